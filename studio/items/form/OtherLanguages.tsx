import { type Language, languageOptions } from '#shared/languages/languages.ts';
import { Button } from '../../widgets/Button.tsx';
import { fill, useWords } from '../../words/words.ts';
import type { FormField } from '../fields/field-props.ts';
import { focusField } from './asked-field.ts';
import { isWrittenIn } from './form-context.ts';
import styles from './ItemForm.module.css';
import { useShownLanguages } from './shown-languages.ts';

/** Below a form in one language, the ways to the same fields in the others: its head is far by then. */
export function OtherLanguages({ fields }: { readonly fields: readonly FormField[] }) {
  const { items } = useWords();
  const { shown, show } = useShownLanguages();
  const others = languageOptions.filter(
    ({ code }) =>
      code !== shown.at(-1) && code !== 'en' && fields.some((field) => isWrittenIn(code, field)),
  );
  function goOn(code: Exclude<Language, 'en'>) {
    show(['en', code]);
    focusField((path) => path.startsWith(`${code}.`));
  }
  if (others.length === 0) return null;
  return (
    <p className={styles.others}>
      {others.map(({ code, nativeName }) => (
        <Button key={code} onClick={() => goOn(code as Exclude<Language, 'en'>)}>
          {fill(items.goOnIn, { language: nativeName })}
        </Button>
      ))}
    </p>
  );
}
