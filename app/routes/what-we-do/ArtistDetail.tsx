import { data } from 'react-router';
import { cachedLoader } from '#app/cached-loader.ts';
import { toResidencyEntry } from '#app/components/cards/residency-entry.ts';
import { Section } from '#app/components/layout/Section.tsx';
import { ReferenceList } from '#app/components/listing/ReferenceList.tsx';
import { toReferenceRows } from '#app/components/listing/reference-rows.ts';
import { Gallery } from '#app/components/programs/detail/Gallery.tsx';
import { listCredits, toItemHead, toShare } from '#app/components/programs/detail/load-program.ts';
import { Localized, toLocalized } from '#app/components/text/Localized.tsx';
import { SiteLink } from '#app/components/text/SiteLink.tsx';
import { TitleText } from '#app/components/text/TitleText.tsx';
import { useMessages } from '#app/i18n/language-context.tsx';
import { readMuseumClock } from '#app/museum-clock.ts';
import { pageMeta } from '#app/page-head.ts';
import {
  languageContext,
  optionalContext,
  servicesContext,
  translationsContext,
} from '#app/request-context.ts';
import events from '#locales/en/events.json';
import exhibitionsEnglish from '#locales/en/exhibitions.json';
import residenciesEnglish from '#locales/en/residencies.json';
import english from '#locales/en/residentDetail.json';
import type { Route } from './+types/ArtistDetail';
import styles from './ArtistDetail.module.css';
import { PersonScreen } from './PersonScreen.tsx';

export async function loader({ context, params }: Route.LoaderArgs) {
  const { contentManagement } = context.get(servicesContext);
  const optional = context.get(optionalContext);
  const language = context.get(languageContext);
  const messages = context.get(translationsContext).messagesOf('residentDetail', english);
  const [artist, residents, { now }] = await Promise.all([
    contentManagement.findArtist(params.id, language),
    // The page can do without them.
    optional(contentManagement.listResidents(language), []),
    readMuseumClock(context),
  ]);
  const { states } = context.get(translationsContext).messagesOf('residencies', residenciesEnglish);
  if (!artist) throw data(null, { status: 404 });
  return {
    artist,
    residencies: residents
      .filter((resident) => resident.artist?.uid === artist.uid)
      .map((resident) => ({
        ...toResidencyEntry(resident, now.date, language, states),
        role: resident.role,
      })),
    exhibitions: await toReferenceRows(context, artist.exhibitions),
    credits: listCredits(artist),
    share: toShare(context, artist),
    head: toItemHead(artist, messages.artistTitle),
  };
}

export const clientLoader = cachedLoader<typeof loader>;
export const meta = pageMeta;

export default function ArtistDetail({ loaderData }: Route.ComponentProps) {
  const { artist, residencies, exhibitions, credits, share } = loaderData;
  const messages = useMessages('residentDetail', english);
  const { title: exhibitionsTitle } = useMessages('exhibitions', exhibitionsEnglish);
  const { images } = useMessages('events', events);
  return (
    <PersonScreen
      label={messages.artistTitle}
      name={artist.title}
      lead={artist.role ?? artist.summary}
      portrait={artist.image}
      text={artist.description}
      share={share}
      facts={[
        artist.lifeDates && {
          term: messages.lifeDates,
          values: [<Localized key="life" of={artist.lifeDates} />],
        },
        artist.origin && {
          term: messages.origin,
          values: [<Localized key="origin" of={artist.origin} />],
        },
        artist.discipline && {
          term: messages.discipline,
          values: [<Localized key="discipline" of={artist.discipline} />],
        },
        {
          term: messages.works,
          values: artist.works.map(({ sourceId, title }) => (
            <SiteLink key={sourceId} to={`/objects/${encodeURIComponent(sourceId)}`}>
              {title ?? sourceId}
            </SiteLink>
          )),
        },
        {
          term: messages.links,
          values: artist.links.map((link) => (
            <SiteLink key={link.href} link={link}>
              {link.text ? <Localized of={link.text} /> : link.href}
            </SiteLink>
          )),
        },
        { term: images, values: toLocalized(credits) },
      ]}
      beside={
        residencies.length > 0 && (
          <section className={styles.residencies} aria-labelledby="residencies">
            <h2 id="residencies">{messages.residencies}</h2>
            <ul>
              {residencies.map((residency) => (
                <li key={residency.id}>
                  <SiteLink to={residency.href} prefetch="intent">
                    <TitleText of={residency.role ?? residency.title} />
                  </SiteLink>
                  <p>
                    <Localized of={residency.dateLabel} />
                  </p>
                </li>
              ))}
            </ul>
          </section>
        )
      }
    >
      <Gallery of={artist.additionalImages} />
      {exhibitions.length > 0 && (
        <Section width="layout" labelledBy="exhibitions">
          <h2 id="exhibitions" className={styles.heading}>
            {exhibitionsTitle}
          </h2>
          <ReferenceList of={exhibitions} withKinds={false} />
        </Section>
      )}
    </PersonScreen>
  );
}
