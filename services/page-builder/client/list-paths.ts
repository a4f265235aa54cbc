import { z } from 'zod';
import type { TargetingRule } from '#shared/page-builder/targeting.ts';

/** The rules that say at which addresses a page is. */
export const rawPageSchema = z.object({
  id: z.string(),
  query: z
    .array(
      z.looseObject({
        property: z.string().optional(),
        operator: z.string().optional(),
        value: z.unknown(),
      }),
    )
    .nullish()
    .catch(null),
  data: z.looseObject({ noIndex: z.unknown().optional() }).nullish().catch(null),
});

/** Addresses that the rules name exactly; a rule such as "starts with" names none. */
export function listPathsOf({
  query,
  data,
}: {
  readonly query?: readonly Partial<TargetingRule>[] | null;
  readonly data?: { readonly noIndex?: unknown } | null;
}): string[] {
  if (data?.noIndex === true) return [];
  return (query ?? [])
    .filter(({ property, operator }) => property === 'urlPath' && operator === 'is')
    .flatMap(({ value }) => value)
    .filter((path): path is string => typeof path === 'string' && /^\/(?!\/)\S*$/.test(path))
    .map((path) => (path === '/' ? path : path.replace(/\/+$/, '')));
}
