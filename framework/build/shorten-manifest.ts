import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const assignment = 'window.__reactRouterManifest=';
const filesSchema = z.array(z.string()).optional();
const partSchema = z.looseObject({ imports: filesSchema, css: filesSchema });
const manifestSchema = z.looseObject({ routes: z.record(z.string(), partSchema) });

/**
 * Takes out of the routes of a manifest what the root imports already, since every page has it, and what they
 * are said not to have: each page carries the routes of all.
 * @param script `window.__reactRouterManifest={…};` as the framework writes it
 * @throws where it is written otherwise: a new version of the framework has to be looked at
 */
export function shortenManifest(script: string): string {
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
  return `${assignment}${JSON.stringify(manifest)};`;
}

/**
 * The framework writes `styles.css#` where code that comes later needs a sheet too, so that it is fetched
 * again by that code: the link of a route goes with the route. Those of the root stay, and a whole sheet that is
 * read twice has the browser style and lay out the page anew.
 */
const toPlainAddress = (sheet: string) => sheet.replace(/#$/, '');

/** @param code of the server's build, which has a manifest of its own: its page and the browser's are the same */
export function namePlainSheets(code: string, script: string): string {
  const { routes } = manifestSchema.parse(JSON.parse(script.slice(assignment.length, -1)));
  return (routes.root?.css ?? []).reduce(
    (all, sheet) => all.replaceAll(`"${sheet}#"`, JSON.stringify(sheet)),
    code,
  );
}

/** The same for a build. @param folder of it @throws where it has no manifest */
export function shortenManifestOf(folder: string): void {
  const assets = join(folder, 'client/assets');
  const name = readdirSync(assets).find((one) => /^manifest-[^.]+\.js$/.test(one));
  if (!name) throw new Error(`There is no manifest in ${assets}.`);
  const file = join(assets, name);
  const script = shortenManifest(readFileSync(file, 'utf8'));
  writeFileSync(file, script);
  const server = join(folder, 'server/index.js');
  writeFileSync(server, namePlainSheets(readFileSync(server, 'utf8'), script));
}
