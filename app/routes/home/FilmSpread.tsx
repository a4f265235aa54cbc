import { CardLink } from '#app/components/cards/CardLink.tsx';
import { Column, Section } from '#app/components/layout/Section.tsx';
import { Picture } from '#app/components/media/Picture.tsx';
import { Localized } from '#app/components/text/Localized.tsx';
import { SiteLink } from '#app/components/text/SiteLink.tsx';
import { TitleText } from '#app/components/text/TitleText.tsx';
import styles from './FilmSpread.module.css';
import type { HomeSection } from './home-sections.ts';

/** Films made in the house: one large still in the dark, running off the edge, the others as a list. */
export function FilmSpread({ of, more }: { of: HomeSection<'video'>; more: string }) {
  const [first, ...others] = of.items;
  if (!first) return null;
  return (
    <Section ground="night" accent="yellow" width="layout" labelledBy="films">
      <div className={styles.head}>
        <h2 id="films">
          <TitleText of={of.title} />
        </h2>
        <SiteLink to="/digital-studio" prefetch="intent">
          {more}
        </SiteLink>
      </div>
      <Column span={8} bleed="start">
        <article className={styles.film}>
          <h3 className={styles.title}>
            <CardLink to={first.href}>
              <TitleText of={first.title} />
            </CardLink>
          </h3>
          <p className={styles.words}>
            <Localized of={first.summary ?? of.description} />
          </p>
          <div className={styles.still}>
            <Picture
              of={first.image}
              ratio="wide"
              sizes="(min-width: 768px) 70vw, 100vw"
              isDecoration
            />
          </div>
        </article>
      </Column>
      <Column span={4} start={9}>
        <div className={styles.beside}>
          <ul className={styles.others}>
            {others.map((film) => (
              <li key={film.id}>
                <h3>
                  <CardLink to={film.href}>
                    <TitleText of={film.title} />
                  </CardLink>
                </h3>
                <div className={styles.small}>
                  <Picture
                    of={film.image}
                    ratio="wide"
                    sizes="(min-width: 1024px) 28rem, 11rem"
                    isDecoration
                  />
                </div>
              </li>
            ))}
          </ul>
        </div>
      </Column>
    </Section>
  );
}
