export type Fields = Readonly<Record<string, unknown>>;

/** A content of ours, written after one of the page builder's public test contents. */
export interface Case {
  readonly name: string;
  /** The public contents whose subject it has, by their file names. Source: reference §13. */
  readonly after: readonly string[];
  readonly data: Fields;
  readonly meta?: Fields;
  /** Of an A/B test, by id. */
  readonly variations?: Fields;
  readonly language?: 'en' | 'es';
  /** What the site's own program passes in. */
  readonly passed?: Fields;
  /** The official renderer gets it as the service answers when it is asked in that language. */
  readonly isServed?: true;
  /** Something of it is left out, which the editor is told. */
  readonly warns?: true;
  /** Texts that are clicked one after the other before anything is compared. */
  readonly clicks?: readonly string[];
}

export const block = (name: string, fields: Fields = {}, children?: readonly Fields[]): Fields => ({
  '@type': '@builder.io/sdk:Element',
  id: `builder-x-${name}`,
  ...fields,
  ...(children && { children }),
});

export const component = (
  id: string,
  name: string,
  options: Fields,
  fields: Fields = {},
  children?: readonly Fields[],
) => block(id, { component: { name, options }, ...fields }, children);

export const text = (id: string, html: unknown, fields?: Fields) =>
  component(id, 'Text', { text: html }, fields);

/** Styles for all widths, up to 991 px and up to 640 px. */
export const styled = (large: Fields, medium?: Fields, small?: Fields): Fields => ({
  responsiveStyles: { large, ...(medium && { medium }), ...(small && { small }) },
});

/** What the editor writes into a new block. */
export const dropped = {
  display: 'flex',
  flexDirection: 'column',
  position: 'relative',
  flexShrink: '0',
  boxSizing: 'border-box',
  marginTop: '20px',
};

export const localized = (Default: unknown, es: unknown): Fields => ({
  '@type': '@builder.io/core:LocalizedValue',
  Default,
  en: Default,
  es,
});

/** A symbol with its entry in it, as the service answers with references included. */
export const symbol = (
  id: string,
  entry: Fields,
  passed: Fields = {},
  fields: Fields = {},
  more: Fields = {},
) =>
  component(
    id,
    'Symbol',
    {
      symbol: {
        model: 'symbol',
        entry: `entry-${id}`,
        data: passed,
        content: {
          id: `entry-${id}`,
          name: id,
          model: 'symbol',
          published: 'published',
          data: entry,
          ...more,
        },
      },
    },
    fields,
  );
