import type { Mail } from '#database/visitors/mail-queue.ts';
import { layOutMail, toMailSignature } from '#shared/files/mail-layout.ts';
import type { Language } from '#shared/languages/languages.ts';
import type { NewsletterLinks } from './links.ts';
import { newsletterMessages } from './mail-messages.ts';

export interface Subscriber {
  readonly id: string;
  readonly email: string;
  readonly language: Language;
  readonly round: number;
}

export type NewsletterMailKind = 'confirm' | 'welcome' | 'known';

/**
 * A mail about the subscription, in the language of the letter. It greets nobody by name: a name may
 * have been typed by a stranger who wants to say something to this address.
 * @param occasion tells this mail from others of its kind to the same subscriber
 */
export async function writeNewsletterMail(
  kind: NewsletterMailKind,
  subscriber: Subscriber,
  links: NewsletterLinks,
  occasion: string,
  now: Date,
): Promise<Mail> {
  const { id, email, language, round } = subscriber;
  const messages = newsletterMessages[language];
  const { subject, text, button, note } = messages[kind];
  const unsubscribe = await links.unsubscribe(id, language, now);
  const address =
    kind === 'confirm'
      ? await links.confirm(id, round, language, now)
      : await links.preferences(id, language, now);
  return {
    messageKey: `newsletter-${kind}:${id}:${occasion}`,
    to: email,
    // Welcome follows a link that only the owner has.
    isLimited: kind !== 'welcome',
    language,
    subject,
    ...layOutMail({
      language,
      preview: text,
      parts: [
        { kind: 'text', text: messages.greeting },
        { kind: 'title', text: subject },
        { kind: 'text', text },
        { kind: 'button', label: button, address },
        { kind: 'note', text: note },
        ...(kind === 'confirm'
          ? []
          : [{ kind: 'link' as const, label: messages.leave, address: unsubscribe }]),
        { kind: 'note', text: toMailSignature(language) },
      ],
    }),
    headers: {
      'List-Unsubscribe': `<${unsubscribe}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
}
