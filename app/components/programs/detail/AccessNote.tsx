import { MailLink } from '#app/components/text/MailLink.tsx';
import { useMessages } from '#app/i18n/language-context.tsx';
import english from '#locales/en/events.json';
import type { AccessContact } from './access-contact.ts';

interface AccessNoteProps {
  readonly of: AccessContact;
  /** What there is for it, in the page's language: "Step-free". */
  readonly kinds: readonly string[];
}

/** What helps to take part, and whom to tell what else one needs. */
export function AccessNote({ of: { email, phone }, kinds }: AccessNoteProps) {
  const messages = useMessages('events', english);
  return (
    <>
      {kinds.length > 0 && (
        <>
          {kinds.join('\u00a0· ')}
          <br />
        </>
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
