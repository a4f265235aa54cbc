import { lazyPart } from '../../../widgets/lazy-part.tsx';
import type { FieldProps } from '../field-props.ts';
import styles from './RichText.module.css';
import { readTextRules } from './rules.ts';
import type { TextBlock } from './text-block.ts';

type RichTextProps = FieldProps<readonly TextBlock[]>;

/** Formatted text. Its editor comes when the first one is shown; until then the words are there. */
export const RichTextField = lazyPart<RichTextProps>(
  async () => (await import('./RichTextEditor.tsx')).RichTextEditor,
  Waiting,
);

function Waiting({ field, value, language, isReadOnly }: RichTextProps) {
  const { isSingle } = readTextRules(field.config);
  return (
    <div
      className={styles.frame}
      data-single={isSingle}
      data-readonly={isReadOnly}
      aria-busy="true"
    >
      <div className={styles.text} lang={language}>
        {(value ?? []).map(({ text }, position) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: drawn once
          <p key={position}>{text}</p>
        ))}
      </div>
    </div>
  );
}
