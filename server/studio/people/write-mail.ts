import { randomUUID } from 'node:crypto';
import type { Mail } from '#database/visitors/mail-queue.ts';
import { layOutMail, toMailSignature } from '#shared/files/mail-layout.ts';
import type { Language } from '#shared/languages/languages.ts';
import { type StudioMailKind, studioMailMessages } from './mail-messages.ts';

/** A mail to somebody who works in the studio, or is invited to. */
export function writeStudioMail(
  kind: StudioMailKind,
  to: { readonly email: string; readonly language: Language },
  address: string | null = null,
): Mail {
  const { language, email } = to;
  const { subject, text, button, note } = studioMailMessages[language][kind];
  return {
    messageKey: `studio-${kind}:${randomUUID()}`,
    to: email,
    // Anybody may type an address into "forgot"; the rest follows an act of the house.
    isLimited: kind === 'recovery' || kind === 'attempts' || kind === 'codes',
    language,
    subject,
    ...layOutMail({
      language,
      preview: text,
      parts: [
        { kind: 'title', text: subject },
        { kind: 'text', text },
        ...(button !== null && address !== null
          ? [{ kind: 'button' as const, label: button, address }]
          : []),
        { kind: 'note', text: note },
        { kind: 'note', text: toMailSignature(language) },
      ],
    }),
    headers: { 'Auto-Submitted': 'auto-generated' },
  };
}
