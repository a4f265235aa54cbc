import { data } from 'react-router';
import { cachedLoader } from '#app/cached-loader.ts';
import { ItemDetailScreen } from '#app/components/listing/ItemDetailScreen.tsx';
import { Localized } from '#app/components/text/Localized.tsx';
import { SiteLink } from '#app/components/text/SiteLink.tsx';
import { useWords } from '#app/i18n/language-context.tsx';
import { pageMeta } from '#app/page-head.ts';
import { languageContext, servicesContext, translationsContext } from '#app/request-context.ts';
import exhibitions from '#locales/en/exhibitions.json';
import english from '#locales/en/residentDetail.json';
import type { Route } from './+types/ArtistDetail';

export async function loader({ context, params }: Route.LoaderArgs) {
  const language = context.get(languageContext);
  const words = context.get(translationsContext).wordsOf('residentDetail', english);
  const artist = await context
    .get(servicesContext)
    .contentManagement.findArtist(params.id, language);
  if (!artist) throw data(null, { status: 404 });
  return {
    artist,
    head: {
      title: artist.metadata.title?.text ?? artist.title.text,
      section: words.artistTitle,
      description: artist.metadata.description?.text ?? artist.summary?.text ?? null,
      isHiddenFromSearch: artist.metadata.isHiddenFromSearch,
    },
  };
}

export const clientLoader = cachedLoader<typeof loader>;
export const meta = pageMeta;

export default function ArtistDetail({ loaderData: { artist } }: Route.ComponentProps) {
  const words = useWords('residentDetail', english);
  const { title: exhibitionsTitle } = useWords('exhibitions', exhibitions);
  return (
    <ItemDetailScreen
      label={words.artistTitle}
      title={artist.title}
      lead={artist.role}
      picture={artist.image}
      pictureAs="portrait"
      text={artist.description}
      facts={[
        artist.lifeDates && {
          term: words.lifeDates,
          values: [<Localized key="life" of={artist.lifeDates} />],
        },
        artist.origin && {
          term: words.origin,
          values: [<Localized key="origin" of={artist.origin} />],
        },
        artist.discipline && {
          term: words.discipline,
          values: [<Localized key="discipline" of={artist.discipline} />],
        },
        {
          term: words.works,
          values: artist.works.map(({ sourceId, title }) => (
            <SiteLink key={sourceId} to={`/objects/${encodeURIComponent(sourceId)}`}>
              {title ?? sourceId}
            </SiteLink>
          )),
        },
        {
          term: words.links,
          values: artist.links.map((link) => (
            <SiteLink key={link.href} link={link}>
              {link.text ? <Localized of={link.text} /> : link.href}
            </SiteLink>
          )),
        },
      ]}
      related={{ title: exhibitionsTitle, items: artist.exhibitions }}
    />
  );
}
