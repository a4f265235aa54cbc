import { SiteLink } from '#app/components/text/SiteLink.tsx';
import { useWords } from '#app/i18n/language-context.tsx';
import english from '#locales/en/exploreTheCollection.json';
import type { ObjectReasons } from '#services/object-collection/contract.ts';

/** Why the objects of a page stand in their order, for those who tend the search. */
export function RankingReasons({ of: objects }: { of: readonly ObjectReasons[] }) {
  const words = useWords('exploreTheCollection', english).ranking;
  return (
    <details className="ranking" open>
      <summary>{words.heading}</summary>
      <ol>
        {objects.map(({ id, score, reasons }) => (
          <li key={id}>
            <SiteLink to={`/objects/${id}`}>{id}</SiteLink> {score}
            {' = '}
            {reasons
              .map(({ by, text, worth }) => `${words[by]}${text && ` “${text}”`} ${worth}`)
              .join(' + ')}
          </li>
        ))}
      </ol>
    </details>
  );
}
