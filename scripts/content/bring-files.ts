import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { ImageIndex } from '#server/content/read-image-index.ts';
import { fetchFile } from '#services/content-management/transfer/fetch-file.ts';
import {
  findWords,
  listFileAddresses,
  type WireDocument,
} from '#services/content-management/transfer/read-repository.ts';
import { byLanguage, type Language } from '#shared/languages/languages.ts';
import { readIndex, readPicture, writeIndex } from './picture-index.ts';

export interface BringOptions {
  readonly documents: readonly WireDocument[];
  readonly contentFolder: string;
  /** Hosts from which pictures may come. */
  readonly hosts: readonly string[];
  readonly fetch: typeof fetch;
  /** The repository's codes of our languages. */
  readonly codes: Readonly<Record<Language, string>>;
  /** Our path of a file, as a push noted it with the file, by its address there. */
  readonly notedPaths: ReadonlyMap<string, string>;
  readonly onProgress?: (text: string) => void;
}

export interface BroughtFiles {
  /** Our path by the address there. */
  readonly files: ReadonlyMap<string, string>;
  readonly brought: number;
  readonly problems: readonly string[];
}

/**
 * Brings the pictures and files that items name into the content folder, and enters pictures in its
 * list. What is there already stays, so that a pull that was broken off goes on where it was.
 */
export async function bringFiles(options: BringOptions): Promise<BroughtFiles> {
  const { documents, contentFolder, onProgress = () => {} } = options;
  const files = new Map<string, string>();
  const problems: string[] = [];
  const addresses = listFileAddresses(documents);
  const folder = join(contentFolder, 'images');
  let brought = 0;
  for (const [position, address] of addresses.entries()) {
    onProgress(`${position + 1} of ${addresses.length} files`);
    const path = toPath(address, options.notedPaths.get(address));
    const file = join(contentFolder, path);
    try {
      const isThere = existsSync(file);
      if (!isThere) {
        await fetchFile(address, file, options);
        brought += 1;
      }
      if (path.startsWith('/images/')) await enterPicture(folder, path, file, address, options);
      files.set(address, path);
    } catch (error) {
      problems.push((error as Error).message);
    }
  }
  return { files, brought, problems };
}

async function enterPicture(
  folder: string,
  path: string,
  file: string,
  address: string,
  { documents, codes }: BringOptions,
): Promise<void> {
  const index: ImageIndex = readIndex(folder);
  const relative = path.slice('/images/'.length);
  const name = relative.replace(/\.[^./]+$/, '');
  if (index[name]) return;
  const { width, height, dominantColor, ground } = await readPicture(file).catch((error) => {
    rmSync(file, { force: true });
    throw error;
  });
  const english = findWords(documents, address, codes.en);
  const alt = byLanguage((language) => findWords(documents, address, codes[language]) || english);
  writeIndex(folder, {
    ...index,
    [name]: { file: relative, width, height, dominantColor, alt, ground },
  });
}

const endings = ['webp', 'jpg', 'jpeg', 'png'];

/** Where a file lies here: as it was sent from here, else below `pulled`, by its name and id there. */
function toPath(address: string, noted: string | undefined): string {
  if (
    noted &&
    /^\/(images|films|media)\/([a-z0-9][\w-]*\/)*[a-z0-9][\w-]*\.[a-z0-9]+$/i.test(noted)
  ) {
    return noted;
  }
  const last = decodeURIComponent(new URL(address).pathname.split('/').at(-1) ?? '');
  const [, stem = last, ending = ''] = /^(.*)\.([a-z0-9]{2,5})$/i.exec(last) ?? [];
  const slug = stem
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 80);
  const kind = endings.includes(ending.toLowerCase()) ? 'images' : 'films';
  return `/${kind}/pulled/${slug || 'file'}.${ending.toLowerCase() || 'bin'}`;
}
