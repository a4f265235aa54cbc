import { data, type ShouldRevalidateFunctionArgs } from 'react-router';
import { cachedLoader } from '#app/cached-loader.ts';
import { ButtonLink } from '#app/components/button/Button.tsx';
import { Section } from '#app/components/layout/Section.tsx';
import { Piece, WhenWanted } from '#app/components/layout/WhenWanted.tsx';
import { EmptyList } from '#app/components/listing/EmptyList.tsx';
import { ListingTop } from '#app/components/listing/ListingTop.tsx';
import { toListingHeader } from '#app/components/listing/listing-header.ts';
import { toShare } from '#app/components/programs/detail/load-program.ts';
import { useMessages } from '#app/i18n/language-context.tsx';
import { pageMeta } from '#app/page-head.ts';
import { languageContext, siteContext, translationsContext } from '#app/request-context.ts';
import { describePage } from '#app/structured-data/describe-page.ts';
import { toVideoObject } from '#app/structured-data/to-video-object.ts';
import english from '#locales/en/digitalStudio.json';
import { localizePath } from '#shared/languages/localized-path.ts';
import type { Route } from './+types/DigitalStudio';
import { FilmSection } from './FilmSection.tsx';
import { FilmShelf } from './FilmShelf.tsx';
import { loadStudio } from './load-studio.ts';
import './PatternForm.module.css';
import './PatternMaker.module.css';

/** Which film a page shows stands in its address, so that a film can be sent to somebody. */
const filmParameter = 'video';

export async function loader({ context, request }: Route.LoaderArgs) {
  const wanted = new URL(request.url).searchParams.get(filmParameter);
  const { page, film, shelves, isIncomplete, isMissing } = await loadStudio(context, wanted);
  if (isMissing) throw data(null, { status: 404 });
  const language = context.get(languageContext);
  const messages = context.get(translationsContext).messagesOf('digitalStudio', english);
  const header = toListingHeader(page, messages, language);
  const path = film ? `/digital-studio?${filmParameter}=${film.view.uid}` : '/digital-studio';
  if (film?.video) {
    const { video } = film;
    await describePage(context, path, (url, museum) => toVideoObject(video, url, museum));
  }
  const isAskedFor = wanted !== null && film !== null;
  return {
    header,
    film: film?.view ?? null,
    share: film && toShare(context, { href: path, title: film.view.title }),
    shelves,
    isIncomplete,
    address: context.get(siteContext).publicOrigin + localizePath('/digital-studio', language),
    head: isAskedFor
      ? {
          ...header.head,
          title: film.view.title.text,
          section: header.title.text,
          description: film.view.summary?.text ?? header.head.description,
        }
      : header.head,
  };
}

const patternMaker = new Piece(
  'pattern',
  async () => (await import('./PatternMaker.tsx')).PatternMaker,
);
if (import.meta.env.SSR) await patternMaker.load();

export const clientLoader = cachedLoader<typeof loader>;
export const meta = pageMeta;

/** A pattern is drawn in the browser; only another film has to be asked for. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  const filmOf = (url: URL) => url.searchParams.get(filmParameter);
  return currentUrl.pathname !== nextUrl.pathname || filmOf(currentUrl) !== filmOf(nextUrl);
}

export default function DigitalStudio({ loaderData }: Route.ComponentProps) {
  const { header, film, share, shelves, isIncomplete } = loaderData;
  const messages = useMessages('digitalStudio', english);
  return (
    <>
      <ListingTop of={header} kind="below">
        <ButtonLink to="#pattern" kind="plain">
          {messages.pattern.title}
        </ButtonLink>
      </ListingTop>
      {film && share && <FilmSection of={film} share={share} />}
      <WhenWanted piece={patternMaker} address={loaderData.address} />
      {(isIncomplete || shelves.length === 0) && (
        <Section>
          {isIncomplete ? (
            <p role="status">{messages.unavailable}</p>
          ) : (
            <EmptyList text={header.emptyText} fallback={messages.empty} />
          )}
        </Section>
      )}
      {shelves.map((shelf) => (
        <FilmShelf key={shelf.uid} of={shelf} shown={film?.uid ?? null} />
      ))}
    </>
  );
}
