import type { Handler } from 'hono';
import type { ContentManagement } from '#services/content-management/contract.ts';
import { languages } from '#shared/languages/languages.ts';
import { duringOutage } from '../failures/outages.ts';

/** The file must not promise for longer than a year. Source: RFC 9116 §2.5.5. */
const validDays = 180;
const dayMs = 24 * 60 * 60 * 1000;

export interface SecurityTxtOptions {
  readonly publicOrigin: string;
  readonly contentManagement: ContentManagement;
  readonly now: () => Date;
}

/** `/.well-known/security.txt`: whom to tell of a hole in the site. Source: RFC 9116. */
export const securityTxt =
  ({ publicOrigin, contentManagement, now }: SecurityTxtOptions): Handler =>
  async (c) => {
    const settings = await contentManagement.findSettings('en').catch(duringOutage(null));
    const contact = settings?.email
      ? `mailto:${settings.email}`
      : `${publicOrigin}/about/contact-us`;
    // At midnight, so that the file stays the same for a day.
    const expires = new Date(Math.floor(now().getTime() / dayMs) * dayMs + validDays * dayMs);
    const lines = [
      `Contact: ${contact}`,
      `Expires: ${expires.toISOString()}`,
      `Preferred-Languages: ${languages.join(', ')}`,
      `Canonical: ${publicOrigin}/.well-known/security.txt`,
    ];
    return c.text(`${lines.join('\n')}\n`, 200, { 'Cache-Control': 'public, max-age=86400' });
  };
