/** Bytes of a file of each kind in the library, at most. */
export const maxBytesOfKind = {
  picture: 100 * 1024 * 1024,
  film: 2 * 1024 * 1024 * 1024,
  captions: 1024 * 1024,
  document: 50 * 1024 * 1024,
} as const;

/**
 * How many bytes a file may have by its browser's word for it, so that nobody waits in vain. What it is
 * in truth is said by its content, once it has come.
 * @param mediaType `image/jpeg`; empty where the browser does not know it
 */
export function findMaxBytes(mediaType: string): number {
  if (mediaType.startsWith('image/')) return maxBytesOfKind.picture;
  if (mediaType === 'application/pdf') return maxBytesOfKind.document;
  return mediaType === 'text/vtt' ? maxBytesOfKind.captions : maxBytesOfKind.film;
}
