const maxLength = 2_000;

/** Addresses that the format takes: of the web, of mail and telephones, paths of this site. */
const webAddress = /^(https?:\/\/[^\s]+|mailto:[^\s]+|tel:[^\s]+|\/(?!\/)[^\s]*|#[^\s]*)$/i;

/** @returns null for what no link may lead to, such as a script */
export const parseWebAddress = (text: string): string | null => {
  const address = text.trim();
  return address.length <= maxLength && webAddress.test(address) ? address : null;
};

const kinds: readonly unknown[] = ['Document', 'Media', 'Web'];

/**
 * A link as this editor writes it into what is copied. What is pasted may come from anywhere, so it
 * is looked at by hand: schemas of zod make functions of text, which the studio's policy forbids.
 */
export function parseLinkText(text: string): Readonly<Record<string, unknown>> | null {
  const link = parseJson(text);
  if (typeof link !== 'object' || link === null || !('link_type' in link)) return null;
  const { link_type: kind, id, url } = link as Readonly<Record<string, unknown>>;
  const isDocument = typeof id === 'string' && id.length <= 200 && url === undefined;
  const isAddress = typeof url === 'string' && parseWebAddress(url) !== null;
  const isSound = kinds.includes(kind) && (isAddress || isDocument);
  return isSound ? (link as Readonly<Record<string, unknown>>) : null;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
