const maxPage = 1000;

/** The known value that was asked for; null when it is not known. */
export const choose = <Value extends string>(
  asked: string | null,
  known: readonly Value[],
): Value | null => known.find((value) => value === asked) ?? null;

/** Counted from 1; 1 for what is no page number. */
export function parsePage(text: string | null): number {
  const page = /^\d{1,4}$/.test(text ?? '') ? Number(text) : 1;
  return page >= 1 && page <= maxPage ? page : 1;
}

/** `?when=weekend&page=2`, or nothing where nothing is narrowed; the first page is not named. */
export function toQuery(values: Readonly<Record<string, string | number | null>>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) {
    if (value === null || (name === 'page' && value === 1)) continue;
    query.set(name, String(value));
  }
  const text = query.toString();
  return text && `?${text}`;
}

/** A word of an address for a text of the content: "Ages 14 and up" is `ages-14-and-up`. */
export const toSlug = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\p{M}ʻʼʿʾ’']/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
