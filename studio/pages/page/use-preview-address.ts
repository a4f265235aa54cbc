import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { localizePath, withoutLanguage } from '#shared/languages/localized-path.ts';
import { isAudienceBlock, type SeenAudiences } from '#shared/page-builder/editing/audiences.ts';
import { type EditedEntry, walkBlocks } from '#shared/page-builder/editing/block-tree.ts';
import { listVariations } from '#shared/page-builder/editing/variations.ts';
import { api, ask } from '../../api/ask.ts';
import { siteOrigin } from '../../api/site-origin.ts';
import { useEntry, useOpenPage } from './open-page.ts';

/** The page of the site that shows the draft in the chosen language and form; null until it is known. */
export function usePreviewAddress(): { readonly address: string | null; readonly error: unknown } {
  const { page, language, variation, audiences } = useOpenPage();
  const entry = useEntry();
  const { data, error } = useQuery({
    queryKey: ['pages', page.id, 'preview'],
    queryFn: () => ask(api.pages[':id'].preview.$post({ param: { id: page.id } })),
    staleTime: 20 * 3_600_000,
    gcTime: 0,
  });
  const seen = useMemo(() => seenAs(entry, audiences), [entry, audiences]);
  if (!data?.token) return { address: null, error };
  const url = new URL(siteOrigin + localizePath(withoutLanguage(page.shownAt), language));
  url.searchParams.set('preview', data.token + seen);
  // Else whoever composes would see one of them by chance.
  if (listVariations(entry).length > 0) {
    url.searchParams.set(`builder.tests.${page.id}`, variation ?? page.id);
  }
  return { address: url.href, error };
}

/** What stands behind a preview's token: what is seen of parts that are for some visitors. */
export const seenAs = (entry: EditedEntry, audiences: SeenAudiences): string =>
  [...walkBlocks(entry)].some(({ block }) => isAudienceBlock(block))
    ? `!${JSON.stringify(audiences)}`
    : '';
