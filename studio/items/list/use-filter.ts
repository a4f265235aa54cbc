import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import type { ItemState } from '#server/studio/items/list-items.ts';
import type { ListFilter } from './items-query.ts';

export const states = [
  'published',
  'changed',
  'draft',
  'scheduled',
  'archived',
] as const satisfies readonly ItemState[];

const isOneOf = <Value extends string>(all: readonly Value[], text: string | null): text is Value =>
  all.some((one) => one === text);

type Part = 'type' | 'search' | 'state' | 'language' | 'lacks';

/** What the list shows, kept in the address: `?type=news&state=draft&language=haw`. */
export function useFilter() {
  const [search, setSearch] = useSearchParams();
  const filter = useMemo((): ListFilter => {
    const state = search.get('state');
    const language = search.get('language');
    const lacks = search.get('lacks');
    return {
      ...(search.get('type') && { type: search.get('type')?.slice(0, 100) }),
      ...(search.get('search') && { search: search.get('search')?.slice(0, 200) }),
      ...(isOneOf(states, state) && { state }),
      ...(isOneOf(['es', 'haw'] as const, language) && { language }),
      ...(isOneOf(['missing', 'outdated'] as const, lacks) && { lacks }),
    };
  }, [search]);
  return {
    filter,
    /** @param value empty: whatever it is */
    set(part: Part, value: string) {
      setSearch(
        (before) => {
          const next = new URLSearchParams(before);
          if (value) next.set(part, value);
          else next.delete(part);
          return next;
        },
        { replace: true },
      );
    },
    clear: () => setSearch(new URLSearchParams(), { replace: true }),
  };
}
