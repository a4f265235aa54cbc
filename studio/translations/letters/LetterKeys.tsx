import { type CSSProperties, useEffect, useRef, useState } from 'react';
import { fill, useWords, type Words } from '../../words/words.ts';
import styles from './LetterKeys.module.css';
import { findLetter, findWrongOkina, type Letter, listLetters } from './letters.ts';
import {
  findTypedField,
  insertText,
  readText,
  replaceOkina,
  type TypedField,
} from './typed-field.ts';

interface Typing {
  readonly field: TypedField;
  readonly language: string;
}

/**
 * Keys for letters that a keyboard may not have, while somebody is in a field of a language that wants
 * them. They write into any kind of field as typing does.
 */
export function LetterKeys() {
  const { letters: words } = useWords();
  const typing = useTyping();
  const bottom = useKeyboardHeight(typing !== null);
  const keys = useUncovered(typing?.field, bottom);
  if (!typing) return null;
  const { field, language, missed } = typing;
  return (
    <div
      ref={keys}
      role="toolbar"
      data-letter-keys
      aria-label={words[language as 'haw' | 'es']}
      className={styles.keys}
      style={{ '--keyboard': `${bottom}px` } as CSSProperties}
      // The field keeps the focus and its caret.
      onPointerDown={(event) => event.preventDefault()}
    >
      {listLetters(language).map((letter) => (
        <button
          key={letter.letter}
          type="button"
          tabIndex={-1}
          lang={language}
          aria-label={nameOf(letter, words)}
          title={`${nameOf(letter, words)} (${letter.shortcut})`}
          data-capital={letter.isCapital || undefined}
          onClick={() => insertText(field, letter.letter)}
        >
          {letter.letter}
        </button>
      ))}
      {missed > 0 && (
        <button
          type="button"
          className={styles.offer}
          title={`${words.okinaHelp} (Alt+.)`}
          onClick={() => replaceOkina(field)}
        >
          {fill(words.okinaOffer, { count: missed })}
        </button>
      )}
      <p className={styles.help}>{words.help[language as 'haw' | 'es']}</p>
    </div>
  );
}

const nameOf = ({ name, plain }: Letter, words: Words['letters']): string =>
  fill(words.names[name], { letter: plain });

/** The field that somebody is in, where its language has keys. */
function useTyping(): (Typing & { readonly missed: number }) | null {
  const [typing, setTyping] = useState<Typing | null>(null);
  const [missed, setMissed] = useState(0);
  const now = useRef<Typing | null>(null);
  useEffect(() => {
    const count = ({ field, language }: Typing) =>
      setMissed(language === 'haw' ? findWrongOkina(readText(field)).length : 0);
    const enter = (next: Typing | null) => {
      now.current = next && listLetters(next.language).length > 0 ? next : null;
      setTyping(now.current);
      if (now.current) count(now.current);
    };
    const onFocus = ({ target }: FocusEvent) => enter(findTypedField(target));
    const onBlur = ({ relatedTarget }: FocusEvent) => {
      const isWithin =
        relatedTarget instanceof Element && relatedTarget.closest('[data-letter-keys]');
      if (!isWithin) enter(null);
    };
    const onInput = () => now.current && count(now.current);
    const onKey = (event: KeyboardEvent) => {
      if (!now.current) return;
      const { field, language } = now.current;
      const letter = findLetter(language, event);
      const isOffer = language === 'haw' && event.altKey && event.code === 'Period';
      if (!letter && !isOffer) return;
      event.preventDefault();
      event.stopPropagation();
      if (letter) insertText(field, letter.letter);
      else replaceOkina(field);
    };
    document.addEventListener('focusin', onFocus);
    document.addEventListener('focusout', onBlur);
    document.addEventListener('input', onInput);
    document.addEventListener('keydown', onKey, true);
    return () => {
      document.removeEventListener('focusin', onFocus);
      document.removeEventListener('focusout', onBlur);
      document.removeEventListener('input', onInput);
      document.removeEventListener('keydown', onKey, true);
    };
  }, []);
  return typing && { ...typing, missed };
}

/** Scrolls a field out from under the keys, which come when it has the focus. */
function useUncovered(field: TypedField | undefined, bottom: number) {
  const keys = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const edge = keys.current?.getBoundingClientRect().top;
    const place = field?.getBoundingClientRect();
    if (edge === undefined || !place || bottom < 0) return;
    // Of a long text its beginning stays in sight.
    const covered = Math.min(place.bottom + 16 - edge, place.top - 16);
    if (covered > 0) window.scrollBy({ top: covered });
  }, [field, bottom]);
  return keys;
}

/** Pixels that a telephone's own keyboard covers. */
function useKeyboardHeight(isWanted: boolean): number {
  const [height, setHeight] = useState(0);
  useEffect(() => {
    const { visualViewport: seen } = window;
    if (!isWanted || !seen) return;
    const measure = () => setHeight(Math.max(0, window.innerHeight - seen.height - seen.offsetTop));
    measure();
    seen.addEventListener('resize', measure);
    seen.addEventListener('scroll', measure);
    return () => {
      seen.removeEventListener('resize', measure);
      seen.removeEventListener('scroll', measure);
    };
  }, [isWanted]);
  return height;
}
