import { Localized } from '#app/components/text/Localized.tsx';
import { SiteLink } from '#app/components/text/SiteLink.tsx';
import { useMessages } from '#app/i18n/language-context.tsx';
import collectionEnglish from '#locales/en/collection.json';
import english from '#locales/en/exploreTheCollection.json';
import { fill } from '#shared/languages/fill.ts';
import styles from './FacetWays.module.css';
import type { FacetWays as Ways } from './load-facet-ways.ts';

const names = ['type', 'place', 'century', 'color'] as const;

/** What one may be looking for, each a way into the collection. */
export function FacetWays({ of: ways }: { of: Ways }) {
  const { facets } = useMessages('exploreTheCollection', english);
  const { front } = useMessages('collection', collectionEnglish);
  return (
    <div className={styles.ways}>
      {names
        .filter((name) => ways[name].length > 0)
        .map((name) => (
          <section key={name} className={styles.way} data-by={name} aria-labelledby={`by-${name}`}>
            <h3 id={`by-${name}`}>{name === 'century' ? front.century : facets[name]}</h3>
            <ul>
              {ways[name].map(({ href, label, count, value }) => (
                <li key={value}>
                  <SiteLink
                    to={href}
                    data-color={name === 'color' ? value : undefined}
                    aria-label={
                      name === 'century' ? fill(front.ofCentury, { number: label.text }) : undefined
                    }
                  >
                    <Localized of={label} />
                  </SiteLink>
                  {name !== 'color' && <small>{count}</small>}
                </li>
              ))}
            </ul>
          </section>
        ))}
    </div>
  );
}
