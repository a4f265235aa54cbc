import { expect, test } from 'vitest';
import { runManifest, toCompactScript } from './compact-manifest.ts';

/** One language's routes: a frame, the home page in it, a screen in it and one outside. */
function listRoutes(language: string) {
  const prefix = language === 'en' ? '' : `${language}/`;
  const parentId = `${language}/editors`;
  const files = { module: '/assets/Visit-3.js', imports: ['/assets/react-2.js'], css: [] };
  const home = prefix ? { path: language } : { index: true };
  return [
    { ...files, id: parentId, parentId: 'root' },
    { ...files, ...home, id: `${language}/home`, parentId },
    { ...files, id: `${language}/visit`, parentId, path: `${prefix}visit` },
    { ...files, id: `${language}/*`, parentId: 'root', path: `${prefix}*` },
  ];
}

function toScript(routes: readonly { readonly id: string }[]): string {
  const all = [{ id: 'root', path: '' }, ...routes].map((route) => [route.id, route]);
  const manifest = { url: '/assets/manifest-6.js', routes: Object.fromEntries(all) };
  return `window.__reactRouterManifest=${JSON.stringify(manifest)};`;
}

test('the script leaves the list that it was made of, and names a screen in one language', () => {
  const script = toScript(['en', 'es', 'haw'].flatMap(listRoutes));
  const compact = toCompactScript(script);
  expect(runManifest(compact)).toEqual(runManifest(script));
  expect(compact).not.toContain('"es/visit"');
});

test('a route of one language alone is refused, since it would be lost', () => {
  const routes = ['en', 'es', 'haw'].flatMap(listRoutes).slice(0, -1);
  expect(() => toCompactScript(toScript(routes))).toThrow(/a shape that scripts\/bundling/);
});
