import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import type { FollowedData } from '#shared/page-builder/followed-data.ts';
import { api, ask } from '../../api/ask.ts';
import { useOpenPage } from '../page/open-page.ts';

/** What the expressions of a block come to, as the site itself finds them in the saved draft. */
export function useFollowed(blockId: string, isWanted: boolean): readonly FollowedData[] {
  const { page, store, language } = useOpenPage();
  const revision = useSyncExternalStore(store.subscribe, () => store.revision);
  const { data } = useQuery({
    queryKey: ['pages', page.id, 'data', language, revision],
    queryFn: () =>
      ask(api.pages[':id'].data[':language'].$get({ param: { id: page.id, language } })),
    placeholderData: (before) => before,
    enabled: isWanted,
  });
  return (data?.followed ?? []).filter((one) => one.blockId === blockId);
}
