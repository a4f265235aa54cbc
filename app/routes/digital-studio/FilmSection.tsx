import { useEffect, useRef } from 'react';
import { Column, Section } from '#app/components/layout/Section.tsx';
import { FilmPlayer } from '#app/components/media/FilmPlayer.tsx';
import type { Film } from '#app/components/media/film.ts';
import { ShareLink } from '#app/components/programs/detail/ShareLink.tsx';
import { Disclosure } from '#app/components/text/Disclosure.tsx';
import { FactList } from '#app/components/text/FactList.tsx';
import { Localized } from '#app/components/text/Localized.tsx';
import { RichTextView } from '#app/components/text/RichTextView.tsx';
import { TitleText } from '#app/components/text/TitleText.tsx';
import { useMessages } from '#app/i18n/language-context.tsx';
import english from '#locales/en/digitalStudio.json';
import styles from './FilmSection.module.css';

export interface FilmSectionProps {
  readonly of: Film;
  readonly share: { readonly title: string; readonly url: string };
}

/** The film in front, with what is to be known of it and its words to read. */
export function FilmSection({ of: film, share }: FilmSectionProps) {
  const messages = useMessages('digitalStudio', english);
  const heading = useRef<HTMLHeadingElement>(null);
  const last = useRef(film.uid);

  // Whoever chose another film from a row below is taken to it, with eyes and ears.
  useEffect(() => {
    if (last.current === film.uid) return;
    last.current = film.uid;
    heading.current?.focus({ preventScroll: true });
  }, [film.uid]);

  const { source } = film;
  return (
    <Section ground="night" width="layout" id="film" labelledBy="film-title">
      <Column span={8} bleed="start">
        <FilmPlayer key={film.uid} of={film} sizes="(min-width: 768px) 70vw, 100vw" />
      </Column>
      <Column span={4} start={9} align="end">
        <h2 id="film-title" className={styles.title} ref={heading} tabIndex={-1}>
          <TitleText of={film.title} />
        </h2>
        {film.description ? (
          <RichTextView of={film.description} />
        ) : (
          <p>
            <Localized of={film.summary} />
          </p>
        )}
        <div className={styles.facts}>
          <FactList
            facts={[
              film.duration !== null && { term: messages.duration, values: [film.duration] },
              film.date !== null && { term: messages.date, values: [film.date] },
              source.kind === 'own' &&
                source.captions.length > 0 && {
                  term: messages.captions,
                  values: [<Languages key="captions" names={source.captions} />],
                },
            ]}
          />
        </div>
        <p className={styles.share}>
          <ShareLink {...share} />
        </p>
      </Column>
      {film.transcript && (
        <div className={styles.transcript}>
          <Disclosure key={film.uid} title={messages.transcript}>
            <RichTextView of={film.transcript} topHeading={3} />
          </Disclosure>
        </div>
      )}
    </Section>
  );
}

/** Each name in its own language. */
const Languages = ({ names }: { names: readonly { language: string; name: string }[] }) =>
  names.map(({ language, name }, index) => (
    <span key={language} lang={language}>
      {index > 0 && ', '}
      {name}
    </span>
  ));
