// @vitest-environment node
import { HtmlValidate } from 'html-validate';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { LanguageProvider } from '#app/i18n/language-context.tsx';
import { htmlRules } from '../../../tests/crawl/html-rules.ts';
import { prepareContent } from '../prepare/prepare-content.ts';
import { block, component, text, toEntry } from '../show-entry.test-support.tsx';
import { EntryView } from './EntryView.tsx';

test('what blocks draw is valid HTML', async () => {
  const { content } = prepareContent(
    toEntry({
      blocks: [
        text('<h1>Title</h1><p>a <a href="/visit">b</a></p>'),
        component('Image', { image: '/images/a/b.webp', altText: 'A court', aspectRatio: 0.5 }),
        component('Image', { image: '/images/a/b.webp', highPriority: true }),
        component('Raw:Img', { image: '/images/a/b.webp' }),
        component('Video', { video: '/films/a.mp4', aspectRatio: 0.5 }),
        component('Columns', {
          columns: [{ blocks: [text('a')] }, { blocks: [text('b')], link: '/visit' }],
        }),
        component('Core:Section', { lazyLoad: true }, { children: [text('lazy')] }),
        component('Core:Button', { text: 'Go', link: '/visit', openLinkInNewTab: true }),
        component('Core:Button', { text: 'Do' }),
        component('Builder: Tabs', {
          tabs: [1, 2].map((n) => ({ label: [text(`Tab ${n}`)], content: [text('content')] })),
        }),
        component('Builder:Accordion', { items: [{ title: [text('Q')], detail: [text('A')] }] }),
        component('Builder:Carousel', {
          slides: [{ content: [text('1')] }, { content: [text('2')] }],
        }),
        component('Builder:Masonry', { tiles: [{ content: [text('1')] }] }),
        component('Symbol', { symbol: { content: { id: 's', data: { blocks: [text('s')] } } } }),
        block({
          tagName: 'section',
          properties: { 'aria-label': 'A part' },
          children: [text('x')],
        }),
      ],
    }),
    { language: 'en' },
  );
  const html = renderToString(
    <MemoryRouter>
      <LanguageProvider>
        <EntryView of={{ content, loaded: [] }} />
      </LanguageProvider>
    </MemoryRouter>,
  );
  const report = await new HtmlValidate(htmlRules).validateString(html);
  const problems = report.results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  );
  expect(problems).toEqual([]);
});
