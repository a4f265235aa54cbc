import { Carousel } from '#app/components/carousel/Carousel.tsx';
import { Section } from '#app/components/layout/Section.tsx';
import { Picture } from '#app/components/media/Picture.tsx';
import { RichTextView } from '#app/components/text/RichTextView.tsx';
import { SiteLink } from '#app/components/text/SiteLink.tsx';
import { TitleText } from '#app/components/text/TitleText.tsx';
import { useMessages } from '#app/i18n/language-context.tsx';
import english from '#locales/en/digitalStudio.json';
import styles from './FilmShelf.module.css';
import type { FilmSummary, Shelf } from './load-studio.ts';

export interface FilmShelfProps {
  readonly of: Shelf;
  /** Uid of the film that is in front. */
  readonly shown: string | null;
}

/** A playlist as a row of films; each link leads to the film on this page. */
export function FilmShelf({ of: shelf, shown }: FilmShelfProps) {
  const headingId = `playlist-${shelf.uid}`;
  return (
    <Section width="layout" labelledBy={headingId}>
      <Carousel
        accent="yellow"
        label={shelf.title.text}
        heading={
          <div className={styles.heading}>
            <h2 id={headingId}>
              <TitleText of={shelf.title} />
            </h2>
            <RichTextView of={shelf.description} size="quiet" />
          </div>
        }
      >
        {shelf.films.map((film) => (
          <FilmCard key={film.uid} of={film} isShown={film.uid === shown} />
        ))}
      </Carousel>
    </Section>
  );
}

function FilmCard({ of: film, isShown }: { of: FilmSummary; isShown: boolean }) {
  const messages = useMessages('digitalStudio', english);
  const place = {
    embed: messages.onYouTube,
    link: messages.onYouTube,
    museum: messages.inTheHouse,
    own: null,
  }[film.kind];
  return (
    <article className={styles.card}>
      <div className={styles.text}>
        <h3 className={styles.title}>
          <SiteLink
            to={`/digital-studio?video=${encodeURIComponent(film.uid)}#film`}
            className={styles.link}
            aria-current={isShown ? 'true' : undefined}
            prefetch="intent"
          >
            <TitleText of={film.title} />
          </SiteLink>
        </h3>
        <p className={styles.facts}>
          {[isShown ? messages.shown : null, place, film.date].filter(Boolean).join('\u00a0· ')}
        </p>
      </div>
      <div className={styles.picture}>
        <Picture of={film.still} ratio="wide" sizes="(min-width: 768px) 24rem, 78vw" isDecoration />
        {film.duration && <span className={styles.duration}>{film.duration}</span>}
      </div>
    </article>
  );
}
