import { useLayoutEffect } from 'react';
import { MemoryRouter } from 'react-router';
import { adoptSheet } from '#app/blocks/adopt-sheet.ts';
import { EntryView } from '#app/blocks/draw/EntryView.tsx';
import { allParts, loadParts } from '#app/blocks/draw/parts.ts';
import type { PreparedContent } from '#app/blocks/prepared.ts';
import { LanguageProvider } from '#app/i18n/language-context.tsx';
import { setStage } from './stage.ts';

interface Given {
  readonly content: PreparedContent;
  readonly css: string;
  readonly data?: Readonly<Record<string, unknown>>;
  readonly path: string;
}

await loadParts(allParts);

function Shown({ of: { content, css, data, path } }: { of: Given }) {
  useLayoutEffect(() => adoptSheet(css), [css]);
  return (
    <MemoryRouter initialEntries={[path]}>
      <LanguageProvider>
        <EntryView of={{ content, loaded: [] }} data={data} />
      </LanguageProvider>
    </MemoryRouter>
  );
}

setStage<Given>((given) => <Shown of={given} />);
