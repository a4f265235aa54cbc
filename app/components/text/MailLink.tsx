/** An address to write to; where the line is too short for it, it breaks before the host. */
export function MailLink({ to: email, className }: { to: string; className?: string }) {
  const host = email.indexOf('@');
  return (
    <a className={className} href={`mailto:${email}`}>
      {email.slice(0, host)}
      <wbr />
      {email.slice(host)}
    </a>
  );
}
