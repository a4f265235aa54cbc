/** A short name for a text, the same on the server and in the browser (FNV-1a, 2 × 32 bits). */
export function toShortHash(text: string): string {
  let a = 0x811c9dc5;
  let b = 0x01000193;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    a = Math.imul(a ^ code, 0x01000193);
    b = Math.imul(b ^ code, 0x85ebca6b) + 0x9e3779b9;
  }
  return (a >>> 0).toString(36) + (b >>> 0).toString(36);
}
