import { hash } from 'node:crypto';
import { stat } from 'node:fs/promises';
import { describePicture, featuresFormat } from './picture-features.ts';

/** A picture that can be described, or has been. */
export interface FoundPicture {
  /** Tells it from every other, and from itself after a change. */
  readonly key: string;
  /** Null when it cannot be read as a picture. */
  readonly describe: () => Promise<Uint8Array | null>;
}

/** @returns null when the picture of this address is not at hand */
export type FindPicture = (src: string) => Promise<FoundPicture | null>;

/**
 * Pictures that lie in files.
 * @param findFile the file of an address, whether it is there or not; null: it has none
 */
export function findInFiles(findFile: (src: string) => string | null): FindPicture {
  return async (src) => {
    const file = findFile(src);
    const found = file === null ? null : await stat(file).catch(() => null);
    if (file === null || !found?.isFile()) return null;
    const facts = [featuresFormat, file, found.size, found.mtimeMs].join('\n');
    return {
      key: hash('sha256', facts, 'base64url'),
      describe: () => describePicture(file).catch(() => null),
    };
  };
}

/**
 * Pictures that were described beforehand, else those of `otherwise`.
 * @param described features by address, as base64
 */
export function findKnown(
  described: Readonly<Record<string, string>>,
  otherwise: FindPicture,
): FindPicture {
  return async (src) => {
    const features = described[src];
    if (features === undefined) return otherwise(src);
    return { key: features, describe: async () => Buffer.from(features, 'base64') };
  };
}
