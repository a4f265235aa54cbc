import { expect, test } from 'vitest';
import { findPageOfClick, type LinkClick } from './find-page-of-click.ts';

const here = {
  href: 'https://museum.example/es/visit?day=1',
  origin: 'https://museum.example',
  pathname: '/es/visit',
  search: '?day=1',
};

function find(html: string, click: Partial<LinkClick> = {}): string | null {
  const root = document.createElement('div');
  root.innerHTML = html;
  const target = root.querySelector('b') ?? root.firstElementChild;
  return findPageOfClick(
    {
      button: 0,
      ctrlKey: false,
      metaKey: false,
      shiftKey: false,
      altKey: false,
      defaultPrevented: false,
      target,
      ...click,
    },
    here,
  );
}

test.each([
  ['/es/shop', '/es/shop'],
  ['/es/shop?kind=prints#new', '/es/shop?kind=prints#new'],
  ['https://museum.example/tickets', '/tickets'],
  ['plan-your-visit', '/es/plan-your-visit'],
  ['?day=2', '/es/visit?day=2'],
  ['/es/visit?day=1', '/es/visit?day=1'],
  ['/objects/12/vase.of-light', '/objects/12/vase.of-light'],
])('a click on %s leads to %s without loading the page anew', (href, page) => {
  expect(find(`<a href="${href}">There</a>`)).toBe(page);
});

test('a click on something inside a link counts', () => {
  expect(find('<a href="/shop"><span><b>Shop</b></span></a>')).toBe('/shop');
});

test('the target of the client counts as none', () => {
  expect(find('<a href="/shop" target="_client">Shop</a>')).toBe('/shop');
});

test.each([
  ['another site', '<a href="https://other.example/shop">x</a>'],
  ['another site without a scheme', '<a href="//other.example/shop">x</a>'],
  ['a place on this page', '<a href="#hours">x</a>'],
  ['a place on this page by its address', '<a href="/es/visit?day=1#hours">x</a>'],
  ['another tab', '<a href="/shop" target="_blank">x</a>'],
  ['this tab, said so', '<a href="/shop" target="_self">x</a>'],
  ['a download', '<a href="/shop" download>x</a>'],
  ['a file', '<a href="/calendar/programs.ics">x</a>'],
  ['a picture', '<a href="/images/a/b">x</a>'],
  ['a service', '<a href="/page-builder-api/api/v1/pixel">x</a>'],
  ['mail', '<a href="mailto:hello@museum.example">x</a>'],
  ['a telephone', '<a href="tel:+18085550100">x</a>'],
  ['a script', '<a href="javascript:alert(1)">x</a>'],
  ['nowhere', '<a href="">x</a>'],
  ['no address', '<a href="https://">x</a>'],
  ['no link', '<p>x</p>'],
])('a click on %s is the browser’s own', (_, html) => {
  expect(find(html)).toBeNull();
});

test.each<Partial<LinkClick>>([
  { button: 1 },
  { button: 2 },
  { ctrlKey: true },
  { metaKey: true },
  { shiftKey: true },
  { altKey: true },
  { defaultPrevented: true },
])('a click with %o is the browser’s own', (click) => {
  expect(find('<a href="/shop">x</a>', click)).toBeNull();
});
