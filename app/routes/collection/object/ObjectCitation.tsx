import { Button } from '#app/components/button/Button.tsx';
import { toasts } from '#app/components/toasts/toast-store.ts';
import { useMessages } from '#app/i18n/language-context.tsx';
import english from '#locales/en/objectDetail.json';
import { fill } from '#shared/languages/fill.ts';
import type { Citations } from './cite-object.ts';
import styles from './ObjectDetail.module.css';

/** One object as it is named in other places, ready to be copied. */
export function ObjectCitation({ of: citations }: { of: Citations }) {
  const messages = useMessages('objectDetail', english).cite;
  const formats = [
    ['plain', messages.plain],
    ['bibtex', 'BibTeX'],
    ['ris', 'RIS'],
    ['wikipedia', 'Wikipedia'],
  ] as const;
  const copy = (text: string) =>
    void navigator.clipboard.writeText(text).then(
      () => toasts.add({ title: messages.copied }),
      () => toasts.add({ title: messages.notCopied }),
    );
  return formats.map(([format, name]) => (
    <figure key={format} className={styles.citation}>
      <figcaption>
        {name}
        <Button
          kind="quiet"
          data-needs-scripts
          aria-label={fill(messages.copyOf, { format: name })}
          onClick={() => copy(citations[format])}
        >
          {messages.copy}
        </Button>
      </figcaption>
      <pre>{citations[format]}</pre>
    </figure>
  ));
}
