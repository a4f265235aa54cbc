import type { Handler } from 'hono';
import { introduction, museumName } from '#brand/names.ts';
import * as palette from '#brand/palette.ts';
import type { ContentManagement } from '#services/content-management/contract.ts';
import { isLanguage, type Language } from '#shared/languages/languages.ts';
import { localizePath } from '#shared/languages/localized-path.ts';
import { duringOutage } from '../failures/outages.ts';
import type { LocaleFile } from '../pages/locale-files.ts';

export interface ManifestDependencies {
  readonly contentManagement: ContentManagement;
  readonly localeFiles: ReadonlyMap<string, LocaleFile>;
}

/** `/manifest.<language>.webmanifest`: the site on a home screen, under the museum's own name. */
export const manifest =
  ({ contentManagement, localeFiles }: ManifestDependencies): Handler =>
  async (c) => {
    const [, code] = /^\/manifest\.(\w+)\.webmanifest$/.exec(c.req.path) ?? [];
    if (!isLanguage(code)) return c.notFound();
    const settings = await contentManagement.findSettings(code).catch(duringOutage(null));
    const name = settings?.siteName.text ?? museumName[code];
    const messages = readWords(localeFiles, code);
    const icon = (size: number) => ({
      src: `/icons/icon-${size}.png`,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose: 'any',
    });
    const shortcut = (label: string | undefined, path: string) =>
      label ? [{ name: label, url: localizePath(path, code) }] : [];
    const body = {
      name,
      short_name: name,
      description: introduction[code].description,
      lang: code,
      start_url: localizePath('/', code),
      id: '/',
      scope: '/',
      display: 'browser',
      background_color: palette.plaster,
      theme_color: palette.blueNight,
      icons: [icon(192), icon(512)],
      shortcuts: [
        ...shortcut(messages.tickets.title, '/tickets'),
        ...shortcut(messages.planYourVisit.title, '/visit/plan-your-visit'),
      ],
    };
    return c.body(JSON.stringify(body), 200, {
      'Content-Type': 'application/manifest+json; charset=utf-8',
      'Cache-Control': 'public, max-age=86400',
    });
  };

function readWords(files: ManifestDependencies['localeFiles'], language: Language) {
  const read = (section: string) =>
    JSON.parse(files.get(`${language}/${section}.json`)?.json ?? '{}') as {
      readonly title?: string;
    };
  return {
    tickets: read('tickets'),
    planYourVisit: read('planYourVisit'),
  };
}
