import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as demoPalette from '#brand/palette.ts';
import { drawBrand } from '../brand/draw-brand.ts';
import type { Answers } from './answers.ts';
import { type ChosenColors, chooseColors } from './choose-colors.ts';

/** Writes a museum's names, colors and a plain mark into the copy of the project. */
export async function writeBrand(
  folder: string,
  answers: Answers,
): Promise<ChosenColors['changed']> {
  const edit = (file: string, change: (text: string) => string) => {
    const path = join(folder, 'brand', file);
    writeFileSync(path, change(readFileSync(path, 'utf8')));
  };
  const { palette, changed } = chooseColors(demoPalette, answers.colors);
  edit('palette.ts', (text) =>
    text.replace(
      /(export const (\w+) = ')#[0-9a-f]{6}(?=')/g,
      (_, before, name) => `${before}${palette[name] ?? '#000000'}`,
    ),
  );
  const { name, kind, description, timeZone } = answers;
  const introduction = Object.fromEntries(
    Object.entries(name).map(([language, title]) => [
      language,
      { title, description: description[language as keyof typeof description] },
    ]),
  );
  edit('names.ts', (text) =>
    [
      ['museumName', name],
      ['museumKind', kind],
      ['introduction', introduction],
    ].reduce(
      (code, [constant, value]) =>
        code.replace(
          new RegExp(`(export const ${constant} = )[\\s\\S]*?(?= as const)`),
          (_, before) => before + JSON.stringify(value, null, 2),
        ),
      text
        .replace(/(isDemonstration: boolean = )true/, '$1false')
        .replace(/(museumTimeZone = )'[^']*'/, (_, before) => `${before}'${timeZone}'`),
    ),
  );
  edit('mark.ts', (text) =>
    text
      .replace(/(lines: )'[^']*'/, "$1'M-9-9H9V9H-9Z'")
      .replace(/(areas: )'[^']*'/, "$1'M-5-5H5V5H-5Z'")
      .replace(
        /drawing\. Paths|: two squares[\s\S]*?(?=Paths)/,
        '. Two squares until there is a better one. ',
      ),
  );
  edit('moved-addresses.ts', (text) => text.replace(/(string>> = )\{[\s\S]*?\n\}/, '$1{}'));
  // Around its own tour nothing is drawn of the demonstration's house.
  edit('house.ts', (text) =>
    text.replace(/(export const otherRooms: readonly Box\[\] = )\[[^\]]*\]/, '$1[]'),
  );
  writeFileSync(join(folder, 'brand/icon.svg'), `${icon}\n`);
  // Drawn from here: the new folder has no packages before its first start.
  await drawBrand({ palette, icon }, folder);
  return changed;
}

const icon =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><title>icon</title><rect width="64" height="64" rx="14" fill="var(--palette-blue-dark)"/><path d="M14 14H50V50H14Z" fill="var(--palette-plaster)"/><path d="M24 24H40V40H24Z" fill="var(--palette-blue-dark)"/></svg>';
