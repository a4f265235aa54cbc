import { render, waitFor } from '@testing-library/react';
import { StrictMode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { BuilderSiteContext, localBuilderSite } from '../frame/builder-site.ts';
import type { PreparedRequest } from '../prepared.ts';
import { useRequests } from './use-requests.ts';

const site = { ...localBuilderSite, requestHosts: ['api.museum.example'] };
const toRequest = (name: string, url: string): PreparedRequest => ({
  name,
  url: [url],
  method: 'GET',
  headers: { accept: 'application/json' },
  body: null,
});
let state: Record<string, unknown>;
const store = {
  read: (name: string) => state[name],
  write: (name: string, value: unknown) => {
    state[name] = value;
  },
};
const fetched = vi.fn();

beforeEach(() => {
  state = {};
  fetched.mockReset();
  vi.stubGlobal('fetch', fetched);
  return () => vi.unstubAllGlobals();
});

function Entry({ requests }: { requests: readonly PreparedRequest[] }) {
  useRequests(requests, store, () => undefined);
  return null;
}

const renderEntry = (requests: readonly PreparedRequest[]) =>
  render(
    <BuilderSiteContext value={site}>
      <Entry requests={requests} />
    </BuilderSiteContext>,
  );

test('the answer becomes a value of the state, asked for once and without cookies', async () => {
  fetched.mockImplementation(async () => Response.json({ open: true }));
  const requests = [toRequest('hours', 'https://api.museum.example/hours')];
  const { rerender } = renderEntry(requests);
  await waitFor(() => expect(state.hours).toEqual({ open: true }));
  rerender(
    <BuilderSiteContext value={site}>
      <Entry requests={requests} />
    </BuilderSiteContext>,
  );
  expect(fetched.mock.calls).toEqual([
    [
      'https://api.museum.example/hours',
      expect.objectContaining({ credentials: 'omit', method: 'GET', body: null }),
    ],
  ]);
});

test('what the state holds already is not asked for', async () => {
  state.hours = { open: false };
  renderEntry([toRequest('hours', 'https://api.museum.example/hours')]);
  await vi.dynamicImportSettled();
  expect(fetched).not.toHaveBeenCalled();
});

test('a host that the settings do not name is not asked', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
  renderEntry([toRequest('hours', 'https://other.example/hours')]);
  await vi.dynamicImportSettled();
  expect(fetched).not.toHaveBeenCalled();
  expect(warned).toHaveBeenCalledExactlyOnceWith(
    expect.stringContaining('BUILDER_REQUEST_HOSTS does not name'),
  );
});

test.each([
  ['an error', () => new Response('{}', { status: 500 })],
  ['no JSON', () => new Response('<html>')],
  ['an answer without end', () => new Response('"'.padEnd(2 * 1024 * 1024))],
])('with %s the state stays as it is', async (_, answer) => {
  const noted = vi.spyOn(console, 'debug').mockImplementation(() => {});
  fetched.mockImplementation(async () => answer());
  renderEntry([toRequest('hours', 'https://api.museum.example/hours')]);
  await waitFor(() => expect(noted).toHaveBeenCalled());
  expect(state).toEqual({});
});

test('a page that is left ends its requests', async () => {
  fetched.mockImplementation(() => new Promise(() => {}));
  vi.spyOn(console, 'debug').mockImplementation(() => {});
  const { unmount } = renderEntry([toRequest('hours', 'https://api.museum.example/hours')]);
  await waitFor(() => expect(fetched).toHaveBeenCalledOnce());
  unmount();
  expect(fetched.mock.calls[0]?.[1].signal.aborted).toBe(true);
});

test('an effect that runs twice asks once', async () => {
  fetched.mockImplementation(async () => Response.json({ open: true }));
  render(
    <StrictMode>
      <BuilderSiteContext value={site}>
        <Entry requests={[toRequest('hours', 'https://api.museum.example/hours')]} />
      </BuilderSiteContext>
    </StrictMode>,
  );
  await waitFor(() => expect(state.hours).toEqual({ open: true }));
  expect(fetched).toHaveBeenCalledOnce();
});
