import { expect, test } from 'vitest';
import { namePlainSheets, shortenManifest } from './shorten-manifest.ts';

const toScript = (manifest: object) => `window.__reactRouterManifest=${JSON.stringify(manifest)};`;

test('a route names no file that the root has, and all else stays as it was', () => {
  const manifest = {
    version: '1',
    entry: { module: '/entry.js', imports: ['/react.js'] },
    routes: {
      root: { id: 'root', imports: ['/react.js', '/frame.js'], css: ['/all.css#'] },
      visit: {
        id: 'visit',
        imports: ['/react.js', '/hours.js', '/frame.js'],
        css: ['/all.css#', '/a.css#'],
      },
      bare: { id: 'bare', hasLoader: true, hasAction: false },
    },
  };
  expect(shortenManifest(toScript(manifest))).toBe(
    toScript({
      ...manifest,
      routes: {
        ...manifest.routes,
        root: { id: 'root', imports: ['/react.js', '/frame.js'], css: ['/all.css'] },
        visit: { id: 'visit', imports: ['/hours.js'], css: ['/a.css#'] },
        bare: { id: 'bare', hasLoader: true },
      },
    }),
  );
});

test('the sheets of every page have one address, for the server too', () => {
  const script = toScript({ routes: { root: { css: ['/all.css'] } } });
  expect(namePlainSheets('css: ["/all.css#", "/a.css#"]', script)).toBe(
    'css: ["/all.css", "/a.css#"]',
  );
});

test('what a new version writes otherwise stops the build', () => {
  expect(() => shortenManifest('export default {}')).toThrow('no assignment');
  expect(() => shortenManifest('window.__reactRouterManifest={};')).toThrow();
});
