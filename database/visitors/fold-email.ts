/** Addresses are the same in any case; providers' own rules beyond that are not ours to guess. */
export const foldEmail = (email: string): string => email.normalize('NFC').toLowerCase();

const dotless = new Set(['gmail.com', 'googlemail.com']);

/**
 * The mailbox that an address belongs to, for counting only: `kai+1@` and `kai+2@` are one mailbox,
 * and the largest provider ignores dots. A wrong guess makes two people share a limit, no more.
 * Source: RFC 5233 for the `+`.
 */
export function toMailbox(email: string): string {
  const folded = foldEmail(email.trim());
  const at = folded.lastIndexOf('@');
  const domain = folded.slice(at + 1);
  const [local = ''] = folded.slice(0, at).split('+', 1);
  const name = dotless.has(domain) ? local.replaceAll('.', '') : local;
  return `${name}@${domain === 'googlemail.com' ? 'gmail.com' : domain}`;
}
