/** The value of a cookie as it was written; null: there is none. */
export function readCookie(name: string, cookies: string = document.cookie): string | null {
  const start = `${name}=`;
  for (const part of cookies.split(';')) {
    const cookie = part.trimStart();
    if (cookie.startsWith(start)) return cookie.slice(start.length);
  }
  return null;
}

/**
 * @param value written as it is; values with a semicolon are not kept
 * @param seconds how long it is kept; null: until the browser is closed
 */
export function writeCookie(name: string, value: string, seconds: number | null): void {
  if (/[;\r\n]/.test(name + value)) return;
  const parts = [`${name}=${value}`, 'path=/', 'SameSite=Lax'];
  if (seconds !== null) parts.push(`max-age=${seconds}`);
  if (location.protocol === 'https:') parts.push('Secure');
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not in every browser
  document.cookie = parts.join('; ');
}
