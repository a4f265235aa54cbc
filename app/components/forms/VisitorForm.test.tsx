import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createRoutesStub, redirect, useActionData } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import { LanguageProvider } from '#app/i18n/language-context.tsx';
import { sendForm } from '#app/send-form.ts';
import { guardFields } from '#shared/forms/form-guard.ts';
import { TextField } from './Field.tsx';
import { type FormAnswer, keyField } from './form-answer.ts';
import { VisitorForm } from './VisitorForm.tsx';

/** What a script gets of its own. */
const requestToken = vi.fn<typeof fetch>(async () => Response.json({ token: 'mine', waitMs: 0 }));

beforeEach(() => {
  sessionStorage.clear();
  requestToken.mockClear();
  vi.stubGlobal('fetch', requestToken);
});

function Page() {
  return (
    <LanguageProvider>
      <VisitorForm
        kind="contact"
        token="page-token"
        answer={useActionData() as FormAnswer | undefined}
        labels={{ name: 'Name', email: 'Email' }}
        sendLabel="Send"
        consent="We answer you, nothing else."
        otherWays={<p>Or call us</p>}
      >
        {({ bind }) => (
          <>
            <TextField {...bind('name')} />
            <TextField {...bind('email')} />
          </>
        )}
      </VisitorForm>
    </LanguageProvider>
  );
}

const Thanks = () => <h1>Thank you</h1>;

/**
 * @param answer what the server makes of a sending
 * @param drawn the answer with which the page came, since the form was sent before its script was there
 */
function open(answer: (form: FormData) => unknown, drawn?: FormAnswer) {
  const sent: FormData[] = [];
  const serverAction = async (request: Request) => {
    const form = await request.formData();
    sent.push(form);
    const result = await answer(form);
    if (result instanceof Response) throw result;
    return result;
  };
  const Stub = createRoutesStub([
    {
      path: '/',
      Component: Page,
      action: ({ request }) => sendForm({ serverAction: () => serverAction(request) }),
    },
    { path: '/thanks', Component: Thanks },
  ]);
  render(<Stub {...(drawn && { hydrationData: { actionData: { '0': drawn } } })} />);
  return { sent, user: userEvent.setup() };
}

const name = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' });
const email = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Email' });
const send = () => screen.getByRole('button', { name: 'Send' });
const descriptionOf = (field: HTMLElement) =>
  document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent;
const refused: FormAnswer = { values: {}, problems: {}, failure: null, key: '', token: '' };

test('what is missing is told beside its field and in a summary that has the focus', async () => {
  const { sent, user } = open(() => null);
  await user.type(name(), 'Leilani');
  await user.click(send());
  const summary = screen.getByRole('alert');
  expect(document.activeElement).toBe(summary);
  expect(summary.textContent).toContain('please correct 1 field');
  expect(email().getAttribute('aria-invalid')).toBe('true');
  expect(descriptionOf(email())).toBe('Enter your email address.');
  await user.click(screen.getByRole('link', { name: 'Enter your email address.' }));
  expect(document.activeElement).toBe(email());
  expect(sent).toEqual([]);
});

test('what the server finds wrong is told in the same way, and nothing typed is lost', async () => {
  const problems = { email: { code: 'invalid-email', limit: null } } as const;
  const { user } = open(() => ({ ...refused, problems }));
  await user.type(name(), 'Leilani');
  await user.type(email(), 'l@example');
  await user.click(send());
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('alert')));
  expect(descriptionOf(email())).toContain('name@example.org');
  expect(name().value).toBe('Leilani');
});

async function fillIn(user: ReturnType<typeof userEvent.setup>) {
  await user.type(name(), 'Leilani');
  await user.type(email(), 'l@example.org');
}

test('a form pressed twice is sent once', async () => {
  const { sent, user } = open(async () => {
    await new Promise((resolve) => setTimeout(resolve, 50));
    return redirect('/thanks');
  });
  await fillIn(user);
  await user.dblClick(send());
  await screen.findByRole('heading', { name: 'Thank you' });
  expect(sent).toHaveLength(1);
});

test('a broken connection is told; the same words go out again under the same key, others under a new one', async () => {
  const { sent, user } = open(() => Promise.reject(new TypeError('Failed to fetch')));
  await fillIn(user);
  await user.click(send());
  expect((await screen.findByRole('alert')).textContent).toMatch(
    /The connection was lost.*Or call us/,
  );
  expect(email().value).toBe('l@example.org');
  await user.click(send());
  await waitFor(() => expect(sent).toHaveLength(2));
  await user.type(name(), ' K.');
  await user.click(send());
  await waitFor(() => expect(sent).toHaveLength(3));
  const [first, again, changed] = sent.map((form) => form.get(keyField));
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  expect(again).toBe(first);
  expect(changed).not.toBe(first);
});

test('the token of this visitor goes with it, asked for when the form is begun', async () => {
  const { sent, user } = open(() => redirect('/thanks'));
  expect(requestToken).not.toHaveBeenCalled();
  await fillIn(user);
  await user.click(send());
  await screen.findByRole('heading', { name: 'Thank you' });
  expect(requestToken).toHaveBeenCalledOnce();
  expect(sent[0]?.get(guardFields.token)).toBe('mine');
  expect(sent[0]?.get(guardFields.trap)).toBe('');
});

test('who is quicker than a person may be waits for the rest, without doing anything', async () => {
  requestToken.mockImplementationOnce(async () => Response.json({ token: 'mine', waitMs: 700 }));
  const { sent, user } = open(() => redirect('/thanks'));
  await fillIn(user);
  const began = performance.now();
  await user.click(send());
  await screen.findByRole('heading', { name: 'Thank you' });
  expect(sent).toHaveLength(1);
  expect(performance.now() - began).toBeLessThan(2_000);
});

test('when no token can be had, that of the page goes', async () => {
  requestToken.mockImplementation(() => Promise.reject(new TypeError('Failed to fetch')));
  const { sent, user } = open(() => redirect('/thanks'));
  await fillIn(user);
  await user.click(send());
  await screen.findByRole('heading', { name: 'Thank you' });
  expect(sent[0]?.get(guardFields.token)).toBe('page-token');
});

test('what was typed stands in the form again after the page was left, and is forgotten on wish', async () => {
  const first = open(() => null);
  await first.user.type(name(), 'Leilani');
  cleanup();
  const { user } = open(() => null);
  expect(name().value).toBe('Leilani');
  expect(screen.getByText(/What you wrote before is still here/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Clear the form' }));
  expect(name().value).toBe('');
  cleanup();
  open(() => null);
  expect(name().value).toBe('');
});

test('what was typed before the script was there stands in the form again after the page was left', async () => {
  const values = { name: 'Marisol', email: 'marisol' };
  const problems = { email: { code: 'invalid-email', limit: null } } as const;
  open(() => null, { ...refused, values, problems });
  expect(name().value).toBe('Marisol');
  cleanup();
  open(() => null);
  expect(name().value).toBe('Marisol');
  expect(email().value).toBe('marisol');
});
