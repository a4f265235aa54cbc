import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, useSyncExternalStore } from 'react';
import type { Translated } from '#server/studio/items/item-index.ts';
import type { PageOfStudio } from '#server/studio/pages/describe-page.ts';
import type { Language } from '#shared/languages/languages.ts';
import { localizePath, withoutLanguage } from '#shared/languages/localized-path.ts';
import { findDrawnBlock } from '#shared/page-builder/editing/block-ids.ts';
import type { EditedEntry } from '#shared/page-builder/editing/block-tree.ts';
import { listVariations } from '#shared/page-builder/editing/variations.ts';
import { type PageFinding, stopsPublishing } from '#shared/page-builder/page-finding.ts';
import { api, ask } from '../../api/ask.ts';
import { siteOrigin } from '../../api/site-origin.ts';
import { useOpenPage } from '../page/open-page.ts';
import { seenAs } from '../page/use-preview-address.ts';
import type { FrameLook, PageWeight } from './frame-look.ts';
import { isWeighed, type Look, listLooks } from './list-looks.ts';

/** What the page itself showed; the rule is axe's or one of ours. */
export interface SeenFinding {
  readonly rule: string;
  readonly blockId: string | null;
  readonly languages: readonly Language[];
  readonly about: string;
}

/** Looks at the page as it is saved, from the server and in frames, one after the other. */
export function usePageChecks() {
  const { page, store, language } = useOpenPage();
  const revision = useSyncExternalStore(store.subscribe, () => store.revision);
  const [looks] = useState(() => listLooks(language, store.entry));
  const [done, setDone] = useState(0);
  const [seen, setSeen] = useState<readonly SeenFinding[]>([]);
  const [weight, setWeight] = useState<PageWeight | null>(null);
  const [isPartial, setPartial] = useState(false);
  const queries = useQueryClient();
  const queryKey = ['pages', page.id, 'checks', revision];
  const known = useQuery({
    queryKey,
    queryFn: async () => {
      await store.save();
      const { findings } = await ask(api.pages[':id'].checks.$get({ param: { id: page.id } }));
      return findings as unknown as readonly PageFinding[];
    },
    retry: false,
  });
  // The window that is composed in has the same one.
  const { data: preview } = useQuery({
    queryKey: ['pages', page.id, 'preview'],
    queryFn: () => ask(api.pages[':id'].preview.$post({ param: { id: page.id } })),
    staleTime: 20 * 3_600_000,
    gcTime: 0,
  });
  const look = known.data && preview ? (looks[done] ?? null) : null;
  return {
    known: known.data ?? [],
    error: known.error,
    stops: (known.data ?? []).some(stopsPublishing),
    isPending: known.isPending,
    seen,
    weight,
    /** Something could not be looked at. */
    isPartial,
    isDone: !known.isPending && done >= looks.length,
    look,
    address: look && preview ? toAddress(page, store.entry, look, preview.token) : '',
    /** Says that outdated words of a block, or of the page itself, are right for the present English. */
    async confirmWords(blockId: string | null, outdated: Translated) {
      const json = { blockId, language: outdated };
      const call = api.pages[':id']['still-right'];
      const { findings } = await ask(call.$post({ param: { id: page.id }, json }));
      queries.setQueryData(queryKey, findings);
    },
    onLooked(found: FrameLook | null) {
      if (!look) return;
      setDone(done + 1);
      if (!found) return setPartial(true);
      if (isWeighed(look)) setWeight(found.weight);
      setSeen(join(seen, found, look.language, (drawn) => findDrawnBlock(store.entry, drawn)));
    },
  };
}

function toAddress(
  { id, shownAt }: PageOfStudio,
  entry: EditedEntry,
  { language, form, audiences }: Look,
  token: string,
): string {
  const url = new URL(siteOrigin + localizePath(withoutLanguage(shownAt), language));
  url.searchParams.set('preview', token + seenAs(entry, audiences ?? {}));
  // Else one of them would be looked at by chance.
  if (listVariations(entry).length > 0) {
    url.searchParams.set(`builder.tests.${id}`, form ?? id);
  }
  return url.href;
}

/** The same in another language is one finding; what belongs to a symbol is the symbol's. */
function join(
  seen: readonly SeenFinding[],
  { findings }: FrameLook,
  language: Language,
  find: (drawn: string) => string | undefined,
): SeenFinding[] {
  const joined = new Map(seen.map((one) => [toKey(one), one]));
  for (const { rule, ids, about } of findings) {
    const blockId = ids.map(find).find((id) => id !== undefined) ?? null;
    // Of a screen that stays around the blocks, or of another entry.
    if (ids.length > 0 && blockId === null) continue;
    const key = toKey({ rule, blockId });
    const before = joined.get(key)?.languages ?? [];
    joined.set(key, { rule, blockId, about, languages: [...new Set([...before, language])] });
  }
  return [...joined.values()];
}

const toKey = ({ rule, blockId }: Pick<SeenFinding, 'rule' | 'blockId'>) => `${rule} ${blockId}`;
