import { MailLink } from '#app/components/text/MailLink.tsx';
import styles from './museum.module.css';

const contacts = /(\+\d[\d\s\u00a0]{6,}\d|[\w.+-]+@[\w-]+(?:\.[\w-]+)+)/;

/** An editor's sentence, whose telephone numbers and addresses are called and written to by a tap. */
export const ContactText = ({ of: text }: { of: string }) =>
  text.split(contacts).map((part, index) => {
    if (index % 2 === 0) return part;
    return part.startsWith('+') ? (
      <a key={part} className={styles.contact} href={`tel:${part.replace(/[^+\d]/g, '')}`}>
        {part}
      </a>
    ) : (
      <MailLink key={part} className={styles.contact} to={part} />
    );
  });
