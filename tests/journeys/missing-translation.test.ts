import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from '@playwright/test';
import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parse } from 'parse5';
import { listScreens } from '../../scripts/screens/screens.ts';
import { openContent, renderPage } from '../setup/render-site.ts';

test('what editors did not translate is shown in English and marked so, on every screen', async () => {
  test.setTimeout(180_000);
  const folder = copyContentWithout('haw');
  const whole = await openContent();
  const untranslated = await openContent(folder);
  try {
    let marked = 0;
    // Beside a title in English a word of the interface may stand that the Hawaiian title makes needless.
    const words = new Set(listInterfaceTexts('haw'));
    const mixed: string[] = [];
    for (const { path } of await listScreens()) {
      // A search in other words finds other things.
      if (path.includes('?q=')) continue;
      const address = `/haw${path === '/' ? '' : path}`;
      const usual = await renderPage(whole.services, address);
      const { html, broken } = await renderPage(untranslated.services, address);
      expect(broken, address).toEqual([]);
      // The version of the collection, which a page of open data tells, is another one.
      // So are the reason of a closed day, which an editor wrote, and the minutes of another text.
      const toWords = (text: string) =>
        text
          .replace(/(?<= Mana )\S+(?=,)/, '')
          .replace(/^(Pani ʻia i kēia lā)[^.]*/, '$1')
          .replace(/^\d+(?= minuke )/, '');
      const known = new Set(listTexts(usual.html).map(({ text }) => toWords(text)));
      const texts = listTexts(html);
      marked += texts.filter(({ lang }) => lang === 'en').length;
      for (const { text, lang } of texts) {
        if (lang === 'haw' && !known.has(toWords(text)) && !words.has(text))
          mixed.push(`${address}: ${text}`);
      }
    }
    expect(mixed, 'marked as Hawaiian, and not on the Hawaiian page').toEqual([]);
    expect(marked).toBeGreaterThan(1_000);
  } finally {
    await whole.close();
    await untranslated.close();
    rmSync(folder, { recursive: true, force: true });
  }
});

/** All words of the interface. */
function listInterfaceTexts(language: string): string[] {
  const listTextsOf = (value: unknown): string[] =>
    typeof value === 'string' ? [value] : Object.values(value ?? {}).flatMap(listTextsOf);
  return readdirSync(join('locales', language)).flatMap((file) =>
    listTextsOf(JSON.parse(readFileSync(join('locales', language, file), 'utf8'))),
  );
}

/** The demo content, its documents without one language; all else is the same. */
function copyContentWithout(language: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'girih-untranslated-'));
  for (const name of readdirSync('content').filter((one) => one !== 'documents')) {
    symlinkSync(resolve('content', name), join(folder, name));
  }
  cpSync('content/documents', join(folder, 'documents'), { recursive: true });
  for (const file of readdirSync(join(folder, 'documents'), {
    recursive: true,
    encoding: 'utf8',
  })) {
    if (!file.endsWith('.json')) continue;
    const path = join(folder, 'documents', file);
    const document = JSON.parse(readFileSync(path, 'utf8'));
    delete document[language];
    writeFileSync(path, JSON.stringify(document));
  }
  return folder;
}

interface MarkedText {
  readonly text: string;
  readonly lang: string;
}

/** The texts of a page's main part that have words, each with its language. */
function listTexts(html: string): MarkedText[] {
  const texts: MarkedText[] = [];
  const visit = (node: DefaultTreeAdapterTypes.ParentNode, lang: string, isMain: boolean) => {
    for (const child of node.childNodes) {
      if (defaultTreeAdapter.isTextNode(child)) {
        const text = child.value.replace(/\s+/g, ' ').trim();
        if (isMain && /\p{L}{2}/u.test(text)) texts.push({ text, lang });
      } else if (defaultTreeAdapter.isElementNode(child) && child.tagName !== 'script') {
        const own = child.attrs.find(({ name }) => name === 'lang')?.value ?? lang;
        visit(child, own, isMain || child.tagName === 'main');
      }
    }
  };
  visit(parse(html), '', false);
  return texts;
}
