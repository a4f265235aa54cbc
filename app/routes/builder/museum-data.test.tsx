import { act, render, screen } from '@testing-library/react';
import { createElement, type ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test, vi } from 'vitest';
import { loadDrawing } from '#app/blocks/frame/drawing.ts';
import type { EditorsContent } from '#app/blocks/load-page.ts';
import { prepareContent } from '#app/blocks/prepare/prepare-content.ts';
import { component, text, toEntry } from '#app/blocks/show-entry.test-support.tsx';
import { LanguageProvider } from '#app/i18n/language-context.tsx';
import EditorsFrame from './EditorsFrame.tsx';
import FormSubmission from './FormSubmission.tsx';

// What the builder's own code makes of it is its affair; here it shows what it is given.
vi.mock('@builder.io/sdk-react', () => ({
  Content: ({ data }: { data: { museum: { name: string } } }) => <p>Of {data.museum.name}</p>,
  fetchOneEntry: async () => ({ id: 'previewed' }),
  getBuilderSearchParams: () => ({}),
}));

const bound = text('', { bindings: { 'component.options.text': '"Of " + state.museum.name' } });
const form = component('Form:Form', { sendSubmissionsTo: 'email' }, { id: 'builder-1' });
const { content } = prepareContent(toEntry({ blocks: [bound, form] }), { language: 'en' });
const editors: EditorsContent = {
  page: { content, loaded: [] },
  sections: {},
  editorsHead: null,
  key: 'en/ask',
};
const site = { apiKey: null, endpoint: 'https://museum.example/builder-api' };

await loadDrawing(content.bundles);

/** @param screen drawn inside the frame of every page, whose data has the museum's name */
async function show(screen: ReactNode) {
  const element = <LanguageProvider>{screen}</LanguageProvider>;
  const router = createMemoryRouter([{ id: 'root', path: '/ask', loader: () => null, element }], {
    initialEntries: ['/ask'],
    hydrationData: { loaderData: { root: JSON.stringify({ siteName: 'Hale Girih' }) } },
  });
  // The frame of a preview comes when it is wanted.
  await act(async () => render(<RouterProvider router={router} />));
}

const toProps = (data: object) => data as never;

test('expressions of a page of editors read the museum’s name', async () => {
  await show(
    createElement(EditorsFrame, toProps({ loaderData: { ...editors, site, preview: null } })),
  );
  expect(await screen.findByText('Of Hale Girih')).toBeDefined();
});

test('so do those of a page that comes back with its form', async () => {
  const actionData = {
    failure: 'unavailable',
    ...{ editors, site, page: '/ask', blockId: 'builder-1', problems: {}, values: {} },
    ...{ hadFiles: false, token: '' },
  };
  await show(createElement(FormSubmission, toProps({ actionData })));
  expect(await screen.findByText('Of Hale Girih')).toBeDefined();
  expect(document.querySelector('form')).not.toBeNull();
});

test('so do those of a page that is previewed', async () => {
  const preview = { model: 'page', urlPath: '/ask', apiKey: 'key', endpoint: site.endpoint };
  await show(createElement(EditorsFrame, toProps({ loaderData: { ...editors, site, preview } })));
  expect(await screen.findByText('Of Hale Girih')).toBeDefined();
});
