import { expect, test } from 'vitest';
import { showPiece } from '#app/components/show-piece.test-support.tsx';
import { MailLink } from './MailLink.tsx';

test('an address that is longer than its line breaks behind the sign, where it is read on', () => {
  const { container } = showPiece(<MailLink to="access@museum.example" />);
  expect(container.querySelector('span')?.innerHTML).toBe('access@<wbr>museum.example');
});
