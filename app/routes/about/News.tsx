import { cachedLoader } from '#app/cached-loader.ts';
import { Column, Section } from '#app/components/layout/Section.tsx';
import { EmptyList } from '#app/components/listing/EmptyList.tsx';
import { ListingIntro } from '#app/components/listing/ListingIntro.tsx';
import { ListingTop } from '#app/components/listing/ListingTop.tsx';
import { toListingHeader } from '#app/components/listing/listing-header.ts';
import { isUpright, Picture } from '#app/components/media/Picture.tsx';
import { Localized } from '#app/components/text/Localized.tsx';
import { SiteLink } from '#app/components/text/SiteLink.tsx';
import { TitleText } from '#app/components/text/TitleText.tsx';
import { useMessages } from '#app/i18n/language-context.tsx';
import { pageMeta } from '#app/page-head.ts';
import { languageContext, servicesContext, translationsContext } from '#app/request-context.ts';
import navigation from '#locales/en/navigationMenu.json';
import english from '#locales/en/news.json';
import { formatDate } from '#shared/dates/format-dates.ts';
import type { Route } from './+types/News';
import styles from './News.module.css';
import { groupByYear } from './news-view.ts';

export async function loader({ context }: Route.LoaderArgs) {
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
  const items = news.map(({ id, href, title, summary, image, publishedOn, category }) => ({
    id,
    href,
    title,
    summary,
    image,
    publishedOn,
    date: formatDate(publishedOn, language, { withYear: false }),
    kind: category && messages.kinds[category],
  }));
  return { header, head: header.head, years: groupByYear(items) };
}

export const clientLoader = cachedLoader<typeof loader>;
export const meta = pageMeta;

export default function News({ loaderData: { header, years } }: Route.ComponentProps) {
  const messages = useMessages('news', english);
  return (
    <>
      <ListingTop of={{ ...header, intro: null }} kind="words" />
      {years.length === 0 && (
        <Section>
          <EmptyList text={header.emptyText} fallback={messages.empty} />
        </Section>
      )}
      {years.map(({ year, items }, index) => (
        <Section
          key={year}
          labelledBy={`year-${year}`}
          width="layout"
          space={index === 0 ? undefined : 'tight'}
        >
          <Column span={2} align="sticky">
            <h2 id={`year-${year}`} className={styles.year}>
              {year}
            </h2>
          </Column>
          <Column span={10} start={3}>
            <ul className={styles.list}>
              {items.map(({ id, href, title, summary, image, date, publishedOn, kind }, place) => (
                <li
                  key={id}
                  className={styles.item}
                  data-first={index === 0 && place === 0 ? '' : undefined}
                  data-upright={image && isUpright(image) ? '' : undefined}
                >
                  <p className={styles.facts}>
                    <time dateTime={publishedOn}>{date}</time>
                    {kind && <span>{kind}</span>}
                  </p>
                  <div className={styles.text}>
                    <h3 className={styles.title}>
                      <SiteLink to={href} prefetch="intent">
                        <TitleText of={title} />
                      </SiteLink>
                    </h3>
                    {summary && (
                      <p>
                        <Localized of={summary} />
                      </p>
                    )}
                  </div>
                  {image && (
                    <div className={styles.picture}>
                      <Picture
                        of={image}
                        // A work stands whole in a cell of its own ground.
                        ratio={isUpright(image) && index === 0 && place === 0 ? 'own' : 'landscape'}
                        isWhole={isUpright(image)}
                        hasColor
                        sizes={
                          index === 0 && place === 0
                            ? '(min-width: 1024px) 70vw, 100vw'
                            : '(min-width: 768px) 14rem, 7rem'
                        }
                        isDecoration
                      />
                    </div>
                  )}
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
