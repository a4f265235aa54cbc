import { MailLink } from '#app/components/text/MailLink.tsx';
import { useMessages } from '#app/i18n/language-context.tsx';
import english from '#locales/en/events.json';
import type { AccessContact } from './access-contact.ts';

/** Whom to tell what one needs in order to take part. */
export function AccessNote({ of: { email, phone } }: { of: AccessContact }) {
  const messages = useMessages('events', english);
  return (
    <>
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
