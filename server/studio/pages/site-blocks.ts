import { listPathsOf } from '#services/page-builder/client/list-paths.ts';
import { toContent } from '#services/page-builder/client/to-content.ts';
import { rawEntrySchema } from '#services/page-builder/client/wire.ts';
import type { StoredEntry } from '#services/page-builder/embedded/entry.ts';
import { type Language, languages } from '#shared/languages/languages.ts';
import type { FollowedData } from '#shared/page-builder/followed-data.ts';
import type { SiteBuild } from '../../pages/render-page.ts';
import type { PageRoomOptions } from './page-room.ts';

/** The contents of symbols are other entries, which are not asked for here. */
const isOfSymbol = /: the symbol has no content$/;

/**
 * What the built site says of blocks: it alone knows what is drawn.
 * @param findMuseum what expressions read as `state.museum`
 */
export const createSiteBlocks = (
  loadBuild: () => Promise<SiteBuild>,
  options: Parameters<SiteBuild['entry']['module']['listOmissions']>[1] extends infer Given
    ? Omit<Given, 'language'>
    : never,
  findMuseum: (language: Language) => Promise<Readonly<Record<string, unknown>>>,
): Pick<PageRoomOptions, 'listBlocks' | 'check' | 'followData'> => ({
  listBlocks: async () => (await loadBuild()).entry.module.listBlocks(),
  async check(entry: StoredEntry) {
    const { listOmissions } = (await loadBuild()).entry.module;
    const raw = rawEntrySchema.parse(entry);
    const said = new Set<string>();
    for (const language of languages) {
      const scope = { locales: [language], warn: (message: string) => said.add(message) };
      const { content } = toContent(raw, 'page', scope);
      for (const one of listOmissions(content, { ...options, language })) {
        if (!isOfSymbol.test(one)) said.add(one);
      }
    }
    return [...said].slice(0, 200);
  },
  async followData(entry: StoredEntry, language: Language) {
    const { followData } = (await loadBuild()).entry.module;
    const scope = { locales: [language], warn: () => {} };
    const { content } = toContent(rawEntrySchema.parse(entry), 'page', scope);
    const [path = '/'] = listPathsOf({ query: entry.query });
    const given = { ...options, language, path, data: { museum: await findMuseum(language) } };
    const forms = [content, ...content.variations.map(({ data }) => ({ ...content, data }))];
    const followed: FollowedData[] = [];
    for (const form of forms) followed.push(...(await followData(form, given)));
    return followed;
  },
});
