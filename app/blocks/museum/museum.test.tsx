import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { component, showEntry, text } from '../show-entry.test-support.tsx';

test('a section shows what is put into it below its heading', () => {
  showEntry({
    blocks: [
      component(
        'Museum:Section',
        { heading: 'What fits', layout: 'beside' },
        { children: [text('<p>Forty chairs.</p>')] },
      ),
    ],
  });
  expect(screen.getByRole('heading', { level: 2, name: 'What fits' })).toBeDefined();
  expect(screen.getByText('Forty chairs.')).toBeDefined();
});

test('a table names its rows by their first cell', () => {
  showEntry({
    blocks: [
      component('Museum:Table', {
        caption: 'Rooms',
        columns: [{ title: 'Room' }, { title: 'Seated' }],
        rows: [{ cells: 'Library\n18' }],
      }),
    ],
  });
  expect(screen.getByRole('rowheader', { name: 'Library' })).toBeDefined();
  expect(screen.getByRole('cell', { name: '18' })).toBeDefined();
});

test('drawers hold editors’ text, cleaned', () => {
  const { container } = showEntry({
    blocks: [
      component('Museum:Accordion', {
        items: [{ title: 'When', text: '<p>At six.</p><script>alert(1)</script>', isOpen: true }],
      }),
    ],
  });
  expect(container.querySelector('details')?.open).toBe(true);
  expect(screen.getByText('At six.')).toBeDefined();
  expect(container.querySelector('script')).toBeNull();
});

test('a list whose items could not be had leaves nothing behind', () => {
  const { container } = showEntry({
    blocks: [component('Museum:Items', { kind: 'news', heading: 'News' })],
  });
  expect(container.querySelector('h2')).toBeNull();
});

test('a push without a safe address leads home', () => {
  showEntry({
    blocks: [
      component('Museum:PagePush', { title: 'On', linkText: 'Go', link: 'javascript:alert(1)' }),
    ],
  });
  expect(screen.getByRole('link', { name: 'Go' }).getAttribute('href')).toBe('/');
});

test('a hero may show a film of the video site, in the tone of its colour', () => {
  const { container } = showEntry({
    blocks: [
      component('Museum:Hero', { title: 'A', youtubeVideoId: 'aqz-KE-bpKQ', textColor: '#111111' }),
      component('Museum:Hero', { title: 'B', youtubeVideoId: 'x"><script>' }),
    ],
  });
  const [first, second] = container.querySelectorAll('header[data-variant]');
  expect(first?.getAttribute('data-tone')).toBe('dark');
  expect(first?.hasAttribute('data-has-film')).toBe(true);
  expect(second?.hasAttribute('data-has-film')).toBe(false);
});

test('the sentence of a head leads to its telephone and its address', () => {
  showEntry({
    blocks: [
      component('Museum:PageHeader', {
        title: 'Access',
        lead: 'Opened in 1937. Ask ahead: +1 808 555 0145 or access@museum.example.',
      }),
    ],
  });
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toContain('tel:+18085550145');
  expect(links).toContain('mailto:access@museum.example');
  expect(screen.getByText(/Opened in 1937/).textContent).toBe(
    'Opened in 1937. Ask ahead: +1 808 555 0145 or access@museum.example.',
  );
});
