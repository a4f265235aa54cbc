import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { showPiece } from '#app/components/show-piece.test-support.tsx';
import { ReserveForm, type ReserveFormProps } from './ReserveForm.tsx';

const hold: ReserveFormProps['of'] = {
  expiresAt: '2026-11-27T18:00:00Z',
  until: 'Your places are kept until 8 am',
  secondsLeft: 600,
  canExtend: true,
  canRenew: true,
  reserve: 'Reserve 4 places',
  details: null,
  asksLanguage: true,
};

const answer = { values: {}, problems: {}, failure: null, refusal: null, key: '', token: '' };

const show = (more: Partial<NonNullable<ReserveFormProps['answer']>>) =>
  showPiece(<ReserveForm of={hold} token="page-token" answer={{ ...answer, ...more }} />);

test('Enter in the name reserves, though the button for more time stands before it', () => {
  show({});
  screen.getByRole('button', { name: 'More time' });
  const { form } = screen.getByRole<HTMLInputElement>('textbox', { name: /^Name/ });
  // Browsers press the first of those that send the field's own form.
  const first = [...(form?.elements ?? [])].find(
    (element) => element instanceof HTMLButtonElement && element.type === 'submit',
  );
  expect(first?.textContent).toBe('Reserve 4 places');
  // It stays in reach of the thumb.
  expect(first?.closest('[data-at-hand]')).not.toBeNull();
});

test('what few write waits folded, and is open where something was written', () => {
  const isOpen = () => screen.getByText('What would help you').closest('details')?.open;
  const { unmount } = show({});
  expect(isOpen()).toBe(false);
  unmount();
  show({ values: { access: 'A stool' } });
  expect(isOpen()).toBe(true);
});
