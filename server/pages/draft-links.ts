import type { Signer } from '#database/visitors/signing.ts';
import { pagePathOf } from '#framework/data-address.ts';
import type { PageBuilderClient } from '#services/page-builder/client/client.ts';
import type { PageBuilder } from '#services/page-builder/contract.ts';
import type { Language } from '#shared/languages/languages.ts';
import { languageOfPath, localizePath, withoutLanguage } from '#shared/languages/localized-path.ts';
import { pageModel } from '#shared/page-builder/page-builder-models.ts';

/** Parameter of the address that a draft is shown at. */
export const draftParameter = 'draft';
const purpose = 'page-builder-draft';

export interface DraftLink {
  /** Of the entry in the embedded page builder. */
  readonly entryId: string;
  /** Path of the page on this site, without language: `/builder/autumn`. */
  readonly path: string;
  readonly language: Language;
  readonly expiresAt: Date;
}

/** @returns an address that shows this entry at its path until it expires, to whoever has it */
export async function createDraftLink(
  signer: Signer,
  publicOrigin: string,
  { entryId, path, language, expiresAt }: DraftLink,
): Promise<string> {
  const token = await signer.sign({ purpose, subject: `${path} ${entryId}`, expiresAt });
  return `${publicOrigin}${localizePath(path, language)}?${draftParameter}=${token}`;
}

/**
 * Opens a link to a draft. The result is the services' page builder with the entry in its place;
 * `published` when the entry is public at this address by now; `expired` when the link was made here
 * but is no longer valid, whatever became of its entry; or null when the link is not valid.
 */
export type OpenDraft = (
  token: string,
  pathname: string,
) => Promise<PageBuilder | 'published' | 'expired' | null>;

/** @throws {ServiceUnavailable} and what the database throws */
export const createOpenDraft =
  (signer: Signer, pageBuilder: PageBuilderClient): OpenDraft =>
  async (token, pathname) => {
    const subject = await signer.verify(token, purpose);
    if (subject === null) return (await signer.hasExpired(token, purpose)) ? 'expired' : null;
    const separator = subject.indexOf(' ');
    const path = withoutLanguage(pagePathOf(pathname));
    if (separator < 1 || subject.slice(0, separator) !== path) return null;
    const entryId = subject.slice(separator + 1);
    const urlPath = path.replace(/^\/builder(?=\/|$)/, '') || '/';
    const visit = { urlPath, language: languageOfPath(pathname) };
    const [draft, published] = await Promise.all([
      pageBuilder.forPreview({ overrides: { [pageModel]: entryId } }).findContent(pageModel, visit),
      pageBuilder.findContent(pageModel, visit),
    ]);
    if (published?.id === entryId) return 'published';
    // An entry that has gone leaves what its rules choose instead, which nobody signed.
    if (draft?.id !== entryId) return null;
    const isHere = (asked: { readonly urlPath: string }) =>
      asked.urlPath === urlPath || asked.urlPath === path;
    return {
      ...pageBuilder,
      findContent: async (model, asked) =>
        model === pageModel && isHere(asked) ? draft : pageBuilder.findContent(model, asked),
      findContents: async (models, asked) => {
        const contents = await pageBuilder.findContents(models, asked);
        return isHere(asked) && pageModel in contents
          ? { ...contents, [pageModel]: draft }
          : contents;
      },
    };
  };
