/** A picture at a IIIF image service of another house, as `findImageService` read it. */
export interface ForeignImageService {
  /** Address of the service, to which `/info.json` is added. */
  readonly id: string;
  readonly host: string;
  /** Of the Image API; null: the address does not say. */
  readonly version: 2 | 3 | null;
}

/** `{service}/{region}/{size}/{rotation}/{quality}.{format}`. Source: IIIF Image API 2.1 and 3.0 §3.1. */
const imageAddress =
  /^(https:\/\/([^/?#@\s]+)\/[^?#\s]+?)\/(full|square|(?:pct:)?[\d.]+(?:,[\d.]+){3})\/(full|\^?(?:max|!?\d*,\d*|pct:[\d.]+))\/!?[\d.]+\/(?:native|default|color|gray|bitonal)\.\w{3,4}$/;

/**
 * The image service behind a picture's address, where the address is that of a IIIF image.
 * @returns null for any other address
 */
export function findImageService(src: string | null): ForeignImageService | null {
  if (!src || src.length > 2_000) return null;
  const [, id = '', host = ''] = imageAddress.exec(src) ?? [];
  if (!id) return null;
  const version = /\/(?:iiif|image)\/v?([23])\//.exec(src)?.[1];
  return { id, host: host.toLowerCase(), version: version ? (Number(version) as 2 | 3) : null };
}
