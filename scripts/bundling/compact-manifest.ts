import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { runInNewContext } from 'node:vm';
import { defaultLanguage, languages } from '../../shared/languages.ts';

const variable = '__reactRouterManifest';

/** Rewrites the list of routes that every page loads. @param assets folder of the browser's bundle */
export function compactManifestIn(assets: string): void {
  for (const name of readdirSync(assets).filter((file) => /^manifest-\w+\.js$/.test(file))) {
    const path = join(assets, name);
    writeFileSync(path, toCompactScript(readFileSync(path, 'utf8')));
  }
}

/**
 * The framework's list names every route of every language. They differ in nothing but their prefix,
 * so that browsers can make the others of those in the default language.
 *
 * @throws when that would not bring back the whole list, as when one language had a route of its own
 */
export function toCompactScript(script: string): string {
  const manifest = runManifest(script);
  const own = Object.entries(manifest.routes).filter(
    ([id]) => !languages.some((code) => code !== defaultLanguage && id.startsWith(`${code}/`)),
  );
  const kept = JSON.stringify({ ...manifest, routes: Object.fromEntries(own) });
  const others = JSON.stringify(languages.filter((code) => code !== defaultLanguage));
  const compact = `{const m=window.${variable}=${kept};for(const l of ${others})for(const r of Object.values(m.routes))if(r.id.startsWith("${defaultLanguage}/")){const o={...r,id:l+r.id.slice(2),parentId:r.parentId.replace("${defaultLanguage}/",l+"/")};if(r.index){delete o.index;o.path=l}else if(r.path)o.path=l+"/"+r.path;m.routes[o.id]=o}}`;
  if (!isDeepStrictEqual(runManifest(compact), manifest)) {
    throw new Error('The list of routes has a shape that scripts/bundling does not know.');
  }
  return compact;
}

interface RouteManifest {
  readonly routes: Readonly<Record<string, object>>;
}

/** What a script of a list of routes leaves. */
export function runManifest(script: string): RouteManifest {
  const window: Record<string, unknown> = {};
  runInNewContext(script, { window });
  // Objects of another context have other prototypes.
  return JSON.parse(JSON.stringify(window[variable]));
}
