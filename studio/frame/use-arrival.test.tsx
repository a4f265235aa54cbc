import { act, cleanup, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { createMemoryRouter, Link, Outlet, RouterProvider } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { useArrival } from './use-arrival.ts';

afterEach(cleanup);

function Frame() {
  const main = useRef<HTMLElement>(null);
  useArrival(main);
  return (
    <main ref={main} tabIndex={-1}>
      <Outlet />
    </main>
  );
}

function show() {
  const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
  const children = [
    { index: true, element: <Link to="/items">Items</Link> },
    {
      path: 'items',
      element: (
        <p>
          <Link to="/items?type=news">News</Link>
        </p>
      ),
    },
    // biome-ignore lint/a11y/noAutofocus: what is tested
    { path: 'new', element: <input autoFocus /> },
  ];
  const router = createMemoryRouter([{ path: '/', element: <Frame />, children }]);
  render(<RouterProvider router={router} />);
  return { router, scrollTo };
}

test('keys go on in the screen that a link led to, from its top', async () => {
  const { scrollTo } = show();
  const link = screen.getByRole('link', { name: 'Items' });
  link.focus();
  await act(async () => link.click());
  expect(document.activeElement).toBe(screen.getByRole('main'));
  expect(scrollTo).toHaveBeenCalledWith(0, 0);
});

test('another filter of the same screen moves nothing', async () => {
  const { router, scrollTo } = show();
  await act(() => router.navigate('/items'));
  scrollTo.mockClear();
  const link = screen.getByRole('link', { name: 'News' });
  link.focus();
  await act(async () => link.click());
  expect(document.activeElement).toBe(link);
  expect(scrollTo).not.toHaveBeenCalled();
});

test('a field that a screen begins with keeps the focus, and the way back its place', async () => {
  const { router, scrollTo } = show();
  await act(() => router.navigate('/new'));
  expect(document.activeElement).toBe(screen.getByRole('textbox'));
  scrollTo.mockClear();
  await act(() => router.navigate(-1));
  expect(scrollTo).not.toHaveBeenCalled();
});
