import { prepareContent } from '#app/blocks/prepare/prepare-content.ts';
import type { PageBuilderSettings } from '#server/settings/settings.ts';
import { toContent } from '#services/page-builder/client/to-content.ts';
import { rawEntrySchema } from '#services/page-builder/client/wire.ts';
import type { CheckDrawing } from '#services/page-builder/embedded/check-entry.ts';
import { walkValues } from '#services/page-builder/embedded/walk-values.ts';
import { languages } from '#shared/languages/languages.ts';

/** What `checkCode` names with its place, and what only the service knows. */
const saidElsewhere = /^".*" is left out: |^the symbol has no content$/s;

/**
 * Says what of an entry visitors will not get: the renderer's own words, and the hosts that the
 * settings do not allow. It stands here because the renderer and the page builder's service do not
 * know each other.
 */
export const createDrawingCheck =
  (site: PageBuilderSettings): CheckDrawing =>
  (entry) => {
    const said = new Set(listHosts(entry, site));
    const raw = rawEntrySchema.parse(entry);
    const fontOrigins = site.pictureHosts.map((host) => `https://${host}`);
    for (const language of languages) {
      const warn = (message: string) => said.add(message);
      const { content } = toContent(raw, 'page', { locales: [language], warn });
      const { allowsCustomCode } = site;
      for (const one of prepareContent(content, { language, allowsCustomCode, fontOrigins })
        .warnings) {
        if (saidElsewhere.test(one.message)) continue;
        said.add(one.blockId ? `block ${one.blockId}: ${one.message}` : one.message);
      }
    }
    return [...said];
  };

const pictureNames = /^(image|src|video|posterImage|backgroundImage|poster)$/i;

/** Hosts of pictures and films that the page's policy does not let a browser ask. */
function listHosts(entry: unknown, site: PageBuilderSettings): string[] {
  const allowed = [...site.pictureHosts, ...(site.apiKey ? [new URL(site.host).host] : [])];
  const found = new Set<string>();
  walkValues(entry, (object) => {
    for (const [name, value] of Object.entries(object)) {
      if (!pictureNames.test(name) || typeof value !== 'string') continue;
      if (!/^(https?:)?\/\//.test(value) || !URL.canParse(value, 'https://x.invalid')) continue;
      const { host } = new URL(value, 'https://x.invalid');
      if (allowed.includes(host)) continue;
      found.add(
        `a picture or film of ${host} is not shown: BUILDER_PICTURE_HOSTS does not name it`,
      );
    }
  });
  return [...found];
}
