import type { CollectionObject, ObjectImage, ObjectSummary } from '../../contract.ts';
import type { Reply } from './call.ts';

export const toReply = (body: object, headers?: Reply['headers']): Reply => ({
  status: 200,
  body,
  ...(headers && { headers }),
});

/** Stored addresses of our own pictures are paths; a caller elsewhere needs the origin too. */
const withAddress = (image: ObjectImage, origin: string): ObjectImage => ({
  ...image,
  src: image.src === null ? null : new URL(image.src, origin).href,
});

export const toSummaryReply = (summary: ObjectSummary, origin: string): ObjectSummary => ({
  ...summary,
  image: summary.image && withAddress(summary.image, origin),
});

export const toObjectReply = (object: CollectionObject, origin: string): CollectionObject => ({
  ...object,
  images: object.images.map((image) => withAddress(image, origin)),
});

/** @param message says what to do */
export const toError = (
  status: number,
  message: string,
  field: string | null = null,
  others: object = {},
): Reply => ({ status, body: { error: { message, field }, ...others } });

export const noSuchObject = (id: string): Reply =>
  toError(404, `There is no object "${id.slice(0, 120)}".`, 'id');
