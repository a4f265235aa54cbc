import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const assignment = 'window.__reactRouterManifest=';
const partSchema = z.looseObject({ imports: z.array(z.string()).optional() });
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
  const known = new Set(root?.imports);
  for (const [name, { imports }] of Object.entries(others)) {
    if (imports) manifest.routes[name].imports = imports.filter((file) => !known.has(file));
  }
  for (const route of Object.values<Record<string, unknown>>(manifest.routes)) {
    for (const [name, value] of Object.entries(route)) if (value === false) delete route[name];
  }
  return `${assignment}${JSON.stringify(manifest)};`;
}

/** The same for the manifest of a build. @param folder of its files for browsers @throws where there is none */
export function shortenManifestOf(folder: string): void {
  const assets = join(folder, 'assets');
  const name = readdirSync(assets).find((one) => /^manifest-[^.]+\.js$/.test(one));
  if (!name) throw new Error(`There is no manifest in ${assets}.`);
  const file = join(assets, name);
  writeFileSync(file, shortenManifest(readFileSync(file, 'utf8')));
}
