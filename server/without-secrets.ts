/** A link signed by `database/visitors/signing.ts`, or an id of 128 bits that is a key as well. */
const secret = /(?<=\/)([0-9a-z]{1,9}\.[\w-]*\.[\w-]{43}|[0-9a-f]{32})(?=$|[/.])/g;

/** A path as it may stand in a log: whoever reads logs must not be able to open visitors' own pages. */
export const withoutSecrets = (path: string): string => path.replace(secret, '*');
