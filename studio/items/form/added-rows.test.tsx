import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { showForm } from './form.test-support.tsx';

afterEach(cleanup);
// The test's document shows nothing, so it has nowhere to move it to.
Element.prototype.scrollIntoView = () => {};

const pathOfFocus = () =>
  document.activeElement?.closest('[data-path]')?.getAttribute('data-path') ?? '';

test('whoever adds to a list writes on in what was added', async () => {
  await showForm('exhibition', {});
  fireEvent.click(screen.getByRole('button', { name: 'Add: Credits' }));
  await waitFor(() => expect(pathOfFocus()).toMatch(/^en\.credits\[.+\]\./));
});

test('whoever adds a part to a page writes on in it', async () => {
  await showForm('exhibition', {});
  fireEvent.click(screen.getByRole('button', { name: 'Add a part' }));
  fireEvent.click(screen.getByRole('button', { name: /^Accordion/ }));
  await waitFor(() => expect(pathOfFocus()).toMatch(/^en\.slices\[accordion\$.+\]\./));
});
