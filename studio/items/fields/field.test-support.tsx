import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { type ComponentType, useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import type { Language } from '#shared/languages/languages.ts';
import { meQuery } from '../../api/use-me.ts';
import words from '../../words/en/all.ts';
import { LanguageContext } from '../../words/words.ts';
import { typesQuery } from '../item/item-query.ts';
import { type OpenItem, OpenItemContext } from '../item/open-item.ts';
import type { FieldProps, FormField } from './field-props.ts';

export const toField = (type: FormField['type'], more: Partial<FormField> = {}): FormField => ({
  name: 'field',
  label: 'The field',
  type,
  config: {},
  isRequired: false,
  isLocalized: true,
  help: null,
  fields: [],
  ...more,
});

/** A field in a form as the row around it draws it; its value is what was last written. */
export function showField<Value>(
  Field: ComponentType<FieldProps<Value>>,
  field: FormField,
  value: NoInfer<Value> | undefined,
  {
    studioLanguage = 'en',
    content = {},
    item = {},
    ...more
  }: Partial<FieldProps<NoInfer<Value>>> & {
    readonly studioLanguage?: Language;
    /** Of the item around it, by path: `en.opening_hours`. */
    readonly content?: Readonly<Record<string, unknown>>;
    readonly item?: Readonly<Record<string, unknown>>;
  } = {},
) {
  const written: (Value | undefined)[] = [];
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  queries.setQueryData(meQuery.queryKey, { id: 'kai', role: 'editor', languages: [] } as never);
  queries.setQueryData(typesQuery.queryKey, { timeZone: 'Pacific/Honolulu' } as never);
  const wrote: Record<string, unknown> = {};
  const languages: Record<Language, object | null> = { en: {}, es: null, haw: null };
  const listeners = new Set<() => void>();
  const open = {
    item: {
      ...{ setId: 'set', targets: {}, languages, problems: [], model: { fields: [] } },
      ...item,
    },
    draft: {
      languages,
      read: (path: string) => content[path],
      write: (path: string, value: unknown) => Object.assign(wrote, { [path]: value }),
      subscribe: (listener: () => void) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
  } as unknown as OpenItem;
  let set: (value: Value | undefined) => void = () => {};
  function Row() {
    const [present, setPresent] = useState(value);
    set = setPresent;
    return (
      <>
        <label id="label" htmlFor="input">
          {field.label}
        </label>
        <Field
          field={field}
          value={present}
          onChange={(next) => {
            written.push(next);
            setPresent(next);
          }}
          path="en.field"
          language="en"
          source={undefined}
          isReadOnly={false}
          inputId="input"
          labelId="label"
          describedBy={undefined}
          isInvalid={false}
          {...more}
        />
      </>
    );
  }
  const router = createMemoryRouter([{ path: '*', element: <Row /> }]);
  const spoken = { language: studioLanguage, words, speak: () => {} } as const;
  render(
    <LanguageContext value={spoken}>
      <QueryClientProvider client={queries}>
        <OpenItemContext value={open}>
          <RouterProvider router={router} />
        </OpenItemContext>
      </QueryClientProvider>
    </LanguageContext>,
  );
  return {
    /** What the field said, in order. */
    written,
    /** What it wrote into other fields, by path. */
    wrote,
    queries,
    /** Another language of the item is begun. */
    begin: (language: Language) => {
      languages[language] = {};
      for (const listener of listeners) listener();
    },
    /** A value that comes from elsewhere. */
    take: (next: Value | undefined) => set(next),
  };
}
