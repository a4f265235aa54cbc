/** The settings `…_URL` of services name a server of the web, or a Unix socket of this machine. */
export const isServiceAddress = (text: string): boolean =>
  findSocketPath(text) !== null || /^https?:$/.test(URL.parse(text)?.protocol ?? '');

/**
 * @param address such as `unix:/run/girih/objects.sock`
 * @returns the socket's absolute path; null where the address is of another kind
 */
export function findSocketPath(address: string): string | null {
  const path = /^unix:(?:\/\/)?(\/[^?#]*[^/?#])$/.exec(address)?.[1];
  return path ?? null;
}
