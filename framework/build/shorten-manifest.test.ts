import { expect, test } from 'vitest';
import { shortenManifest } from './shorten-manifest.ts';

const toScript = (manifest: object) => `window.__reactRouterManifest=${JSON.stringify(manifest)};`;

test('a route names no file that the root has, and all else stays as it was', () => {
  const manifest = {
    version: '1',
    entry: { module: '/entry.js', imports: ['/react.js'] },
    routes: {
      root: { id: 'root', imports: ['/react.js', '/frame.js'] },
      visit: { id: 'visit', imports: ['/react.js', '/hours.js', '/frame.js'], css: ['/a.css'] },
      bare: { id: 'bare', hasLoader: true, hasAction: false },
    },
  };
  expect(shortenManifest(toScript(manifest))).toBe(
    toScript({
      ...manifest,
      routes: {
        ...manifest.routes,
        visit: { id: 'visit', imports: ['/hours.js'], css: ['/a.css'] },
        bare: { id: 'bare', hasLoader: true },
      },
    }),
  );
});

test('what a new version writes otherwise stops the build', () => {
  expect(() => shortenManifest('export default {}')).toThrow('no assignment');
  expect(() => shortenManifest('window.__reactRouterManifest={};')).toThrow();
});
