import { cachedLoader } from '#app/cached-loader.ts';
import { toCardPicture } from '#app/components/cards/card-content.ts';
import { Column, Section } from '#app/components/layout/Section.tsx';
import { EmptyList } from '#app/components/listing/EmptyList.tsx';
import { ListingIntro } from '#app/components/listing/ListingIntro.tsx';
import { ListingTop } from '#app/components/listing/ListingTop.tsx';
import { toListingHeader } from '#app/components/listing/listing-header.ts';
import { isUpright, Picture } from '#app/components/media/Picture.tsx';
import { FilterRow } from '#app/components/programs/list/FilterRow.tsx';
import { Localized } from '#app/components/text/Localized.tsx';
import { SiteLink } from '#app/components/text/SiteLink.tsx';
import { TitleText } from '#app/components/text/TitleText.tsx';
import { useMessages } from '#app/i18n/language-context.tsx';
import { pageMeta } from '#app/page-head.ts';
import { languageContext, servicesContext, translationsContext } from '#app/request-context.ts';
import navigation from '#locales/en/navigationMenu.json';
import english from '#locales/en/news.json';
import type { NewsItem } from '#services/content-management/contract.ts';
import { formatDate } from '#shared/dates/format-dates.ts';
import type { Route } from './+types/News';
import styles from './News.module.css';
import { arrangeNews, groupByYear, newsKinds, readKind } from './news-view.ts';

export async function loader({ context, request }: Route.LoaderArgs) {
  const { contentManagement } = context.get(servicesContext);
  const language = context.get(languageContext);
  const translations = context.get(translationsContext);
  const messages = translations.messagesOf('news', english);
  const section = translations.messagesOf('navigationMenu', navigation).items.about;
  const [page, news] = await Promise.all([
    contentManagement.findListingPage('news', language),
    contentManagement.listNews(language),
  ]);
  const header = toListingHeader(page, messages, language, section);
  const kind = readKind(new URL(request.url).searchParams);
  const { first, stories, notes } = arrangeNews(
    news.filter(({ category }) => kind === null || category === kind),
  );
  const toEntry = ({ id, href, title, summary, image, publishedOn, category }: NewsItem) => ({
    ...{ id, href, title, summary, publishedOn },
    image: image && toCardPicture(image),
    day: formatDate(publishedOn, language, { withYear: false }),
    date: formatDate(publishedOn, language),
    kind: category && messages.kinds[category],
  });
  return {
    header,
    head: kind
      ? { ...header.head, title: messages.kindsPlural[kind], section: messages.title }
      : header.head,
    kinds: [null, ...newsKinds].map((value) => ({
      value,
      count: value ? news.filter(({ category }) => category === value).length : news.length,
    })),
    kind,
    first: first && toEntry(first),
    stories: stories.map(toEntry),
    // Their day stands under its year; their picture is for their own page.
    years: groupByYear(notes.map((note) => ({ ...toEntry(note), image: null }))),
  };
}

export const clientLoader = cachedLoader<typeof loader>;
export const meta = pageMeta;

export default function News({ loaderData }: Route.ComponentProps) {
  const { header, kinds, kind, first, stories, years } = loaderData;
  const messages = useMessages('news', english);
  return (
    <>
      <ListingTop of={{ ...header, intro: null }} kind="words">
        <FilterRow
          label={messages.kind}
          links={kinds.map(({ value, count }) => ({
            to: value ? `/about/news?kind=${value}` : '/about/news',
            text: value ? messages.kindsPlural[value] : messages.allKinds,
            isChosen: value === kind,
            ...(value && { count }),
          }))}
        />
      </ListingTop>
      {!first && (
        <Section>
          <EmptyList text={header.emptyText} fallback={messages.empty} />
        </Section>
      )}
      {first && (
        <Section width="layout" space="tight">
          <article
            className={styles.first}
            data-upright={first.image && isUpright(first.image) ? '' : undefined}
          >
            <Words of={first} level={2} />
            <EntryPicture of={first} sizes="(min-width: 768px) 70vw, 100vw" isPriority />
          </article>
        </Section>
      )}
      {stories.length > 0 && (
        <Section width="layout" labelledBy="stories">
          <h2 id="stories" className={kind ? 'visually-hidden' : styles.heading}>
            {messages.kindsPlural.news}
          </h2>
          <ul className={styles.stories}>
            {stories.map((story) => (
              <li key={story.id}>
                <EntryPicture of={story} sizes="(min-width: 768px) 55vw, 100vw" />
                <Words of={story} level={3} />
              </li>
            ))}
          </ul>
        </Section>
      )}
      {years.map(({ year, items }, index) => (
        <Section
          key={year}
          labelledBy={`year-${year}`}
          width="layout"
          space={index === 0 ? undefined : 'tight'}
        >
          {index === 0 && (
            <h2 className={kind ? 'visually-hidden' : styles.heading}>{messages.notes}</h2>
          )}
          <Column span={3} align="sticky">
            <h3 id={`year-${year}`} className={styles.year}>
              {year}
            </h3>
          </Column>
          <Column span={9} start={4}>
            <ul className={styles.notes}>
              {items.map((note) => (
                <li key={note.id}>
                  <Words of={note} level={4} isShort />
                </li>
              ))}
            </ul>
          </Column>
        </Section>
      ))}
      <ListingIntro of={header} />
    </>
  );
}

type Entry = NonNullable<Route.ComponentProps['loaderData']['first']>;

/** @param isShort its year stands above it */
function Words({ of: entry, level, isShort }: { of: Entry; level: 2 | 3 | 4; isShort?: boolean }) {
  const Heading = `h${level}` as const;
  return (
    <div className={styles.words}>
      <p className={styles.facts}>
        {entry.kind && <span>{entry.kind}</span>}
        <time dateTime={entry.publishedOn}>{isShort ? entry.day : entry.date}</time>
      </p>
      <Heading className={styles.title}>
        <SiteLink to={entry.href} prefetch="intent">
          <TitleText of={entry.title} />
        </SiteLink>
      </Heading>
      {entry.summary && (
        <p className={styles.summary}>
          <Localized of={entry.summary} />
        </p>
      )}
    </div>
  );
}

/** A work stands whole on its own ground. */
const EntryPicture = ({
  of: { image },
  ...picture
}: {
  of: Entry;
  sizes: string;
  isPriority?: boolean;
}) =>
  image && (
    <div className={styles.picture}>
      <Picture
        {...picture}
        of={image}
        ratio="fill"
        isWhole={isUpright(image)}
        hasColor
        isDecoration
      />
    </div>
  );
