import { type HTMLAttributes, type ReactNode, useMemo, useRef } from 'react';
import { useLocation } from 'react-router';
import { ChosenGroup, type Member } from './ChosenGroup.tsx';
import { chooseVariant } from './choose-variant.ts';
import { readUserAttributes, subscribeToUserAttributes } from './user-attributes.ts';
import { VariantEvents } from './VariantEvents.tsx';

/** Blocks for some visitors. Source: specification §3, "Personalization variant". */
export interface Variant<Block> {
  readonly name?: string;
  /** A list of rules; anything else is none. */
  readonly query?: unknown;
  /** ISO 8601, or milliseconds since 1970 as a number or a text. */
  readonly startDate?: string | number | null;
  readonly endDate?: string | number | null;
  readonly blocks?: readonly Block[];
}

interface PersonalizationContainerProps<Block> {
  /** The block's, which is the container's own on the page. */
  id: string;
  /** The entry in which it stands, for those who listen to its events. */
  contentId?: string | undefined;
  variants: readonly Variant<Block>[];
  drawBlocks: (blocks: readonly Block[]) => ReactNode;
  attributes?: HTMLAttributes<HTMLDivElement> | undefined;
  /** Drawn where no variant is meant for the visit. */
  children: ReactNode;
}

/** The first variant that is meant for this visit. Source: reference §5. */
export function PersonalizationContainer<Block>(props: PersonalizationContainerProps<Block>) {
  const { id, contentId, variants, drawBlocks, attributes, children } = props;
  const root = useRef<HTMLDivElement>(null);
  const { pathname } = useLocation();
  const targeted = useMemo(() => variants.map(toTargeted), [variants]);
  const members = useMemo<readonly Member[]>(
    () => targeted.map((rules, place) => ({ id: String(place), when: JSON.stringify(rules) })),
    [targeted],
  );
  return (
    <ChosenGroup
      groupKey={`variants:${id}`}
      members={members}
      choose={() => chooseVariant(targeted, readUserAttributes(pathname), Date.now())}
      subscribe={subscribeToUserAttributes}
      draw={(choice) => {
        const variant = choice === '' ? null : (variants[Number(choice)] ?? null);
        return (
          <>
            {variant ? drawBlocks(variant.blocks ?? []) : children}
            <VariantEvents root={root} variant={variant} contentId={contentId} />
          </>
        );
      }}
      attributes={{
        ...attributes,
        className: ['builder-personalization-container', attributes?.className]
          .filter(Boolean)
          .join(' '),
      }}
      rootRef={root}
    />
  );
}

const toTargeted = ({ query, startDate, endDate }: Variant<unknown>) => ({
  ...(Array.isArray(query) && { query }),
  ...(startDate && { startDate: toDate(startDate) }),
  ...(endDate && { endDate: toDate(endDate) }),
});

const toDate = (date: string | number) => (/^\d+$/.test(String(date)) ? Number(date) : date);
