import { render, screen } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { expectConsole } from '../../../tests/setup/fail-on-console.ts';
import { LanguageProvider } from '../../i18n/language-context.tsx';
import { describeError } from './ErrorScreen.tsx';
import { FrameErrorBoundary } from './FrameErrorBoundary.tsx';

function Broken(): never {
  throw new Error('The bar has lost its links');
}

const PageWithBrokenFrame = () => (
  <LanguageProvider>
    <FrameErrorBoundary>
      <Broken />
    </FrameErrorBoundary>
  </LanguageProvider>
);

const Stub = createRoutesStub([{ path: '/tickets', Component: PageWithBrokenFrame }]);

test('an error of the frame itself shows the generic error screen', async () => {
  expectConsole('error', /The bar has lost its links/);
  render(<Stub initialEntries={['/tickets']} />);
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe(
    'Something went wrong',
  );
  screen.getByText('We encountered an error while loading the page.');
  screen.getByRole('button', { name: 'Reload Page' });
  const details = screen.getByText('Error Details').closest('details');
  expect(details?.open).toBe(false);
  expect(details?.textContent).toContain('The bar has lost its links');
});

test('an answer of the server is described by its status and what it said', () => {
  const answer = { status: 500, statusText: '', internal: false, data: 'The menu is not readable' };
  expect(describeError(answer)).toBe('The server answered 500. The menu is not readable');
  expect(describeError({ ...answer, statusText: 'Teapot', data: { cause: 1 } })).toBe(
    'The server answered 500 Teapot.',
  );
  expect(describeError(new Error('Failed to fetch'))).toBe('Failed to fetch');
  expect(describeError('a word')).toBe('a word');
});
