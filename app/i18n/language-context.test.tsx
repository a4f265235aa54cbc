import { act, render, screen } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { expect, test, vi } from 'vitest';
import english from '#locales/en/navigationMenu.json';
import { LanguageProvider, useLanguage, useMessages } from './language-context.tsx';

function Reader() {
  const { language, isLoading, languages } = useLanguage();
  const messages = useMessages('navigationMenu', english);
  return (
    <p>
      {language} {isLoading ? 'loading' : 'ready'} {messages.actions.tickets}{' '}
      {languages.map(({ nativeName }) => nativeName).join(', ')}
    </p>
  );
}

const Page = () => (
  <LanguageProvider>
    <Reader />
  </LanguageProvider>
);

const Stub = createRoutesStub([{ path: '*', Component: Page }]);
const renderAt = (path: string) => render(<Stub initialEntries={[path]} />);

test('the loading flag stays true until the words of the language are there', async () => {
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  vi.stubGlobal('fetch', async () => {
    await held;
    return Response.json({ actions: { tickets: 'Entradas' } });
  });
  renderAt('/es/visit');
  expect(screen.getByText(/^es loading Tickets English, Español, /)).toBeTruthy();
  await act(async () => answer());
  expect(await screen.findByText(/^es ready Entradas /)).toBeTruthy();
});

test('English is ready at once', () => {
  renderAt('/visit');
  expect(screen.getByText(/^en ready Tickets /)).toBeTruthy();
});
