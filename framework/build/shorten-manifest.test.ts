import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { namePlainSheets, shortenManifest } from './shorten-manifest.ts';

const languages = ['en', 'es', 'haw'] as const;
const toScript = (manifest: object) => `window.__reactRouterManifest=${JSON.stringify(manifest)};`;

/** As a browser has them. */
function readRoutes(script: string): unknown {
  const window: { __reactRouterManifest?: { routes: unknown } } = {};
  runInNewContext(script, { window });
  return structuredClone(window.__reactRouterManifest?.routes);
}

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
  expect(readRoutes(shortenManifest(toScript(manifest), languages))).toEqual(
    readRoutes(
      toScript({
        ...manifest,
        routes: {
          ...manifest.routes,
          root: { id: 'root', imports: ['/react.js', '/frame.js'], css: ['/all.css'] },
          visit: { id: 'visit', imports: ['/hours.js'], css: ['/a.css#'] },
          bare: { id: 'bare', hasLoader: true },
        },
      }),
    ),
  );
});

test('the routes of translations are made of those of the first language where the script runs', () => {
  const routes = (language: string, home: object, path: string) => ({
    [`${language}/frame`]: { id: `${language}/frame`, parentId: 'root', module: '/frame.js' },
    [`${language}/home`]: { id: `${language}/home`, parentId: `${language}/frame`, ...home },
    [`${language}/visit`]: {
      id: `${language}/visit`,
      parentId: `${language}/frame`,
      path,
      imports: ['/hours.js'],
    },
  });
  const manifest = {
    routes: {
      root: { id: 'root', path: '' },
      ...routes('en', { index: true }, 'visit'),
      ...routes('es', { path: 'es' }, 'es/visit'),
      ...routes('haw', { path: 'haw' }, 'haw/visit'),
    },
  };
  const script = shortenManifest(toScript(manifest), languages);
  expect(script).not.toContain('es/visit');
  expect(readRoutes(script)).toEqual(manifest.routes);
  const { root, ...others } = manifest.routes;
  const other = { root, ...others, ...routes('es', { path: 'es' }, 'es/visita') };
  expect(() => shortenManifest(toScript({ routes: other }), languages)).toThrow('no copy');
});

test('the sheets of every page have one address, for the server too', () => {
  const script = toScript({ routes: { root: { css: ['/all.css'] } } });
  expect(namePlainSheets('css: ["/all.css#", "/a.css#"]', script)).toBe(
    'css: ["/all.css", "/a.css#"]',
  );
});

test('what a new version writes otherwise stops the build', () => {
  expect(() => shortenManifest('export default {}', languages)).toThrow('no assignment');
  expect(() => shortenManifest('window.__reactRouterManifest={};', languages)).toThrow();
});
