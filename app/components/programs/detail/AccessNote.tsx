import { MailLink } from '#app/components/text/MailLink.tsx';
import { useMessages } from '#app/i18n/language-context.tsx';
import english from '#locales/en/events.json';
import whatsOn from '#locales/en/whatsOn.json';
import type { ProgramAccess } from '#services/content-management/contract.ts';
import type { AccessContact } from './access-contact.ts';

interface AccessNoteProps {
  readonly of: AccessContact;
  /** What the program has for it. */
  readonly kinds: readonly ProgramAccess[];
}

/** What helps to take part, and whom to tell what else one needs. */
export function AccessNote({ of: { email, phone }, kinds }: AccessNoteProps) {
  const messages = useMessages('events', english);
  const { accessKinds } = useMessages('whatsOn', whatsOn).list;
  return (
    <>
      {kinds.length > 0 && (
        <>
          {kinds.map((kind) => accessKinds[kind]).join('\u00a0· ')}
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
