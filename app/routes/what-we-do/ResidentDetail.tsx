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
import type { Route } from './+types/ResidentDetail';
import { describeDates } from './residency-list.ts';

export async function loader({ context, params }: Route.LoaderArgs) {
  const language = context.get(languageContext);
  const words = context.get(translationsContext).wordsOf('residentDetail', english);
  const resident = await context
    .get(servicesContext)
    .contentManagement.findResident(params.id, language);
  if (!resident) throw data(null, { status: 404 });
  return {
    resident,
    dates: describeDates(resident, language),
    head: {
      title: resident.metadata.title?.text ?? resident.title.text,
      section: words.residency,
      description: resident.metadata.description?.text ?? resident.summary?.text ?? null,
      isHiddenFromSearch: resident.metadata.isHiddenFromSearch,
    },
  };
}

export const clientLoader = cachedLoader<typeof loader>;
export const meta = pageMeta;

export default function ResidentDetail({ loaderData: { resident, dates } }: Route.ComponentProps) {
  const words = useWords('residentDetail', english);
  const { related } = useWords('exhibitions', exhibitions);
  return (
    <ItemDetailScreen
      label={words.residency}
      title={resident.title}
      lead={resident.role}
      picture={resident.image}
      pictureAs="portrait"
      text={resident.description}
      facts={[
        dates !== null && { term: words.dates, values: [dates] },
        resident.discipline && {
          term: words.discipline,
          values: [<Localized key="discipline" of={resident.discipline} />],
        },
        resident.country && {
          term: words.country,
          values: [<Localized key="country" of={resident.country} />],
        },
        resident.artist && {
          term: words.artist,
          values: [
            <SiteLink key="artist" to={resident.artist.href}>
              <Localized of={resident.artist.title} />
            </SiteLink>,
          ],
        },
        {
          term: words.links,
          values: resident.links.map((link) => (
            <SiteLink key={link.href} link={link}>
              {link.text ? <Localized of={link.text} /> : link.href}
            </SiteLink>
          )),
        },
      ]}
      related={{ title: related, items: resident.related }}
    />
  );
}
