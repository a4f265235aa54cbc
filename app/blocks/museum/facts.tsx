import { useId } from 'react';
import { Carousel } from '#app/components/carousel/Carousel.tsx';
import { Column, Section } from '#app/components/layout/Section.tsx';
import { BigMedia } from '#app/components/media/BigMedia.tsx';
import { FilmPlayer } from '#app/components/media/FilmPlayer.tsx';
import { Disclosure } from '#app/components/text/Disclosure.tsx';
import { Localized } from '#app/components/text/Localized.tsx';
import prose from '#app/components/text/RichTextView.module.css';
import { RichTextView } from '#app/components/text/RichTextView.tsx';
import { TitleText } from '#app/components/text/TitleText.tsx';
import { GettingHere } from '#app/components/visit/GettingHere.tsx';
import { HoursPanel } from '#app/components/visit/HoursPanel.tsx';
import { useMessages } from '#app/i18n/language-context.tsx';
import studioEnglish from '#locales/en/digitalStudio.json';
import { useEntry } from '../draw/contexts.ts';
import { Html } from '../draw/Html.tsx';
import styles from './museum.module.css';
import type { MuseumProps } from './museum-blocks.ts';
import { toPicture, toText } from './option-values.ts';

export const MuseumOpeningHours = ({ loaded: hours }: MuseumProps<'Museum:OpeningHours'>) =>
  hours ? <HoursPanel hours={hours} note={null} /> : null;

export function MuseumMap({ loaded }: MuseumProps<'Museum:Map'>) {
  const id = useId();
  return <GettingHere id={id} of={loaded ?? null} />;
}

export function MuseumVideo({ loaded: film }: MuseumProps<'Museum:Video'>) {
  const messages = useMessages('digitalStudio', studioEnglish);
  if (!film) return null;
  return (
    <Section width="layout">
      <Column span={8} bleed="start">
        <FilmPlayer key={film.uid} of={film} sizes="(min-width: 768px) 66vw, 100vw" />
      </Column>
      <Column span={4} start={9} align="end">
        <div className={styles.stack}>
          <h2>
            <TitleText of={film.title} />
          </h2>
          {film.summary && (
            <p>
              <Localized of={film.summary} />
            </p>
          )}
          {film.transcript && (
            <Disclosure title={messages.transcript}>
              <RichTextView of={film.transcript} />
            </Disclosure>
          )}
        </div>
      </Column>
    </Section>
  );
}

export function MuseumGallery({ options }: MuseumProps<'Museum:Gallery'>) {
  const { language } = useEntry();
  const pictures = options.pictures ?? [];
  if (pictures.length === 0) return null;
  return (
    <Section width="layout">
      <Carousel label={options.label ?? ''} slide="wide">
        {pictures.map((one, index) => (
          <BigMedia
            // biome-ignore lint/suspicious/noArrayIndexKey: pictures never change places, and may be equal
            key={index}
            picture={toPicture(one, language)}
            ratio="landscape"
            caption={toText(one.caption, language)}
            sizes="(min-width: 768px) 70vw, 90vw"
          />
        ))}
      </Carousel>
    </Section>
  );
}

export const MuseumAccordion = ({ options }: MuseumProps<'Museum:Accordion'>) =>
  (options.items ?? []).map(({ title, text, isOpen }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: drawers never change places, and may be equal
    <Disclosure key={index} title={title} isOpen={isOpen}>
      <Html of={text} className={prose.text ?? ''} />
    </Disclosure>
  ));

export function MuseumTable({ options }: MuseumProps<'Museum:Table'>) {
  const { columns = [], rows = [] } = options;
  return (
    // Wide tables scroll by themselves on phones, by keyboard too.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    <section className={styles.table} tabIndex={0} aria-label={options.caption}>
      <table>
        {options.caption && <caption>{options.caption}</caption>}
        {columns.length > 0 && (
          <thead>
            <tr>
              {columns.map(({ title }, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: columns never change places, and may be equal
                <th key={index} scope="col">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
        )}
        <tbody>
          {rows.map(({ cells = '' }, place) => {
            const [name, ...facts] = cells.split('\n');
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows never change places, and may be equal
              <tr key={place}>
                <th scope="row">{name}</th>
                {facts.map((fact, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a row's cells are told apart by their place
                  <td key={index} data-title={columns[index + 1]?.title}>
                    {fact}
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}

export const MuseumText = ({ options }: MuseumProps<'Museum:Text'>) => (
  <Html of={options.text} className={prose.text ?? ''} size={options.size} />
);
