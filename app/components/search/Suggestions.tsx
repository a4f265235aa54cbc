import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { Localized } from '#app/components/text/Localized.tsx';
import { useLanguage, useLocalPath } from '#app/i18n/language-context.tsx';
import { choosePlural } from '#shared/languages/choose-plural.ts';
import { fill } from '#shared/languages/fill.ts';
import { createSuggester, type Suggester } from './create-suggester.ts';
import styles from './SuggestField.module.css';
import { type SuggestFieldProps, type SuggestItem, toOptionId } from './SuggestField.tsx';

export interface SuggestionsProps extends SuggestFieldProps {
  readonly listId: string;
  readonly input: RefObject<HTMLInputElement | null>;
  /** Told the place that is marked, -1 for the field itself, or null while no list is shown. */
  readonly onShow: (active: number | null) => void;
}

/** The list of a search field: hears what is typed in it, and its keys. */
export function Suggestions(props: SuggestionsProps) {
  const { value, messages, listId, input, onShow } = props;
  const { language } = useLanguage();
  const navigate = useNavigate();
  const localPath = useLocalPath();
  const [items, setItems] = useState<readonly SuggestItem[]>([]);
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const suggester = useRef<Suggester>(undefined);
  const isShown = isOpen && items.length > 0;

  const close = useEffectEvent(() => {
    suggester.current?.stop();
    setOpen(false);
    setActive(-1);
  });
  const load = useEffectEvent(props.load);
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.isComposing) return;
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
  });

  useEffect(() => {
    const field = input.current;
    if (!field) return;
    const made = createSuggester<SuggestItem>({
      load: (text, signal) => load(text, signal),
      show(found) {
        setItems(found);
        setActive(-1);
        setOpen(found.length > 0 && document.activeElement === field);
      },
    });
    suggester.current = made;
    const ending = new AbortController();
    const { signal } = ending;
    const { form } = field;
    field.addEventListener('input', () => made.ask(field.value), { signal });
    field.addEventListener('keydown', (event) => onKeyDown(event), { signal });
    field.addEventListener('blur', () => close(), { signal });
    form?.addEventListener('submit', () => close(), { signal });
    // Typed while this was on its way.
    if (field.value !== field.defaultValue) made.ask(field.value);
    return () => {
      made.stop();
      ending.abort();
    };
  }, [input]);

  useEffect(() => onShow(isShown ? active : null), [onShow, isShown, active]);
  useEffect(() => {
    const option = active >= 0 && document.getElementById(toOptionId(listId, active));
    if (option) option.scrollIntoView({ block: 'nearest' });
  }, [active, listId]);

  function choose(item: SuggestItem) {
    const field = input.current;
    if (!field) return;
    suggester.current?.stop();
    setOpen(false);
    setActive(-1);
    if (item.href) {
      // The field goes back to what the address says; where it goes to may be this very screen.
      field.value = value;
      void navigate(localPath(item.href), { preventScrollReset: false });
    } else {
      field.value = item.value;
      field.form?.requestSubmit();
    }
  }

  return (
    <>
      <div
        id={listId}
        role="listbox"
        aria-label={messages.suggestions}
        hidden={!isShown}
        className={styles.list}
        data-ground="white"
      >
        {items.map((item, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field hears the keys
          <div
            key={`${item.kind} ${item.value} ${item.href}`}
            id={toOptionId(listId, index)}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            className={styles.option}
            // The field keeps the focus.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => choose(item)}
          >
            {item.picture && <img src={item.picture} alt="" width={40} height={40} />}
            <span className={styles.label}>
              {typeof item.label === 'string' ? item.label : <Localized of={item.label} />}
              {item.note && (
                <small>
                  {' '}
                  <Localized of={item.note} />
                </small>
              )}
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
          fill(choosePlural(messages.suggestionCount, items.length, language), {
            count: items.length,
          })}
      </span>
    </>
  );
}
