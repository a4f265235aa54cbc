import { render, screen } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import { LanguageProvider } from '#app/i18n/language-context.tsx';
import { SiteLink } from './SiteLink.tsx';

beforeEach(() => {
  vi.stubGlobal('fetch', async () => Response.json({ title: 'words' }));
});

const Page = () => (
  <LanguageProvider>
    <SiteLink to="/" prefetch="intent">
      home
    </SiteLink>
    <SiteLink to="/about/contact-us?about=event#write" className="a" onClick={() => {}} replace>
      write
    </SiteLink>
    <SiteLink to="/tickets" aria-current="page" preventScrollReset state={{ from: 'here' }}>
      tickets
    </SiteLink>
    <SiteLink link={{ href: 'https://example.com/', isExternal: true, text: null }}>
      elsewhere
    </SiteLink>
    <SiteLink to="#pattern">further down</SiteLink>
  </LanguageProvider>
);

/** Attributes of each link of the page; their order says nothing. */
function listLinks(path: string) {
  const Stub = createRoutesStub([{ path: '*', Component: Page }]);
  const { unmount } = render(<Stub initialEntries={[path]} />);
  const links = screen
    .getAllByRole('link')
    .map(({ attributes }) =>
      Object.fromEntries([...attributes].map((one) => [one.name, one.value])),
    );
  unmount();
  return links;
}

test.each(['/visit', '/haw/visit'])(
  'on %s the server writes the links that the browser expects',
  (path) => {
    const inBrowser = listLinks(path);
    vi.stubEnv('SSR', true);
    expect(listLinks(path)).toEqual(inBrowser);
  },
);

test('a place of the page is gone to in the page, an address elsewhere in a new tab', () => {
  const targets = Object.fromEntries(listLinks('/visit').map(({ href, target }) => [href, target]));
  expect(targets['#pattern']).toBeUndefined();
  expect(targets['https://example.com/']).toBe('_blank');
});
