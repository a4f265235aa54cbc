import { type ComponentType, useEffect, useId, useRef, useState } from 'react';
import type { PluralForms } from '#shared/languages/choose-plural.ts';
import type { LocalizedText } from '#shared/languages/localized-text.ts';
import styles from './SuggestField.module.css';
import type { SuggestionsProps } from './Suggestions.tsx';

export interface SuggestItem {
  /** The value of the field afterwards. */
  readonly value: string;
  readonly label: LocalizedText | string;
  /** What it is, in the visitor's language: "Material". */
  readonly kind?: string;
  /** A second line: the detail that has the words, or where and when a work was made. */
  readonly note?: LocalizedText;
  /** Address of a small picture. */
  readonly picture?: string;
  /** How many it finds, formatted. */
  readonly count?: string;
  /** Path without language: choosing goes there at once; without it the form is sent with `value`. */
  readonly href?: string;
}

export interface SuggestFieldProps {
  /** The visible label, elsewhere, names it by this id. */
  readonly id: string;
  readonly name: string;
  /** The value in the address. The field follows it. */
  readonly value: string;
  /** Best first, at most about ten. May fail: then nothing is suggested. */
  readonly load: (text: string, signal: AbortSignal) => Promise<readonly SuggestItem[]>;
  readonly messages: {
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
 * and sends it; without scripts it is a plain search field. What suggests comes with the focus. The
 * list hangs from the nearest positioned element around it, usually the line with the field and its
 * button.
 */
export function SuggestField(props: SuggestFieldProps) {
  const { value, messages } = props;
  const input = useRef<HTMLInputElement>(null);
  const listId = useId();
  const [Suggestions, setSuggestions] = useState<ComponentType<SuggestionsProps> | null>(null);
  const [active, setActive] = useState<number | null>(null);
  // Before scripts have come it is no combobox.
  const [isReady, setReady] = useState(false);

  const prepare = () => {
    import('./Suggestions.tsx').then(
      (module) => setSuggestions(() => module.Suggestions),
      // The form works without.
      () => {},
    );
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: somebody may have been quicker than the scripts
  useEffect(() => {
    setReady(true);
    if (document.activeElement === input.current) prepare();
  }, []);

  // The field says what the address says, also after the way back. What was typed before the scripts
  // had come stays.
  const shown = useRef(value);
  useEffect(() => {
    if (shown.current === value) return;
    shown.current = value;
    if (input.current) input.current.value = value;
  }, [value]);

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
          'aria-expanded': active !== null,
          'aria-controls': listId,
          'aria-activedescendant':
            active !== null && active >= 0 ? toOptionId(listId, active) : undefined,
        })}
        onFocus={prepare}
      />
      {Suggestions ? (
        <Suggestions {...props} listId={listId} input={input} onShow={setActive} />
      ) : (
        <div
          id={listId}
          role="listbox"
          aria-label={messages.suggestions}
          hidden
          className={styles.list}
          data-ground="white"
        />
      )}
    </div>
  );
}

export const toOptionId = (listId: string, index: number) => `${listId}-${index}`;
