import type { Signer } from '#database/visitors/signing.ts';
import type { Language } from '#shared/languages/languages.ts';
import { localizePath } from '#shared/languages/localized-path.ts';

const dayMs = 24 * 3_600_000;

/** The right that each newsletter link gives its holder, and for how long. */
const purposes = {
  confirm: { name: 'newsletter-confirm', days: 7 },
  preferences: { name: 'newsletter-preferences', days: 365 },
  // Letters lie in mailboxes for years, and leaving must work from each of them.
  unsubscribe: { name: 'newsletter-unsubscribe', days: 5 * 365 },
} as const;

/** Names of query parameters and paths of the site that mails lead to. */
const paths = {
  confirm: '/subscribe/confirm',
  preferences: '/subscribe/preferences',
  unsubscribe: '/newsletter/unsubscribe',
} as const;

export interface NewsletterLinks {
  ready(): Promise<void>;
  /** @param round of the subscription; a link of an earlier round confirms nothing */
  confirm(id: string, round: number, language: Language, now: Date): Promise<string>;
  preferences(id: string, language: Language, now: Date): Promise<string>;
  /** Ends the subscription when it is posted to, without anything else. Source: RFC 8058. */
  unsubscribe(id: string, language: Language, now: Date): Promise<string>;
  readConfirm(token: string): Promise<{ id: string; round: number } | null>;
  /** @returns id of the subscription */
  readPreferences(token: string): Promise<string | null>;
  /** A link to the preferences may end the subscription too. */
  readUnsubscribe(token: string): Promise<string | null>;
}

/** @param publicOrigin scheme and host of the site, without a slash at the end */
export function createNewsletterLinks(signer: Signer, publicOrigin: string): NewsletterLinks {
  const sign = (purpose: keyof typeof purposes, subject: string, now: Date) =>
    signer.sign({
      purpose: purposes[purpose].name,
      subject,
      expiresAt: new Date(now.getTime() + purposes[purpose].days * dayMs),
    });
  const toAddress = (path: string, token: string) => `${publicOrigin}${path}?link=${token}`;
  return {
    ready: signer.ready,
    confirm: async (id, round, language, now) =>
      toAddress(
        localizePath(paths.confirm, language),
        await sign('confirm', `${id} ${round}`, now),
      ),
    preferences: async (id, language, now) =>
      toAddress(localizePath(paths.preferences, language), await sign('preferences', id, now)),
    unsubscribe: async (id, language, now) =>
      toAddress(localizePath(paths.unsubscribe, language), await sign('unsubscribe', id, now)),
    async readConfirm(token) {
      const [id, round] = (await signer.verify(token, purposes.confirm.name))?.split(' ') ?? [];
      return id && round ? { id, round: Number(round) } : null;
    },
    readPreferences: (token) => signer.verify(token, purposes.preferences.name),
    readUnsubscribe: async (token) =>
      (await signer.verify(token, purposes.unsubscribe.name)) ??
      signer.verify(token, purposes.preferences.name),
  };
}
