import { lazy, Suspense } from 'react';
import type { FieldProps } from '../field-props.ts';
import styles from './RichText.module.css';
import type { TextBlock } from './text-block.ts';

const RichTextEditor = lazy(async () => ({
  default: (await import('./RichTextEditor.tsx')).RichTextEditor,
}));

/** Formatted text. Its editor comes when the first one is shown; until then the words are there. */
export function RichTextField(props: FieldProps<readonly TextBlock[]>) {
  return (
    <Suspense fallback={<Waiting {...props} />}>
      <RichTextEditor {...props} />
    </Suspense>
  );
}

const Waiting = ({ value, language }: FieldProps<readonly TextBlock[]>) => (
  <div className={styles.frame} aria-busy="true">
    <div className={styles.text} lang={language}>
      {(value ?? []).map(({ text }, position) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: drawn once
        <p key={position}>{text}</p>
      ))}
    </div>
  </div>
);
