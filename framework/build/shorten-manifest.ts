import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { runInNewContext } from 'node:vm';
import { z } from 'zod';

const assignment = 'window.__reactRouterManifest=';
const filesSchema = z.array(z.string()).optional();
const partSchema = z.looseObject({ imports: filesSchema, css: filesSchema });
const manifestSchema = z.looseObject({ routes: z.record(z.string(), partSchema) });

/** Languages whose routes are those of the first, under a prefix: `en/visit` at `visit`, `es/visit` at `es/visit`. */
export type RouteLanguages = readonly [string, ...string[]];

/**
 * Takes out of the routes of a manifest what the root imports already, since every page has it, what they
 * are said not to have, and the routes of translations, which the script makes of those of the first language: each
 * page carries the routes of all.
 * @param script `window.__reactRouterManifest={…};` as the framework writes it
 * @throws where it is written otherwise, or a translation has other routes: what is new has to be looked at
 */
export function shortenManifest(script: string, languages: RouteLanguages): string {
  if (!script.startsWith(assignment)) throw new Error('The manifest is no assignment any more.');
  const json = script.slice(assignment.length).replace(/;\s*$/, '');
  // Not the schema's copy: the order of names, which are alike in all routes, is half of the compression.
  const manifest = JSON.parse(json);
  const { root, ...others } = manifestSchema.parse(manifest).routes;
  const known = new Set([...(root?.imports ?? []), ...(root?.css ?? [])]);
  for (const [name, parts] of Object.entries(others)) {
    for (const kind of ['imports', 'css'] as const) {
      const files = parts[kind];
      if (files) manifest.routes[name][kind] = files.filter((file) => !known.has(file));
    }
  }
  if (root?.css) manifest.routes.root.css = root.css.map(toPlainAddress);
  for (const route of Object.values<Record<string, unknown>>(manifest.routes)) {
    for (const [name, value] of Object.entries(route)) if (value === false) delete route[name];
  }
  const [first, ...translations] = languages;
  const whole = structuredClone(manifest);
  for (const id of Object.keys(manifest.routes)) {
    if (translations.some((language) => id.startsWith(`${language}/`))) delete manifest.routes[id];
  }
  const short = `${assignment}${translate(first, translations)}(${JSON.stringify(manifest)});`;
  if (!isDeepStrictEqual(readManifest(short), whole)) {
    throw new Error('The routes of a translation are no copy of the others any more.');
  }
  return short;
}

/** For browsers: a function that gives a manifest the routes of translations. */
const translate = (first: string, translations: readonly string[]) =>
  `(m=>{for(const t of ${JSON.stringify(translations)})for(const{index:i,path:p,...r}of Object.values(m.routes))` +
  `if(r.id.startsWith("${first}/")){const n=s=>s.replace("${first}/",t+"/");r.id=n(r.id);r.parentId=n(r.parentId);` +
  'if(i||p)r.path=p?t+"/"+p:t;m.routes[r.id]=r}return m})';

/** What a browser has once it has run it. */
function readManifest(script: string): unknown {
  const window: { __reactRouterManifest?: unknown } = {};
  runInNewContext(script, { window });
  // Objects of another context are never strictly equal to ours.
  return JSON.parse(JSON.stringify(window.__reactRouterManifest));
}

/**
 * The framework writes `styles.css#` where code that comes later needs a sheet too, so that it is fetched
 * again by that code: the link of a route goes with the route. Those of the root stay, and a whole sheet that is
 * read twice has the browser style and lay out the page anew.
 */
const toPlainAddress = (sheet: string) => sheet.replace(/#$/, '');

/** @param code of the server's build, which has a manifest of its own: its page and the browser's are the same */
export function namePlainSheets(code: string, script: string): string {
  const { routes } = manifestSchema.parse(readManifest(script));
  return (routes.root?.css ?? []).reduce(
    (all, sheet) => all.replaceAll(`"${sheet}#"`, JSON.stringify(sheet)),
    code,
  );
}

/** The same for a build. @param folder of it @throws where it has no manifest */
export function shortenManifestOf(folder: string, languages: RouteLanguages): void {
  const assets = join(folder, 'client/assets');
  const name = readdirSync(assets).find((one) => /^manifest-[^.]+\.js$/.test(one));
  if (!name) throw new Error(`There is no manifest in ${assets}.`);
  const file = join(assets, name);
  const script = shortenManifest(readFileSync(file, 'utf8'), languages);
  writeFileSync(file, script);
  const server = join(folder, 'server/index.js');
  writeFileSync(server, namePlainSheets(readFileSync(server, 'utf8'), script));
}
