import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createRoutesStub, useActionData } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import { LanguageProvider } from '#app/i18n/language-context.tsx';
import { TextField } from '../forms/Field.tsx';
import { ReservationForm } from './ReservationForm.tsx';
import type { ReservationAnswer } from './reservation-answer.ts';

beforeEach(() => {
  vi.stubGlobal('fetch', async () => Response.json({ token: 'mine', waitMs: 0 }));
});

const nothing = { values: {}, problems: {}, failure: null, refusal: null, key: '', token: '' };

function Page() {
  return (
    <LanguageProvider>
      <ReservationForm
        token="page-token"
        answer={useActionData() as ReservationAnswer | undefined}
        labels={{ name: 'Name', email: 'Email' }}
        sendLabel="Reserve"
        other="All times"
        note={null}
      >
        {({ bind }) => (
          <>
            <TextField label="Name" {...bind('name')} />
            <TextField label="Email" {...bind('email')} />
          </>
        )}
      </ReservationForm>
    </LanguageProvider>
  );
}

async function send(answer: Partial<ReservationAnswer>) {
  const Site = createRoutesStub([
    { path: '/', Component: Page, action: () => ({ ...nothing, ...answer }) },
  ]);
  render(<Site />);
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Reserve' }));
  return { user, summary: await screen.findByRole('alert') };
}

test('what is told of a field goes when it is answered, and the focus stays there', async () => {
  const { user } = await send({
    problems: {
      name: { code: 'required', limit: null },
      email: { code: 'required', limit: null },
    },
  });
  const name = screen.getByRole('textbox', { name: /^Name/ });
  await user.type(name, 'L');
  expect(name.getAttribute('aria-invalid')).not.toBe('true');
  expect(screen.getByRole('alert').textContent).toContain('please correct 1 field');
  expect(document.activeElement).toBe(name);
  const email = screen.getByRole('textbox', { name: /^Email/ });
  await user.type(email, 'l@museum.example');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(document.activeElement).toBe(email);
});

test('a problem leads to its field, and what the server said stays', async () => {
  const { user, summary } = await send({
    values: { name: 'Leilani' },
    problems: { email: { code: 'required', limit: null } },
  });
  expect(document.activeElement).toBe(summary);
  await user.click(screen.getByRole('link', { name: 'Enter your email address.' }));
  const email = screen.getByRole('textbox', { name: /^Email/ });
  expect(document.activeElement).toBe(email);
  expect(email.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByRole('alert').textContent).toContain('please correct 1 field');
});

test('a no is told without being called a mistake', async () => {
  const { summary } = await send({
    refusal: {
      title: 'Taken',
      text: 'Somebody was quicker.',
      times: [],
      wait: null,
      href: '/tickets',
    },
  });
  expect(summary.dataset.kind).toBe('refusal');
  expect(summary.textContent).toContain('Somebody was quicker.');
});
