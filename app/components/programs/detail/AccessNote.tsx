import { Fragment } from 'react';
import { Localized } from '#app/components/text/Localized.tsx';
import { MailLink } from '#app/components/text/MailLink.tsx';
import { useMessages } from '#app/i18n/language-context.tsx';
import english from '#locales/en/events.json';
import type { LocalizedText } from '#shared/languages/localized-text.ts';
import type { AccessContact } from './access-contact.ts';

interface AccessNoteProps {
  readonly of: AccessContact;
  /** What there is for it, in the page's language: "Step-free". */
  readonly kinds: readonly string[];
  /** Steps, seats and ways around them. */
  readonly note?: LocalizedText | null;
}

/** What helps to take part, and whom to tell what else one needs. */
export function AccessNote({ of: { email, phone }, kinds, note }: AccessNoteProps) {
  const messages = useMessages('events', english);
  return (
    <>
      {[kinds.join('\u00a0· '), note && <Localized key="note" of={note} />].map(
        (line, at) =>
          line && (
            // biome-ignore lint/suspicious/noArrayIndexKey: the two never change places
            <Fragment key={at}>
              {line}
              <br />
            </Fragment>
          ),
      )}
      {messages.accessQuestion}
      {email && (
        <>
          <br />
          <MailLink to={email} />
        </>
      )}
      {phone && (
        <>
          <br />
          <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a>
        </>
      )}
    </>
  );
}
