import { expect, test } from 'vitest';
import type { BuilderContent, PageBuilder, Visit } from '#services/page-builder/contract.ts';
import { listBuilderPages, listTexts } from './list-builder-pages.ts';

const toContent = (data: BuilderContent['data']) => ({ data }) as BuilderContent;
const text = (options: Record<string, unknown>) => ({
  id: 'block',
  component: { name: 'Text', options },
});

test('a page says its texts, without markup, settings and addresses', () => {
  const content = toContent({
    title: 'Access',
    blocks: [
      text({ text: '<p>Every <b>step</b>&nbsp;&amp; door. {{state.found}}</p><style>p{}</style>' }),
      text({ layout: 'beside', image: '/images/a b.webp', link: 'https://museum.example/a' }),
      { id: 'outer', children: [text({ rows: [{ cells: ['Sea Terrace', 'left'] }] })] },
    ],
  });
  expect(listTexts(content)).toEqual(['Access', 'Every step & door.', 'Sea Terrace']);
});

test('pages stand at their own address or that of our screen, each text in its language', async () => {
  const findContent = async (_: string, { urlPath, language }: Visit) =>
    urlPath === '/gone'
      ? null
      : toContent({
          title: language === 'es' ? 'Acceso' : 'Access',
          description: 'Every step.',
          blocks: [],
        });
  const builder = {
    listPaths: async () => ['/visit/access', '/visit', '/gone', '/night'],
    findContent,
  };
  const entries = await listBuilderPages(builder as unknown as PageBuilder, 'es');
  expect(entries).toMatchObject([
    {
      href: '/visit/access',
      title: { text: 'Acceso', language: 'es' },
      summary: { text: 'Every step.', language: 'en' },
    },
    { href: '/visit' },
    { href: '/builder/night' },
  ]);
});
