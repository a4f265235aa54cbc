/** The letters after a year before the common era, as people write them in our languages. */
const before =
  /^(b\.? ?c\.?( ?e\.?)?|a\.? ?(de )?c\.?|a\.? ?e\.? ?c\.?|ma mua o (kristo|karaiko).*)$/i;
/** As `before`, of the common era: it changes nothing. */
const since = /^(c\.? ?e\.?|a\.? ?d\.?|d\.? ?(de )?c\.?|e\.? ?c\.?)$/i;
const furthestYear = 100_000;

/**
 * A year as people write it, in the address and in its field: `1570`, `500 BCE`, `-500`, which means
 * 500 BCE too, since people know no year 0.
 * @returns the astronomical year, in which 1 BCE is 0; undefined: it is none. 0 is taken for 1 BCE.
 */
export function parseTypedYear(text: string | null): number | undefined {
  const [, minus, digits = '', rest = ''] =
    /^([-−–]?)\s*(\d{1,6})\s*(\D{0,30})$/.exec(text?.trim() ?? '') ?? [];
  const era = rest.trim();
  if (!digits || (era !== '' && !before.test(era) && !since.test(era))) return undefined;
  const year = Number(digits);
  if (year > furthestYear) return undefined;
  return minus || before.test(era) ? Math.min(0, 1 - year) : year;
}
