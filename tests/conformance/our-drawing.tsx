import { MemoryRouter } from 'react-router';
import { EntryView } from '#app/blocks/draw/EntryView.tsx';
import type { PreparedContent } from '#app/blocks/prepared.ts';
import { LanguageProvider } from '#app/i18n/language-context.tsx';

/** A content as our server prepares it. */
export interface OursGiven {
  readonly content: PreparedContent;
  readonly data?: Readonly<Record<string, unknown>> | undefined;
  readonly path: string;
}

/** A content by our renderer, without the site around it. */
export const OurDrawing = ({ of: { content, data, path } }: { of: OursGiven }) => (
  <MemoryRouter initialEntries={[path]}>
    <LanguageProvider>
      <EntryView of={{ content, loaded: [] }} data={data} />
    </LanguageProvider>
  </MemoryRouter>
);
