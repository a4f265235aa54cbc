import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useRef } from 'react';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import words from '../../words/en/all.ts';
import { LanguageContext } from '../../words/words.ts';
import type { ListedMedia } from '../media-query.ts';
import { ContactSheet } from './ContactSheet.tsx';
import { useSelection } from './use-selection.ts';

const media = ['a', 'b', 'c', 'd', 'e'].map(
  (id) =>
    ({ id, name: `${id}.pdf`, kind: 'document', origin: 'studio', alt: {}, uses: 1 }) as never,
) as readonly ListedMedia[];

function Sheet({ isSelecting = false }) {
  const sheet = useRef<HTMLUListElement>(null);
  const selection = useSelection(media);
  return (
    <MemoryRouter>
      <LanguageContext value={{ language: 'en', words, speak: () => {} }}>
        <ContactSheet sheet={sheet} media={media} selection={isSelecting ? selection : undefined} />
        <button type="button">After</button>
        <output>{selection.media.map(({ id }) => id).join()}</output>
      </LanguageContext>
    </MemoryRouter>
  );
}

test('a sheet is one stop of the Tab key, and arrow keys go among its pictures', async () => {
  const user = userEvent.setup();
  render(<Sheet />);
  const focused = () => document.activeElement?.textContent ?? '';
  await user.tab();
  expect(focused()).toContain('a.pdf');
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(focused()).toContain('c.pdf');
  await user.keyboard('{End}{ArrowLeft}');
  expect(focused()).toContain('d.pdf');
  await user.tab();
  expect(focused()).toBe('After');
  await user.tab({ shift: true });
  expect(focused()).toContain('d.pdf');
});

test('several are selected by keys, with Shift all between two, and taken back one by one', async () => {
  const user = userEvent.setup();
  render(<Sheet isSelecting />);
  const selected = () => screen.getByRole('status').textContent;
  await user.tab();
  await user.keyboard('{ArrowRight} ');
  expect(selected()).toBe('b');
  await user.keyboard('{Shift>}');
  await user.click(screen.getByRole('button', { name: 'Select d.pdf' }));
  await user.keyboard('{/Shift}');
  expect(selected()).toBe('b,c,d');
  await user.click(screen.getByRole('button', { name: 'Select c.pdf' }));
  expect(selected()).toBe('b,d');
});
