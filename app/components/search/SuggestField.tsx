import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { Localized } from '#app/components/text/Localized.tsx';
import { useLanguage, useLocalPath } from '#app/i18n/language-context.tsx';
import { choosePlural, type PluralForms } from '#shared/choose-plural.ts';
import { fill } from '#shared/fill.ts';
import type { LocalizedText } from '#shared/localized-text.ts';
import { createSuggester, type Suggester } from './create-suggester.ts';
import styles from './SuggestField.module.css';

export interface SuggestItem {
  /** What the field then holds. */
  readonly value: string;
  readonly label: LocalizedText | string;
  /** What it is, in the visitor's language: "Material". */
  readonly kind?: string;
  /** How many it finds, formatted. */
  readonly count?: string;
  /** Path without language: choosing goes there at once; without it the form is sent with `value`. */
  readonly href?: string;
}

export interface SuggestFieldProps {
  /** The visible label, elsewhere, names it by this id. */
  readonly id: string;
  readonly name: string;
  /** What the address says; the field follows it. */
  readonly value: string;
  /** Best first, at most about ten. May fail: then nothing is suggested. */
  readonly load: (text: string, signal: AbortSignal) => Promise<readonly SuggestItem[]>;
  readonly words: {
    /** Name of the list. */
    readonly suggestions: string;
    /** Said to screen readers when suggestions have come, with the place `{count}`. */
    readonly suggestionCount: PluralForms;
  };
  readonly placeholder?: string;
  readonly maxLength?: number;
}

/**
 * A search field that suggests while one types (combobox with a list, ARIA 1.2). It stands in a form
 * and sends it; without scripts it is a plain search field. The list hangs from the nearest
 * positioned element around it, usually the line with the field and its button.
 */
export function SuggestField(props: SuggestFieldProps) {
  const { value, words } = props;
  const { language } = useLanguage();
  const navigate = useNavigate();
  const localPath = useLocalPath();
  const input = useRef<HTMLInputElement>(null);
  const listId = useId();
  const [items, setItems] = useState<readonly SuggestItem[]>([]);
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  // Before scripts have come it is no combobox.
  const [isReady, setReady] = useState(false);
  useEffect(() => setReady(true), []);

  const load = useRef(props.load);
  load.current = props.load;
  const suggester = useRef<Suggester>(undefined);
  useEffect(() => {
    const made = createSuggester<SuggestItem>({
      load: (text, signal) => load.current(text, signal),
      show(found) {
        setItems(found);
        setActive(-1);
        setOpen(found.length > 0 && document.activeElement === input.current);
      },
    });
    suggester.current = made;
    return made.stop;
  }, []);

  useEffect(() => {
    const option = active >= 0 && document.getElementById(`${listId}-${active}`);
    if (option) option.scrollIntoView({ block: 'nearest' });
  }, [active, listId]);

  const close = () => {
    suggester.current?.stop();
    setOpen(false);
    setActive(-1);
  };

  // The field says what the address says, also after the way back.
  useEffect(() => {
    if (input.current) input.current.value = value;
  }, [value]);
  useEffect(() => {
    const form = input.current?.form;
    const stop = () => {
      suggester.current?.stop();
      setOpen(false);
      setActive(-1);
    };
    form?.addEventListener('submit', stop);
    return () => form?.removeEventListener('submit', stop);
  }, []);

  function choose(item: SuggestItem) {
    const field = input.current;
    if (!field) return;
    close();
    if (item.href) {
      // The field goes back to what the address says; where it goes to may be this very screen.
      field.value = value;
      void navigate(localPath(item.href), { preventScrollReset: false });
    } else {
      field.value = item.value;
      field.form?.requestSubmit();
    }
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.nativeEvent.isComposing) return;
    const isShown = isOpen && items.length > 0;
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step !== 0 && items.length > 0) {
      event.preventDefault();
      if (!isShown) setOpen(true);
      // The field itself, -1, is one of the places of the round.
      const places = items.length + 1;
      setActive(((active + 1 + step + places) % places) - 1);
    } else if (event.key === 'Escape' && isShown) {
      event.preventDefault();
      close();
    } else if (event.key === 'Enter' && isShown) {
      const item = items[active];
      if (!item) return;
      event.preventDefault();
      choose(item);
    }
  }

  const optionId = (index: number) => `${listId}-${index}`;
  const isShown = isOpen && items.length > 0;
  return (
    <div className={styles.field}>
      <input
        ref={input}
        id={props.id}
        type="search"
        name={props.name}
        defaultValue={value}
        placeholder={props.placeholder}
        maxLength={props.maxLength}
        enterKeyHint="search"
        autoComplete="off"
        spellCheck={false}
        {...(isReady && {
          role: 'combobox',
          'aria-autocomplete': 'list',
          'aria-expanded': isShown,
          'aria-controls': listId,
          'aria-activedescendant': isShown && active >= 0 ? optionId(active) : undefined,
        })}
        onInput={(event) => suggester.current?.ask(event.currentTarget.value)}
        onKeyDown={onKeyDown}
        onBlur={close}
      />
      <div
        id={listId}
        role="listbox"
        aria-label={words.suggestions}
        hidden={!isShown}
        className={styles.list}
        data-ground="white"
      >
        {items.map((item, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field hears the keys
          <div
            key={`${item.kind} ${item.value}`}
            id={optionId(index)}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            className={styles.option}
            // The field keeps the focus.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => choose(item)}
          >
            <span className={styles.label}>
              {typeof item.label === 'string' ? item.label : <Localized of={item.label} />}
            </span>
            {(item.kind || item.count) && (
              <span className={styles.facts}>
                {item.kind} {item.count && <span className={styles.count}>{item.count}</span>}
              </span>
            )}
          </div>
        ))}
      </div>
      <span className="visually-hidden" aria-live="polite">
        {isShown &&
          fill(choosePlural(words.suggestionCount, items.length, language), {
            count: items.length,
          })}
      </span>
    </div>
  );
}
