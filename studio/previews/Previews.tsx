import { useSuspenseQuery } from '@tanstack/react-query';
import { hasRight } from '#shared/studio/rights.ts';
import { useMe } from '../api/use-me.ts';
import { fill, useSpokenLanguage } from '../words/words.ts';
import { LinkForm } from './LinkForm.tsx';
import { LinkList } from './LinkList.tsx';
import { MomentForm } from './MomentForm.tsx';
import styles from './Previews.module.css';
import { previewsQuery } from './previews-query.ts';

/** The site at a moment, and what people without an account may see. */
export function Previews() {
  const { words, language } = useSpokenLanguage();
  const { previews } = words;
  const { links, timeZone } = useSuspenseQuery(previewsQuery).data;
  const me = useMe();
  return (
    <div className={styles.previews}>
      <h1>{previews.title}</h1>
      <p>{fill(previews.lead, { zone: timeZone })}</p>
      <section className={styles.part}>
        <h2>{previews.atMoment}</h2>
        <p>{previews.cannot}</p>
        <MomentForm />
      </section>
      <section className={styles.part}>
        <h2>{previews.links}</h2>
        <p>{previews.linksLead}</p>
        <LinkList links={links} ofItem={false} />
      </section>
      {hasRight(me, 'previews.share') && (
        <section className={styles.part}>
          <h2>{previews.shareSite}</h2>
          <LinkForm setId={null} language={language} />
        </section>
      )}
    </div>
  );
}
