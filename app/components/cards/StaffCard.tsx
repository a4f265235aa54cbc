import { Picture } from '#app/components/media/Picture.tsx';
import { Localized } from '#app/components/text/Localized.tsx';
import { MailLink } from '#app/components/text/MailLink.tsx';
import { TitleText } from '#app/components/text/TitleText.tsx';
import type { StaffMember } from '#services/content-management/contract.ts';
import { artistCrop } from './ArtistCard.tsx';
import styles from './StaffCard.module.css';

export interface StaffCardProps {
  readonly of: Pick<StaffMember, 'name' | 'title' | 'department' | 'image' | 'pronouns' | 'email'>;
  readonly level?: 2 | 3 | 4;
  readonly sizes?: string;
}

/** A member of the staff. There is no page of its own to lead to; the office mail is a link. */
export function StaffCard({ of: member, level = 3, sizes }: StaffCardProps) {
  const Heading = `h${level}` as const;
  return (
    <article className={styles.card}>
      <Picture
        of={member.image}
        ratio="square"
        crop={artistCrop}
        sizes={sizes ?? '(min-width: 1200px) 17rem, (min-width: 768px) 25vw, 50vw'}
      />
      <Heading className={styles.name}>{member.name}</Heading>
      <p className={styles.facts}>
        <span>
          <TitleText of={member.title} />
        </span>
        {member.department && (
          <span>
            <Localized of={member.department} />
          </span>
        )}
        {member.pronouns && (
          <span>
            <Localized of={member.pronouns} />
          </span>
        )}
      </p>
      {member.email && <MailLink to={member.email} className={styles.mail} />}
    </article>
  );
}
