import { memo, useCallback, useId } from 'react';
import { type Language, languageOptions } from '#shared/languages/languages.ts';
import { useWords } from '../../words/words.ts';
import type { FormField } from '../fields/field-props.ts';
import { fieldOf, hasOwnForm } from '../fields/fields.ts';
import { useDraftValue, useOpenItem } from '../item/open-item.ts';
import { PresentIn } from '../item/Present.tsx';
import { translationStates } from '../item/slots.ts';
import { Conflicts } from './Conflicts.tsx';
import styles from './FieldRow.module.css';
import { isWrittenIn, useFormPlace } from './form-context.ts';
import { widthOf } from './form-order.ts';
import { GroupField } from './GroupField.tsx';
import { menuFormOf } from './menu/menu-forms.ts';
import { useProblems } from './problems.ts';
import { SlicesField } from './SlicesField.tsx';

/** One field of a form, in each language that is shown. Typing in another one does not draw it anew. */
export const FieldRow = memo(function FieldRow({ field }: { readonly field: FormField }) {
  const { type, modelPrefix, shown } = useFormPlace();
  const written = shown.filter((language) => isWrittenIn(language, field));
  if (field.type === 'UID' || written.length === 0) return null;
  if (!fieldOf(type, modelPrefix + field.name, field)) {
    if (field.type === 'Group') {
      const Menu = menuFormOf(type, modelPrefix + field.name);
      if (!Menu) return <GroupField field={field} />;
      return <Menu field={field} />;
    }
    return (
      <div className={styles.row} data-columns={shown.length}>
        {written.map((language) => (
          <SlicesField key={language} field={field} language={language} />
        ))}
      </div>
    );
  }
  return (
    <div
      className={styles.row}
      data-columns={shown.length}
      data-width={written.length > 1 ? undefined : widthOf(field)}
      data-own={hasOwnForm(type, modelPrefix + field.name)}
    >
      {written.map((language) => (
        <FieldCell
          key={language}
          field={field}
          language={language}
          isOneOfMany={written.length > 1}
        />
      ))}
    </div>
  );
});

function FieldCell({
  field,
  language,
  isOneOfMany,
}: {
  readonly field: FormField;
  readonly language: Language;
  readonly isOneOfMany: boolean;
}) {
  const { items } = useWords();
  const { type, prefix, modelPrefix, mayWrite } = useFormPlace();
  const { draft } = useOpenItem();
  const below = prefix + field.name;
  const path = `${language}.${below}`;
  const value = useDraftValue(path);
  const source = useDraftValue(`en.${below}`);
  const problems = useProblems(path);
  const id = useId();
  const onChange = useCallback((next: unknown) => draft.write(path, next), [draft, path]);
  const Field = fieldOf(type, modelPrefix + field.name, field);
  if (!Field) return null;
  // Beside English it is read there.
  const help = isOneOfMany && language !== 'en' ? null : field.help;
  const described = [help && `${id}-help`, problems.length > 0 && `${id}-problem`].filter(Boolean);
  return (
    <div className={styles.cell} data-path={path}>
      <div className={styles.name}>
        <label id={`${id}-label`} htmlFor={`${id}-input`}>
          {field.label}
          {isOneOfMany && <LanguageName language={language} />}
        </label>
        {field.isRequired && language === 'en' && (
          <span className={styles.required}>{items.required}</span>
        )}
        {language !== 'en' &&
          translationStates.map((State, position) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a list in the source
            <State key={position} path={path} language={language} />
          ))}
        <PresentIn path={path} />
      </div>
      {help && (
        <p id={`${id}-help`} className={styles.help}>
          {help}
        </p>
      )}
      <Field
        field={field}
        value={value}
        onChange={onChange}
        path={path}
        language={language}
        source={language === 'en' ? undefined : source}
        isReadOnly={!mayWrite(language, field)}
        inputId={`${id}-input`}
        labelId={`${id}-label`}
        describedBy={described.join(' ') || undefined}
        isInvalid={problems.length > 0}
      />
      <Conflicts path={path} language={language} field={field} />
      {problems.length > 0 && (
        <div id={`${id}-problem`} className={styles.problem}>
          {problems.map((problem) => (
            <p key={problem}>{problem}</p>
          ))}
        </div>
      )}
    </div>
  );
}

function LanguageName({ language }: { readonly language: Language }) {
  const name = languageOptions.find(({ code }) => code === language)?.nativeName;
  return (
    <>
      {' '}
      <span className={styles.language} lang={language}>
        {name}
      </span>
    </>
  );
}
