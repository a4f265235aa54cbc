import { useEffect, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { hasRight } from '#shared/studio/rights.ts';
import { useMe } from '../../api/use-me.ts';
import { useWords } from '../../words/words.ts';
import { useOpenItem } from '../item/open-item.ts';
import { focusField, useAskedField } from './asked-field.ts';
import { FieldRow } from './FieldRow.tsx';
import { FormContext, type FormPlace, hasOwnWords, isWrittenIn } from './form-context.ts';
import { orderFields } from './form-order.ts';
import styles from './ItemForm.module.css';
import { OtherLanguages } from './OtherLanguages.tsx';
import { Problems } from './Problems.tsx';
import { useShownLanguages } from './shown-languages.ts';
import { Tags } from './Tags.tsx';

/** All fields of an item, made from its model, in the parts that the model names. */
export function ItemForm() {
  const { items } = useWords();
  const { item } = useOpenItem();
  useAskedField();
  const { shown, show } = useShownLanguages();
  const [search, setSearch] = useSearchParams();
  const [revealed, reveal] = useState<string | null>(null);
  const me = useMe();
  const { tabs } = item.model;
  const asked = search.get('field')?.split(/[.[]/)[0] ?? '';
  const part =
    tabs[Number(search.get('part') ?? 0) - 1] ??
    tabs.find(({ fields }) => fields.includes(asked)) ??
    tabs[0];
  const fields = orderFields(item.model.fields.filter(({ name }) => part?.fields.includes(name)));
  const languages = shown.join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same languages are another array each time
  const place = useMemo(
    (): FormPlace => ({
      type: item.type,
      prefix: '',
      modelPrefix: '',
      shown,
      listLanguage: 'en',
      revealed,
      Row: FieldRow,
      mayWrite: (language, field) =>
        hasRight(me, 'items.write') ||
        (hasRight(me, 'items.translate') &&
          me.languages.includes(language) &&
          (language === 'en'
            ? field.isLocalized || hasOwnWords(field)
            : isWrittenIn(language, field))),
    }),
    [item.type, languages, me, revealed],
  );
  useEffect(() => (revealed ? focusField((path) => path === revealed) : undefined), [revealed]);

  const showPart = (position: number) =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before);
        next.set('part', String(position + 1));
        return next;
      },
      { replace: true },
    );
  function lead(path: string) {
    const [language = '', name = ''] = path.split(/[.[]/);
    const there = tabs.find(({ fields }) => fields.includes(name));
    if (there && there !== part) showPart(tabs.indexOf(there));
    const other = (['es', 'haw'] as const).find((one) => one === language);
    if (other && !shown.some((one) => one === other)) show(['en', other]);
    // Again, where it was looked for before.
    reveal(null);
    setTimeout(() => reveal(path));
  }

  return (
    <FormContext value={place}>
      <Problems onLead={lead} />
      {tabs.length > 1 && (
        <nav className={styles.parts} aria-label={items.sections}>
          {tabs.map(({ label }, position) => (
            <button
              key={label}
              type="button"
              aria-current={label === part?.label}
              onClick={() => showPart(position)}
            >
              {label}
            </button>
          ))}
        </nav>
      )}
      <div className={styles.form}>
        {fields.map((field) => (
          <FieldRow key={field.name} field={field} />
        ))}
        {part === tabs[0] && <Tags />}
        <OtherLanguages fields={fields} />
      </div>
    </FormContext>
  );
}
