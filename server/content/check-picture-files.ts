import { statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readSourceFiles } from '#database/content/read-source-files.ts';
import type { LoadProblem } from '#shared/files/content-loading.ts';
import { loadSharp } from '../images/load-sharp.ts';
import type { ImageEntry } from './read-image-index.ts';

/** A picture of the list with what its file was when it was last looked at. */
export type CheckedEntry = ImageEntry & {
  /** Bytes; absent: something was wrong with the file, or it was never looked at. */
  readonly bytes?: number | undefined;
};

export interface CheckedPictures {
  readonly entries: Readonly<Record<string, CheckedEntry>>;
  /** Files that are not there or are no pictures. */
  readonly rejected: readonly LoadProblem[];
  /** Files that are others than the list says. */
  readonly warnings: readonly LoadProblem[];
}

/**
 * Looks at the files that the list of pictures names. Files are opened only when they have changed.
 * @param folder the content folder
 * @param last what was found the last time
 */
export async function checkPictureFiles(
  folder: string,
  images: Readonly<Record<string, ImageEntry>>,
  last: Readonly<Record<string, CheckedEntry>>,
): Promise<CheckedPictures> {
  const entries: Record<string, CheckedEntry> = {};
  const rejected: Found[] = [];
  const warnings: Found[] = [];
  for (const [name, image] of Object.entries(images)) {
    const before = Object.hasOwn(last, name) ? last[name] : undefined;
    const found = await checkFile(join(folder, 'images', image.file), image, before);
    entries[name] = { ...image, bytes: found.isRight ? found.bytes : undefined };
    if (found.reason === null) continue;
    (found.bytes === undefined ? rejected : warnings).push({ name, image, reason: found.reason });
  }
  const uses = rejected.length + warnings.length > 0 ? createUses(folder) : () => '';
  const tell = ({ name, image, reason }: Found): LoadProblem => ({
    file: image.file,
    field: '',
    reason: `${reason}; ${uses(name)}`,
  });
  return { entries, rejected: rejected.map(tell), warnings: warnings.map(tell) };
}

interface Found {
  readonly name: string;
  readonly image: ImageEntry;
  readonly reason: string;
}

/** `bytes` is absent where nothing can be shown; `isRight`: nothing is to be told again. */
async function checkFile(
  path: string,
  { file, width, height, ...entry }: ImageEntry,
  before: CheckedEntry | undefined,
): Promise<{ bytes?: number; reason: string | null; isRight: boolean }> {
  // Four hundred waits, one after the other, would take longer than all else.
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found?.isFile()) return { reason: 'is not there', isRight: false };
  const bytes = found.size;
  const isSameEntry = before?.file === file && before.width === width && before.height === height;
  if (isSameEntry && before.bytes === bytes) return { bytes, reason: null, isRight: true };
  // Not by its path: the library may remember what lay there before.
  const size = await readFile(path)
    .then(async (content) => (await loadSharp())(content).metadata())
    .catch(() => null);
  if (!size) return { reason: 'is no picture that can be read', isRight: false };
  if (size.autoOrient.width !== width || size.autoOrient.height !== height) {
    const is = `${size.autoOrient.width} × ${size.autoOrient.height}`;
    const reason = `is ${is}, but the list says ${width} × ${height}. Bring it with npm run content:add-picture -- --replace`;
    return { bytes, reason, isRight: false };
  }
  const isReplaced = isSameEntry && before.bytes !== undefined;
  const isDescribedAnew =
    before?.dominantColor !== entry.dominantColor ||
    JSON.stringify(before.alt) !== JSON.stringify(entry.alt);
  const reason =
    isReplaced && !isDescribedAnew
      ? 'is another picture than before. Do its words still fit?'
      : null;
  return { bytes, reason, isRight: true };
}

const maxNamed = 5;

/** Says which files name a picture. */
function createUses(folder: string): (name: string) => string {
  const files = ['documents', 'pages', 'objects'].flatMap((part) =>
    readSourceFiles(join(folder, part), part !== 'objects').map(({ file, text }) => ({
      file: `${part}/${file}`,
      text,
    })),
  );
  return (name) => {
    const users = files
      .filter(({ text }) => text.includes(`"${name}"`) || text.includes(`/images/${name}.`))
      .map(({ file }) => file);
    if (users.length === 0) return 'nothing uses it';
    const more = users.length > maxNamed ? ` and ${users.length - maxNamed} more` : '';
    return `used by ${users.slice(0, maxNamed).join(', ')}${more}`;
  };
}
