import { MailLink } from '#app/components/text/MailLink.tsx';
import { useWords } from '#app/i18n/language-context.tsx';
import english from '#locales/en/events.json';
import type { AccessContact } from './access-contact.ts';

/** Whom to tell what one needs in order to take part. */
export function AccessNote({ of: { email, phone } }: { of: AccessContact }) {
  const words = useWords('events', english);
  return (
    <>
      {words.accessQuestion}
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
