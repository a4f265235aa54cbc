/** An address to write to; where the line is too short for it, it breaks behind the sign. */
export function MailLink({ to: email, className }: { to: string; className?: string }) {
  const host = email.indexOf('@') + 1;
  return (
    <a className={className} href={`mailto:${email}`}>
      {/* One element, since in a link that is a row its parts would be items with a gap. */}
      <span>
        {email.slice(0, host)}
        <wbr />
        {email.slice(host)}
      </span>
    </a>
  );
}
