import type { UploadEnding } from '#shared/forms/upload-rules.ts';

const maxStemLength = 80;

/**
 * A name that is safe in a mail, in a header and on any disk, with the ending of what the file is.
 * @param given what the browser told, perhaps with a path
 */
export function toFileName(given: string, ending: UploadEnding): string {
  const last = given.normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  const clean = last
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}"<>|:*?;%]/gu, '')
    .replace(/\s+/gu, ' ')
    .replace(/^[.\s]+/, '')
    .trim();
  const isSaid =
    clean.toLowerCase().endsWith(`.${ending}`) || (ending === 'jpg' && /\.jpeg$/i.test(clean));
  const stem = isSaid ? clean.slice(0, clean.lastIndexOf('.')) : clean;
  const short = [...stem].slice(0, maxStemLength).join('').trim();
  return `${short || 'file'}.${ending}`;
}
