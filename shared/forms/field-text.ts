/**
 * Control characters could break out of a mail header or a table; marks of writing direction turn
 * what stands around them, and what cannot be seen makes two texts look alike. None is ever typed.
 * The two joiners (U+200C, U+200D) stay: Persian and emoji are written with them.
 */
export const unprintable =
  /[\p{Cc}\p{Cs}\u2028\u2029\ufeff\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufff9-\ufffb\u{e0000}-\u{e007f}]/gu;

/** One line as it is kept: composed (NFC), single spaces, nothing unprintable, so that every store takes it. */
export const toLine = (value: string): string =>
  value.normalize('NFC').replace(/\s+/gu, ' ').replace(unprintable, '').trim();

/** Several lines as they are kept. */
export const toParagraphs = (value: string): string =>
  value
    .normalize('NFC')
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .split('\n')
    .map((line) => line.replace(/\t/g, ' ').replace(unprintable, '').trimEnd())
    .join('\n')
    .trim();

const maxGreetingLength = 40;
const nameLike =
  /^(?:\p{L}|\p{M}|['’ʻʼ‘-]|\u200c|\u200d)+\.?(?: (?:\p{L}|\p{M}|['’ʻʼ‘-]|\u200c|\u200d)+\.?){0,4}$/u;

/**
 * A typed name as a mail may greet by it. The address may be a stranger's, so nothing that a mail
 * program would make a link of, and no more than a name.
 * @returns null: greet without a name
 */
export function toGreetingName(typed: string | null): string | null {
  const name = toLine(typed ?? '');
  return name.length <= maxGreetingLength && nameLike.test(name) ? name : null;
}

/** Something on either side and a dot; only a mail that arrives proves more. Source: RFC 5321 §4.5.3. */
export const emailPattern =
  /^(?=[^@]{1,64}@[^@]{1,190}$)[^\s@"<>(),:;\\[\]]+@[^\s@"<>(),:;\\[\]/]+\.[^\s@."<>(),:;\\[\]/]{2,}$/u;
