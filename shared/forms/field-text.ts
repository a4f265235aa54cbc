/** Control characters could break out of a mail header or a table; none is ever typed. */
const unprintable = /[\p{Cc}\p{Cs}\u2028\u2029\ufeff]/gu;

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

/** Something on either side and a dot; only a mail that arrives proves more. Source: RFC 5321 §4.5.3. */
export const emailPattern =
  /^(?=[^@]{1,64}@[^@]{1,190}$)[^\s@"<>(),:;\\[\]]+@[^\s@"<>(),:;\\[\]/]+\.[^\s@."<>(),:;\\[\]/]{2,}$/u;
