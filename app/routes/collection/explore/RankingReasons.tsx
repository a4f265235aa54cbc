import { SiteLink } from '#app/components/text/SiteLink.tsx';
import { useMessages } from '#app/i18n/language-context.tsx';
import english from '#locales/en/exploreTheCollection.json';
import type { ObjectReasons } from '#services/object-collection/contract.ts';
import styles from './RankingReasons.module.css';

/** Why the objects of a page stand in their order, for those who tend the search. */
export function RankingReasons({ of: objects }: { of: readonly ObjectReasons[] }) {
  const messages = useMessages('exploreTheCollection', english).ranking;
  return (
    <details className={styles.ranking} open>
      <summary>{messages.heading}</summary>
      <ol>
        {objects.map(({ id, score, reasons }) => (
          <li key={id}>
            <SiteLink to={`/objects/${id}`}>{id}</SiteLink> <b>{score}</b>
            {' = '}
            {reasons.map(({ by, text, worth }, at) => (
              <span key={`${by} ${text}`}>
                {at > 0 && ' + '}
                {messages[by]}
                {text && ` “${text}”`} <b>{worth}</b>
              </span>
            ))}
          </li>
        ))}
      </ol>
    </details>
  );
}
