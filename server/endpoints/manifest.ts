import type { Handler } from 'hono';
import type { ContentManagement } from '#services/content-management/contract.ts';
import { isLanguage, type Language } from '#shared/languages.ts';
import { localizePath } from '#shared/localized-path.ts';
import { duringOutage } from '../failures/outages.ts';
import type { LocaleFile } from '../locale-files.ts';

export interface ManifestParts {
  readonly contentManagement: ContentManagement;
  readonly localeFiles: ReadonlyMap<string, LocaleFile>;
}

/** `/manifest.<language>.webmanifest`: the site on a home screen, under the museum's own name. */
export const manifest =
  ({ contentManagement, localeFiles }: ManifestParts): Handler =>
  async (c) => {
    const [, code] = /^\/manifest\.(\w+)\.webmanifest$/.exec(c.req.path) ?? [];
    if (!isLanguage(code)) return c.notFound();
    const settings = await contentManagement.findSettings(code).catch(duringOutage(null));
    const name = settings?.siteName.text ?? 'Girih';
    const words = readWords(localeFiles, code);
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
      description: words.homepage.description,
      lang: code,
      start_url: localizePath('/', code),
      id: '/',
      scope: '/',
      display: 'browser',
      background_color: '#f7f4ee',
      theme_color: '#0b1533',
      icons: [icon(192), icon(512)],
      shortcuts: [
        ...shortcut(words.tickets.title, '/tickets'),
        ...shortcut(words.planYourVisit.title, '/visit/plan-your-visit'),
      ],
    };
    return c.body(JSON.stringify(body), 200, {
      'Content-Type': 'application/manifest+json; charset=utf-8',
      'Cache-Control': 'public, max-age=86400',
    });
  };

function readWords(files: ManifestParts['localeFiles'], language: Language) {
  const read = (section: string) =>
    JSON.parse(files.get(`${language}/${section}.json`)?.json ?? '{}') as {
      readonly title?: string;
      readonly description?: string;
    };
  return {
    homepage: read('homepage'),
    tickets: read('tickets'),
    planYourVisit: read('planYourVisit'),
  };
}
