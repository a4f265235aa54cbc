import { Button } from '#app/components/forms/Button.tsx';
import { toasts } from '#app/components/toasts/toast-store.ts';
import { useWords } from '#app/i18n/language-context.tsx';
import english from '#locales/en/objectDetail.json';
import { fill } from '#shared/fill.ts';
import type { Citations } from './cite-object.ts';
import styles from './ObjectDetail.module.css';

/** One object as it is named in other places, ready to be copied. */
export function ObjectCitation({ of: citations }: { of: Citations }) {
  const words = useWords('objectDetail', english).cite;
  const formats = [
    ['plain', words.plain],
    ['bibtex', 'BibTeX'],
    ['ris', 'RIS'],
    ['wikipedia', 'Wikipedia'],
  ] as const;
  const copy = (text: string) =>
    void navigator.clipboard.writeText(text).then(
      () => toasts.add({ title: words.copied }),
      () => toasts.add({ title: words.notCopied }),
    );
  return formats.map(([format, name]) => (
    <figure key={format} className={styles.citation}>
      <figcaption>
        {name}
        <Button
          kind="quiet"
          data-needs-scripts
          aria-label={fill(words.copyOf, { format: name })}
          onClick={() => copy(citations[format])}
        >
          {words.copy}
        </Button>
      </figcaption>
      <pre>{citations[format]}</pre>
    </figure>
  ));
}
