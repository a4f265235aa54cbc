/**
 * A foreign text without what only breaks it: control characters; punctuation of Windows-1252 that
 * was taken for Latin-1 (`Boys\u0092`); line ends of other systems; space at both ends.
 */
export function cleanText(text: string): string {
  const trimmed = text.trim();
  if (!hasControls.test(trimmed)) return trimmed;
  return trimmed
    .replace(/\r\n?/g, '\n')
    .replace(/[\u0080-\u009F]/g, (sign) => windows1252[sign.charCodeAt(0) - 0x80] ?? '')
    .replace(otherControls, '')
    .trim();
}

/** For texts of one line: line breaks and runs of space become one space. */
export const toOneLine = (text: string): string =>
  /\s{2}|[\n\t]/.test(text) ? text.replace(/\s+/g, ' ') : text;

const hasControls = /[^\n\t\u0020-\u007E\u00A0-\uFFFF]/;

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is removed
const otherControls = /[\u0000-\u0008\u000B-\u001F\u007F]/g;

const windows1252 = [
  ...['€', '', '‚', 'ƒ', '„', '…', '†', '‡', 'ˆ', '‰', 'Š', '‹', 'Œ', '', 'Ž', ''],
  ...['', '‘', '’', '“', '”', '•', '–', '—', '˜', '™', 'š', '›', 'œ', '', 'ž', 'Ÿ'],
];
