import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createRoutesStub, data, redirect } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import { LanguageProvider } from '#app/i18n/language-context.tsx';
import { guardFields } from '#shared/forms/form-guard.ts';
import { component, showEntry } from '../show-entry.test-support.tsx';
import { NewsletterForm } from './NewsletterForm.tsx';

// Here sheets have no address.
vi.mock('./newsletter.css?url', () => ({ default: '/newsletter.css' }));

beforeEach(() => {
  vi.stubGlobal('fetch', async () => Response.json({ token: 'mine', waitMs: 0 }));
});

const Page = () => (
  <LanguageProvider>
    <NewsletterForm
      options={{ ground: 'accent-mist' }}
      loaded={{ token: 'page-token' }}
      block={{} as never}
      attributes={{}}
    />
  </LanguageProvider>
);
const Thanks = () => <h1>One step is left</h1>;

/** @param answer what the page of the newsletter makes of it */
function open(answer: (form: FormData) => unknown) {
  const sent: FormData[] = [];
  const Stub = createRoutesStub([
    {
      path: '/',
      Component: Page,
    },
    {
      path: '/subscribe',
      Component: Thanks,
      action: async ({ request }) => {
        const form = await request.formData();
        sent.push(form);
        return answer(form);
      },
    },
  ]);
  render(<Stub />);
  return { sent, user: userEvent.setup() };
}

const email = () => screen.getByRole('textbox', { name: 'Email' });
const send = () => screen.getByRole('button', { name: 'Subscribe' });
const consent = () => screen.getByRole('checkbox', { name: /^Yes, write to me/ });

test('without scripts it goes to the page of the newsletter, with what the guard wants', () => {
  const { container } = showEntry({
    blocks: [component('Museum:Newsletter', { title: 'A letter' })],
  });
  const form = container.querySelector('form') as HTMLFormElement;
  expect([form.getAttribute('action'), form.method]).toEqual(['/subscribe', 'post']);
  expect(screen.getByRole('heading', { name: 'A letter' })).toBeDefined();
  const names = [...form.elements].map((one) => one.getAttribute('name')).filter(Boolean);
  expect(names).toEqual([
    'sending-key',
    guardFields.token,
    guardFields.trap,
    'email',
    'newsletterLanguage',
    'consent',
  ]);
});

test('what is missing is said beside its field before anything is sent', async () => {
  const { sent, user } = open(() => null);
  await user.type(email(), 'leilani');
  await user.click(send());
  expect(document.activeElement).toBe(screen.getByRole('alert'));
  expect(screen.getByRole('alert').textContent).toBe('Not sent yet: please correct 2 fields');
  expect(document.getElementById(email().getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Enter the whole address, such as name@example.org.',
  );
  expect(consent().getAttribute('aria-invalid')).toBe('true');
  expect(sent).toEqual([]);
});

test('what is refused is said in place and sent again with the token that came', async () => {
  const { sent, user } = open(() =>
    sent.length > 1
      ? redirect('/subscribe?sent=x')
      : data(
          { values: {}, problems: {}, failure: 'too-many', key: 'k', token: '' },
          { status: 429 },
        ),
  );
  await user.type(email(), 'leilani@example.org');
  await user.click(consent());
  await user.click(send());
  expect((await screen.findByRole('alert')).textContent).toContain(
    'Too many messages came from your network',
  );
  expect(email()).toHaveProperty('value', 'leilani@example.org');
  await user.click(send());
  await waitFor(() => expect(screen.getByRole('heading').textContent).toBe('One step is left'));
  const [first, second] = sent;
  expect(first?.get(guardFields.token)).toBe('mine');
  expect(first?.get('sending-key')).toMatch(/^[0-9a-f]{32}$/);
  expect(second?.get('sending-key')).toBe(first?.get('sending-key'));
  expect(second?.get('newsletterLanguage')).toBe('en');
});
