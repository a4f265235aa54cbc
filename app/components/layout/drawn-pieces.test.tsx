// @vitest-environment node
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import {
  LanguageProvider,
  ServerTranslationsContext,
  useMessages,
} from '#app/i18n/language-context.tsx';
import { Translations } from '#app/i18n/translations.ts';
import english from '#locales/en/footer.json';
import spanish from '#locales/es/footer.json';
import { DrawnPieces, DrawnPiecesContext } from './drawn-pieces.ts';
import { Piece, WhenWanted } from './WhenWanted.tsx';

interface Frame {
  readonly name: string;
  readonly nonce?: string;
}

let drawn = 0;

function Foot({ of }: { of: Frame | null }) {
  drawn += 1;
  const { newsletter } = useMessages('footer', english);
  return (
    <footer>
      <div>
        <div>{of?.name}</div> {newsletter.button} {of?.nonce && <script nonce={of.nonce} />}
      </div>
    </footer>
  );
}

const foot = new Piece(
  'foot',
  async () => Foot,
  ({ of }) => of,
);
await foot.load();

function renderPage(of: Frame | null) {
  const translations = new Translations('es', { footer: spanish });
  const pieces = new DrawnPieces(translations);
  const html = renderToString(
    <MemoryRouter initialEntries={['/es']}>
      <LanguageProvider>
        <ServerTranslationsContext value={translations}>
          <DrawnPiecesContext value={pieces}>
            <main>{of?.name}</main>
            <WhenWanted piece={foot} of={of} />
            <div>after</div>
          </DrawnPiecesContext>
        </ServerTranslationsContext>
      </LanguageProvider>
    </MemoryRouter>,
  );
  pieces.keep(html);
  return { html, words: translations.usedWords };
}

beforeEach(() => {
  drawn = 0;
});

test('a piece is drawn once for all that it is made of, with the words for the browser', () => {
  const frame = { name: 'Hale Girih' };
  const first = renderPage(frame);
  const second = renderPage(frame);
  expect(drawn).toBe(1);
  expect(first.html).toContain('<div>Hale Girih</div>');
  expect(second).toEqual(first);
  expect(second.words).toEqual({ footer: spanish });
});

test('what is made of anything else is drawn anew', () => {
  renderPage({ name: 'Monday' });
  expect(renderPage({ name: 'Tuesday' }).html).toContain('<div>Tuesday</div>');
  expect(drawn).toBe(2);
});

test('what is made of nothing that is known is drawn each time', () => {
  renderPage(null);
  renderPage(null);
  expect(drawn).toBe(2);
});

test('code that is marked as ours on one page never stands on another', () => {
  const frame = { name: 'Hale Girih', nonce: 'of this page' };
  renderPage(frame);
  renderPage(frame);
  expect(drawn).toBe(2);
});
