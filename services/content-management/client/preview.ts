import { type Client, filter, PreviewTokenExpiredError } from '@prismicio/client';
import { type Language, languages } from '#shared/languages/languages.ts';
import type { LanguageCodes } from './overlay-languages.ts';
import { isAddressable } from './read-documents.ts';
import { resolvePath } from './resolve-path.ts';
import { rawSearchReplySchema } from './wire.ts';

/** False for a preview that has expired; for a ref it does not know the official client takes master. */
export async function isLivePreview(official: Client, ref: string): Promise<boolean> {
  try {
    await official.get({ ref, pageSize: 1 });
    return true;
  } catch (error) {
    if (error instanceof PreviewTokenExpiredError) return false;
    throw error;
  }
}

/** Null when the preview has expired, or the document is not there or has no screen. */
export async function findPreviewedScreen(
  official: Client,
  ref: string,
  documentId: string,
  languageCodes: LanguageCodes,
): Promise<{ path: string; language: Language } | null> {
  if (!isAddressable(documentId) || !(await isLivePreview(official, ref))) return null;
  const filters = [filter.at('document.id', documentId)];
  const reply = rawSearchReplySchema.parse(await official.get({ ref, filters, lang: '*' }));
  const [document] = reply.results;
  const path = document ? resolvePath(document) : null;
  const language = languages.find((code) => languageCodes[code] === document?.lang);
  return path && language ? { path, language } : null;
}
