/** In what sizes a picture is given at most. Source: IIIF Image API 3.0 §5.2. */
export interface SizeLimits {
  /** Pixels. */
  readonly maxWidth: number;
  readonly maxHeight: number;
  /** Width by height, in pixels. */
  readonly maxArea: number;
}

/** The rights in a record's pictures. */
export interface Rights {
  /** Of a licence or statement: creativecommons.org, rightsstatements.org. */
  readonly uri?: string;
}

/** Even of free pictures; what is larger is had in tiles. */
const freeLimits: SizeLimits = { maxWidth: 10_000, maxHeight: 10_000, maxArea: 25_000_000 };
/** To look at and to quote: others have rights in it, or nobody wrote down who has. */
const reservedLimits: SizeLimits = { maxWidth: 1_024, maxHeight: 1_024, maxArea: 1_048_576 };

/** Licences and statements under which anybody may use a picture in full. */
const free =
  /^https?:\/\/(creativecommons\.org\/(publicdomain\/(zero|mark)\/|licenses\/by(-sa)?\/)|rightsstatements\.org\/(vocab|page)\/NoC-US\/)/;

const known =
  /^http:\/\/(creativecommons\.org\/(licenses|publicdomain)\/|rightsstatements\.org\/vocab\/)/;

/** Whether anybody may take the picture away in full. */
export const isFreeToUse = (rights: Rights | null): boolean => free.test(rights?.uri ?? '');

/** How large a picture is given. Null: nothing is known of its rights, which is as reserved. */
export const chooseSizeLimits = (rights: Rights | null): SizeLimits =>
  isFreeToUse(rights) ? freeLimits : reservedLimits;

/**
 * The address that stands for the rights in documents of IIIF, which write it with `http`.
 * @returns null for any other than the two vocabularies that they may hold
 */
export function toRightsUri(rights: Rights | null): string | null {
  const uri = rights?.uri?.replace(/^https:/, 'http:').replace('.org/page/', '.org/vocab/');
  return uri && known.test(uri) ? uri : null;
}
