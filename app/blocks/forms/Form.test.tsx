import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import { LanguageProvider } from '#app/i18n/language-context.tsx';
import { guardFields } from '#shared/forms/form-guard.ts';
import { allBundles, loadBundles } from '../draw/bundles.ts';
import { EntryView } from '../draw/EntryView.tsx';
import { BuilderSiteContext, localBuilderSite } from '../frame/builder-site.ts';
import { prepareContent } from '../prepare/prepare-content.ts';
import { type ReturnedForm, ReturnedFormContext } from './returned-form.ts';

await loadBundles(allBundles);

const fetched = vi.fn<(address: string, init: RequestInit) => Promise<Response>>();

beforeEach(() => {
  fetched.mockReset();
  vi.stubGlobal('fetch', fetched);
  // Nobody is counted here.
  vi.stubGlobal('navigator', { userAgent: '', cookieEnabled: true });
  return () => vi.unstubAllGlobals();
});

const block = (name: string, options: object, id: string) => ({ id, component: { name, options } });
const text = (words: string) => [
  {
    id: 'builder-text',
    component: { name: 'Text', options: { text: words } },
    responsiveStyles: { large: { marginTop: '10px' } },
  },
];
const messages = {
  successMessage: text('<span>Thanks!</span>'),
  sendingMessage: text('Sending...'),
  errorMessage: [
    {
      id: 'builder-error',
      component: {
        name: 'Text',
        options: {
          text: 'Form submission error :( Please check your answers and try again',
        },
      },
      bindings: {
        'component.options.text': 'state.formErrorMessage || block.component.options.text',
      },
    },
  ],
};
const custom = {
  sendSubmissionsTo: 'custom',
  action: '/api/guestbook',
  contentType: 'application/json',
};

interface Parts {
  options?: object;
  children?: object[];
  path?: string;
  returned?: ReturnedForm;
  properties?: object;
  site?: typeof localBuilderSite;
}

function renderForm({
  options = custom,
  children,
  path = '/visit',
  returned,
  properties,
  site = localBuilderSite,
}: Parts = {}) {
  const language = path.startsWith('/haw') ? 'haw' : path.startsWith('/es') ? 'es' : 'en';
  const { content } = prepareContent(
    {
      id: 'page-1',
      name: 'Page',
      model: 'page',
      data: {
        blocks: [
          {
            ...block('Form:Form', { name: 'Guest book', ...messages, ...options }, 'builder-form'),
            properties,
            children: children ?? [
              block('Form:Input', { name: 'name', placeholder: 'Jane Doe' }, 'builder-1'),
              block('Form:SubmitButton', { text: 'Sign' }, 'builder-2'),
            ],
          },
        ] as never,
      },
      variations: [],
      lastUpdated: 0,
      breakpoints: null,
      isRightToLeft: false,
    },
    { language },
  );
  const page = (
    <LanguageProvider>
      <BuilderSiteContext value={site}>
        <ReturnedFormContext value={returned ?? null}>
          <EntryView of={{ content, loaded: [] }} />
        </ReturnedFormContext>
      </BuilderSiteContext>
    </LanguageProvider>
  );
  const routes = [
    { path: '/thanks', element: <p>The page after</p> },
    { path: '*', element: page },
  ];
  render(<RouterProvider router={createMemoryRouter(routes, { initialEntries: [path] })} />);
  return document.querySelector('form') as HTMLFormElement;
}

const submit = async (form: HTMLFormElement) => {
  await act(async () => {
    fireEvent.submit(form);
    // What sends it is loaded when the form is used.
    await vi.dynamicImportSettled();
  });
};
const status = () => screen.getByRole('status').textContent;
const alert = () => screen.getByRole('alert').textContent;

test('a form tells that it is sent and thanks, and is empty again', async () => {
  let answer = (_: Response) => {};
  fetched.mockReturnValue(
    new Promise((resolve) => {
      answer = resolve;
    }),
  );
  const form = renderForm();
  const told: unknown[] = [];
  form.addEventListener('presubmit', (event) => told.push((event as CustomEvent).detail));
  form.addEventListener('submit:success', (event) => told.push((event as CustomEvent).detail.body));
  fireEvent.change(screen.getByLabelText('Jane Doe'), { target: { value: 'Leilani' } });
  expect(status()).toBe('');
  await submit(form);
  expect(status()).toBe('Sending...');
  expect(form.getAttribute('aria-busy')).toBe('true');
  // A second press sends nothing more.
  await submit(form);
  await act(async () => answer(Response.json({ id: 7 })));
  await waitFor(() => expect(status()).toBe('Thanks!'));
  expect((screen.getByLabelText('Jane Doe') as HTMLInputElement).value).toBe('');
  expect(fetched).toHaveBeenCalledTimes(1);
  expect(fetched.mock.calls[0]?.[0]).toBe('/api/guestbook');
  expect(fetched.mock.calls[0]?.[1]).toMatchObject({ method: 'POST', body: '{"name":"Leilani"}' });
  expect(told).toEqual([{ body: '{"name":"Leilani"}' }, { id: 7 }]);
});

test('a refusal shows the form’s words and the answer, escaped, and keeps what was typed', async () => {
  fetched.mockResolvedValue(
    new Response('<img src=x onerror=alert(1)>', {
      status: 400,
      headers: { 'content-type': 'text/html' },
    }),
  );
  const form = renderForm();
  fireEvent.change(screen.getByLabelText('Jane Doe'), { target: { value: 'Leilani' } });
  await submit(form);
  await waitFor(() =>
    expect(alert()).toContain('Form submission error :( Please check your answers and try again'),
  );
  const answer = document.querySelector('pre.builder-form-error-text');
  expect(answer?.textContent).toBe('"<img src=x onerror=alert(1)>"');
  expect(document.querySelector('img')).toBeNull();
  expect((screen.getByLabelText('Jane Doe') as HTMLInputElement).value).toBe('Leilani');
});

test('the message at the form’s path in the answer replaces its words', async () => {
  fetched.mockResolvedValue(
    Response.json({ errors: [{ message: 'This name is taken.' }] }, { status: 409 }),
  );
  await submit(renderForm({ options: { ...custom, errorMessagePath: 'errors[0].message' } }));
  await waitFor(() => expect(alert()).toContain('This name is taken.'));
  expect(alert()).not.toContain('Form submission error');
  expect(document.querySelector('pre')?.textContent).toContain('"message": "This name is taken."');
});

test('the message replaces the page builder’s own words where no expression shows it, and no editor’s', async () => {
  const refuse = () => Response.json({ message: '<b>Taken</b>' }, { status: 409 });
  const options = { ...custom, errorMessagePath: 'message' };
  const own = text('<span>Form submission error :( Please check your answers and try again</span>');
  fetched.mockResolvedValueOnce(refuse());
  await submit(renderForm({ options: { ...options, errorMessage: own } }));
  await waitFor(() => expect(alert()).toMatch(/^<b>Taken<\/b>\{/));
  cleanup();
  fetched.mockResolvedValueOnce(refuse());
  await submit(renderForm({ options: { ...options, errorMessage: text('Please call us') } }));
  await waitFor(() => expect(alert()).toMatch(/^Please call us/));
});

test('without a connection the form says so, and tells who listens', async () => {
  fetched.mockRejectedValue(new TypeError('Failed to fetch'));
  const form = renderForm();
  const told = vi.fn();
  form.addEventListener('submit:error', (event) =>
    told((event as CustomEvent).detail.error.message),
  );
  await submit(form);
  await waitFor(() => expect(alert()).toContain('Form submission error'));
  expect(document.querySelector('pre')).toBeNull();
  expect(told).toHaveBeenCalledExactlyOnceWith('Failed to fetch');
});

test('an unsupported content type is told and nothing is sent', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  const form = renderForm({ options: { ...custom, contentType: 'text/plain' } });
  await submit(form);
  expect(error).toHaveBeenCalledExactlyOnceWith('Unsupported content type: ', 'text/plain');
  expect(fetched).not.toHaveBeenCalled();
  expect(status()).toBe('');
  expect(alert()).toBe('');
});

test('who listens may keep a form from being sent', async () => {
  const form = renderForm();
  form.addEventListener('presubmit', (event) => event.preventDefault());
  await submit(form);
  expect(fetched).not.toHaveBeenCalled();
});

test('after success the router goes on inside the site, in the page’s language', async () => {
  fetched.mockImplementation(async () => Response.json({}));
  await submit(renderForm({ options: { ...custom, successUrl: '/thanks' } }));
  expect(await screen.findByText('The page after')).toBeTruthy();
});

test('who listens may keep the page from being left', async () => {
  fetched.mockImplementation(async () => Response.json({}));
  const form = renderForm({ options: { ...custom, successUrl: '/thanks' } });
  const told = vi.fn();
  form.addEventListener('route', (event) => {
    told((event as CustomEvent).detail.url);
    event.preventDefault();
  });
  await submit(form);
  await waitFor(() => expect(told).toHaveBeenCalledWith('/thanks'));
  expect(screen.queryByText('The page after')).toBeNull();
});

test('a form may keep its answers after success', async () => {
  fetched.mockImplementation(async () => Response.json({}));
  const form = renderForm({ options: { ...custom, resetFormOnSubmit: false } });
  fireEvent.change(screen.getByLabelText('Jane Doe'), { target: { value: 'Leilani' } });
  await submit(form);
  await waitFor(() => expect(status()).toBe('Thanks!'));
  expect((screen.getByLabelText('Jane Doe') as HTMLInputElement).value).toBe('Leilani');
});

test('mail goes to the form service in parts', async () => {
  fetched.mockImplementation(async (address) =>
    Response.json(address === '/form-token' ? { token: 'own', waitMs: 0 } : { success: true }),
  );
  const form = renderForm({ options: { sendSubmissionsToEmail: 'desk@museum.example' } });
  fireEvent.focus(screen.getByLabelText('Jane Doe'));
  await submit(form);
  await waitFor(() => expect(status()).toBe('Thanks!'));
  const [[asked], [address, init]] = fetched.mock.calls as [[string], [string, RequestInit]];
  const body = init.body as FormData;
  expect([asked, fetched.mock.calls.length]).toEqual(['/form-token', 2]);
  expect([body.get(guardFields.token), body.get(guardFields.trap)]).toEqual(['own', '']);
  expect(address).toBe(
    `/page-builder-api/api/v1/form-submit?apiKey=&to=${encodeURIComponent(btoa('desk@museum.example'))}&name=Guest%20book`,
  );
  expect(init?.body).toBeInstanceOf(FormData);
  expect(new Headers(init?.headers).has('content-type')).toBe(false);
});

test('who sends a form at once waits until the token counts, and does without one that does not come', async () => {
  const sent: number[] = [];
  let isThere = true;
  fetched.mockImplementation(async (address) => {
    if (address === '/form-token') {
      if (!isThere) throw new TypeError('Failed to fetch');
      return Response.json({ token: 'own', waitMs: 300 });
    }
    sent.push(Date.now());
    return Response.json({ message: 'no' }, { status: 422 });
  });
  const form = renderForm({ options: { sendSubmissionsToEmail: 'desk@museum.example' } });
  const began = Date.now();
  await submit(form);
  expect(status()).toBe('Sending...');
  await waitFor(() => expect(sent).toHaveLength(1));
  expect((sent[0] ?? 0) - began).toBeGreaterThan(290);
  await waitFor(() => expect(alert()).toContain('Form submission error'));
  // After a no the next try asks anew.
  isThere = false;
  await submit(form);
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(fetched.mock.calls.map(([address]) => String(address).split('?')[0])).toEqual([
    '/form-token',
    '/page-builder-api/api/v1/form-submit',
    '/form-token',
    '/page-builder-api/api/v1/form-submit',
  ]);
});

test('another’s service gets nothing of our guard', async () => {
  fetched.mockImplementation(async () => Response.json({ success: true }));
  const site = {
    ...localBuilderSite,
    isEmbedded: false,
    endpoint: 'https://cdn.builder.io',
    formEndpoint: 'https://builder.io',
  };
  await submit(renderForm({ options: { sendSubmissionsToEmail: 'desk@museum.example' }, site }));
  await waitFor(() => expect(status()).toBe('Thanks!'));
  const [address, { body }] = fetched.mock.calls[0] as [string, { body: FormData }];
  expect(address).toMatch(/^https:\/\/builder\.io\/api\/v1\/form-submit/);
  expect([...body.keys()]).toEqual(['name']);
});

test('a form to nobody says what the editor forgot', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  await submit(renderForm({ options: { sendSubmissionsToEmail: 'your@email.com' } }));
  expect(alert()).toContain(
    'SubmissionsToEmail is required when sendSubmissionsTo is set to email',
  );
  expect(error).toHaveBeenCalledOnce();
  expect(fetched).not.toHaveBeenCalled();
});

test('a form to a host that the settings do not name goes nowhere', async () => {
  const form = renderForm({ options: { ...custom, action: 'https://other.example/f' } });
  expect(form.getAttribute('action')).toMatch(/^\/form-submission\?/);
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  await submit(form);
  expect(fetched).not.toHaveBeenCalled();
  await waitFor(() => expect(alert()).toContain('the place it goes to is not one'));
  expect(error).toHaveBeenCalledExactlyOnceWith(
    expect.stringContaining('BUILDER_FORM_HOSTS does not name'),
  );
});

test('a form without a content type goes as JSON, as the editor has it at first', async () => {
  fetched.mockImplementation(async () => Response.json({}));
  for (const contentType of [undefined, '']) {
    const form = renderForm({ options: { ...custom, contentType } });
    await submit(form);
    await waitFor(() => expect(fetched).toHaveBeenCalled());
    const [, init] = fetched.mock.calls.at(-1) ?? [];
    expect(new Headers(init?.headers).get('Content-Type')).toBe('application/json');
    document.body.innerHTML = '';
    fetched.mockClear();
  }
});

test('a form that is to go without script is left to the browser', () => {
  const form = renderForm({ options: { ...custom, sendWithJs: false } });
  let isBrowsers = false;
  document.addEventListener(
    'submit',
    (event) => {
      isBrowsers = !event.defaultPrevented;
      event.preventDefault();
    },
    { once: true },
  );
  fireEvent.submit(form);
  expect(isBrowsers).toBe(true);
  expect(form.getAttribute('action')).toBe('/api/guestbook');
  expect(form.getAttribute('method')).toBe('post');
});

test('a form for a service that the page builder has not built goes nowhere', async () => {
  const form = renderForm({
    options: { ...custom, sendSubmissionsTo: 'zapier', sendWithJs: false },
  });
  await submit(form);
  expect(fetched).not.toHaveBeenCalled();
  // Without scripts it comes back with what was typed (answer-submission.ts).
  expect(form.getAttribute('action')).toMatch(/^\/form-submission\?/);
});

const asked = [
  block('Form:Label', { text: 'Your name', for: 'own-id' }, 'builder-3'),
  {
    ...block('Form:Input', { name: 'name', required: true }, 'builder-4'),
    properties: { id: 'own-id' },
  },
  {
    ...block('Form:Label', { text: 'Where we answer' }, 'builder-5'),
    children: [block('Form:Input', { name: 'email', type: 'email', required: true }, 'builder-6')],
  },
  block('Form:SubmitButton', { text: 'Sign' }, 'builder-7'),
];

test('what is wrong is told as in our own forms, where the editor wants it', async () => {
  const form = renderForm({ options: { ...custom, validate: true }, children: asked });
  expect(form.noValidate).toBe(true);
  await submit(form);
  expect(fetched).not.toHaveBeenCalled();
  const summary = screen.getAllByRole('alert')[0] as HTMLElement;
  expect(document.activeElement).toBe(summary);
  expect([...summary.querySelectorAll('a')].map(({ hash, text }) => [hash, text])).toEqual([
    ['#own-id', 'Your name: Fill in this field.'],
    ['#builder-form-email', 'Where we answer: Fill in this field.'],
  ]);
  const email = screen.getByLabelText<HTMLInputElement>('Where we answer');
  const described = () => document.getElementById(email.getAttribute('aria-describedby') ?? '');
  expect(email.getAttribute('aria-invalid')).toBe('true');
  expect(described()?.textContent).toBe('Fill in this field.');
  fireEvent.input(email, { target: { value: 'leilani@visitor.example' } });
  expect(email.hasAttribute('aria-invalid')).toBe(false);
  expect(described()).toBeNull();
  cleanup();

  await submit(renderForm({ children: asked }));
  expect(fetched).toHaveBeenCalledOnce();
});

test.each([
  ['/es/visit', '¡Gracias!'],
  ['/haw/visit', 'Mahalo!'],
])('at %s the page builder’s own words are said in the page’s language', async (path, thanks) => {
  fetched.mockImplementation(async (address) =>
    String(address).startsWith('/locales/')
      ? Response.json(
          String(address).endsWith('/forms.json') ? { builderForm: { success: thanks } } : {},
        )
      : Response.json({}),
  );
  const form = renderForm({ path });
  await waitFor(() => expect(fetched.mock.calls.length).toBeGreaterThan(20));
  await submit(form);
  await waitFor(() => expect(status()).toBe(thanks));
});

test('every field is drawn with what the editor set', () => {
  const form = renderForm({
    children: [
      {
        ...block('Form:Label', { text: '<b>City</b>', for: 'city' }, 'builder-1'),
      },
      {
        ...block('Form:Input', { name: 'city', defaultValue: 'Hilo' }, 'builder-2'),
        properties: { id: 'city' },
      },
      block('Form:Input', { name: 'news', type: 'checkbox', value: 'yes' }, 'builder-3'),
      block('Form:Input', { name: 'day', type: 'radio', value: 'sat' }, 'builder-4'),
      block('Form:TextArea', { name: 'note', placeholder: 'A note', required: true }, 'builder-5'),
      block(
        'Form:Select',
        {
          name: 'kind',
          options: [{ value: 'a', name: 'Adult' }, { value: 'child' }],
          defaultValue: 'child',
        },
        'builder-6',
      ),
      {
        ...block('Form:Label', { text: 'Age' }, 'builder-7'),
        children: [
          block('Form:Input', { name: 'age', type: 'number', placeholder: '30' }, 'builder-8'),
        ],
      },
      block('Form:Input', { name: 'secret', type: 'hidden', value: 'x' }, 'builder-9'),
    ],
  });
  expect((screen.getByLabelText('City') as HTMLInputElement).value).toBe('Hilo');
  expect(form.querySelector('label > span.builder-label-text > b')?.textContent).toBe('City');
  expect(screen.getByRole('checkbox', { name: 'news' })).toHaveProperty('value', 'yes');
  expect(screen.getByRole('radio', { name: 'day' })).toHaveProperty('value', 'sat');
  expect(screen.getByLabelText('A note')).toHaveProperty('required', true);
  const select = screen.getByRole('combobox', { name: 'kind' }) as HTMLSelectElement;
  expect([...select.options].map(({ text: label }) => label)).toEqual(['Adult', 'child']);
  expect(select.value).toBe('child');
  expect(screen.getByLabelText('Age')).toHaveProperty('placeholder', '30');
  expect(form.querySelector('[name="secret"]')?.hasAttribute('aria-label')).toBe(false);
  expect(form.classList.contains('builder-form')).toBe(true);
});

test('a form that came back without a script shows again what was typed, and why', () => {
  const form = renderForm({
    path: '/form-submission',
    options: { sendSubmissionsToEmail: 'desk@museum.example' },
    returned: {
      problems: {},
      blockId: 'builder-form',
      page: '/visit',
      token: 'own-token',
      values: { name: ['Leilani'], news: ['on'], day: ['sun'], kind: ['b'], note: ['two\nlines'] },
    },
    children: [
      block('Form:Input', { name: 'name', defaultValue: 'Nobody' }, 'builder-1'),
      block('Form:Input', { name: 'news', type: 'checkbox' }, 'builder-2'),
      block('Form:Input', { name: 'more', type: 'checkbox' }, 'builder-3'),
      block('Form:Input', { name: 'day', type: 'radio', value: 'sat' }, 'builder-4'),
      block('Form:Input', { name: 'day', type: 'radio', value: 'sun' }, 'builder-5'),
      block('Form:TextArea', { name: 'note' }, 'builder-6'),
      block(
        'Form:Select',
        { name: 'kind', options: [{ value: 'a' }, { value: 'b' }] },
        'builder-7',
      ),
    ],
  });
  expect(Object.fromEntries(new FormData(form))).toEqual({
    name: 'Leilani',
    news: 'on',
    day: 'sun',
    note: 'two\r\nlines'.replace('\r', ''),
    kind: 'b',
    [guardFields.token]: 'own-token',
    [guardFields.trap]: '',
  });
  expect(alert()).toContain('Form submission error');
  expect(form.getAttribute('action')).toBe('/form-submission?page=%2Fvisit&form=builder-form');
});
