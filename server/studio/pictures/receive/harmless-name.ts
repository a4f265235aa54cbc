const maxLetters = 120;

/**
 * A file's name as a person may read it: without folders, without letters that turn or hide what follows,
 * and not longer than a line. It names nothing on the disk.
 */
export function toHarmlessName(given: string): string {
  const bare = given.normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  const visible = bare
    // Controls, line ends, turned text, marks of no width; a lone half of a letter.
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}]/gu, '')
    .replace(/[<>:"|?*]/g, '-')
    .replace(/\s+/g, ' ')
    .replace(/^[. ]+|[. ]+$/g, '');
  return [...visible].slice(0, maxLetters).join('') || 'file';
}
