import { useState } from 'react';
import { Button } from '../../widgets/Button.tsx';
import { Dialog } from '../../widgets/Dialog.tsx';
import { TextField } from '../../widgets/TextField.tsx';
import { useWords } from '../../words/words.ts';
import { ItemChooser } from '../inputs/ItemChooser.tsx';
import styles from './TextTools.module.css';
import type { Writing } from './use-writing.ts';

const kinds = [
  ['p', 'paragraph'],
  ['h2', 'heading2'],
  ['h3', 'heading3'],
  ['h4', 'heading4'],
  ['ul', 'list-item'],
  ['ol', 'o-list-item'],
] as const;

/** What can be done with the text that is written in the page; the page keeps the focus. */
export function TextTools({ writing }: { readonly writing: Writing }) {
  const { pages, fields } = useWords();
  const { text, isLinking } = writing;
  if (!text) return <p className={styles.hint}>{pages.writing.how}</p>;
  const mark = (name: 'strong' | 'em', sign: React.ReactNode) => (
    <button
      type="button"
      aria-label={fields.text[name]}
      aria-pressed={text.marks.includes(name)}
      onClick={() => writing.format(name)}
    >
      {sign}
    </button>
  );
  return (
    <div className={styles.tools} data-text-tools>
      {text.kind === 'html' && (
        // A press takes the focus from the page; what is chosen there would be gone.
        <div
          role="toolbar"
          aria-label={pages.writing.tools}
          onMouseDown={(event) => {
            if (!(event.target instanceof HTMLSelectElement)) event.preventDefault();
          }}
        >
          <select
            aria-label={fields.text.kind}
            value={text.block}
            onChange={({ target }) => writing.format(target.value)}
          >
            {kinds.map(([tag, kind]) => (
              <option key={tag} value={tag}>
                {fields.text.kinds[kind]}
              </option>
            ))}
          </select>
          {mark('strong', <b>B</b>)}
          {mark('em', <i>I</i>)}
          <button
            type="button"
            aria-pressed={text.marks.includes('link')}
            onClick={writing.askForLink}
          >
            {fields.text.linkName}
          </button>
        </div>
      )}
      <p role="status">{pages.writing.hint}</p>
      <Button onClick={writing.end}>{pages.writing.end}</Button>
      {isLinking && <LinkOfWords writing={writing} href={text.href} />}
    </div>
  );
}

/** Asks where the chosen words lead. */
function LinkOfWords({ writing, href }: { readonly writing: Writing; readonly href: string }) {
  const { fields, items } = useWords();
  const [address, setAddress] = useState(href);
  const set = (wanted: string) => {
    writing.closeLink();
    writing.format('link', wanted);
  };
  return (
    <Dialog title={fields.text.linkName} onClose={writing.closeLink}>
      <form
        className={styles.link}
        onSubmit={(event) => {
          event.preventDefault();
          if (address.trim()) set(address.trim());
        }}
      >
        <TextField
          label={fields.text.linkTo}
          value={address}
          inputMode="url"
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          onChange={({ target }) => setAddress(target.value)}
        />
        <ItemChooser label={fields.text.linkTo} onChoose={({ site }) => site && setAddress(site)} />
        <p className={styles.acts}>
          <Button type="submit" kind="main" disabled={!address.trim()}>
            {fields.text.linkSet}
          </Button>
          {href && <Button onClick={() => set('')}>{fields.text.linkRemove}</Button>}
          <Button kind="quiet" onClick={writing.closeLink}>
            {items.cancel}
          </Button>
        </p>
      </form>
    </Dialog>
  );
}
