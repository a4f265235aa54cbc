import { cachedLoader } from '#app/cached-loader.ts';
import { CollectionCard } from '#app/components/cards/CollectionCard.tsx';
import { toCardContent } from '#app/components/cards/card-content.ts';
import { toCollectionCards } from '#app/components/cards/collection-card-content.ts';
import { ExhibitionCard } from '#app/components/cards/ExhibitionCard.tsx';
import { NewsCard } from '#app/components/cards/NewsCard.tsx';
import { toResidencyEntry } from '#app/components/cards/residency-entry.ts';
import { Carousel } from '#app/components/carousel/Carousel.tsx';
import { Column, Section } from '#app/components/layout/Section.tsx';
import { Hero } from '#app/components/media/Hero.tsx';
import { chooseOnNow, toExhibitionEntry } from '#app/components/programs/list/exhibition-list.ts';
import { FilterRow } from '#app/components/programs/list/FilterRow.tsx';
import {
  chooseEvening,
  chooseNext,
  listNext,
} from '#app/components/programs/whats-on/build-whats-on.ts';
import { DayGroups } from '#app/components/programs/whats-on/DayGroups.tsx';
import { countListed, toUpcoming } from '#app/components/programs/whats-on/occasions.ts';
import { loadOfferings } from '#app/components/programs/whats-on/offerings/load-offerings.ts';
import { tellMoment } from '#app/components/programs/whats-on/tell-moment.ts';
import { tellOver, toDayLinks } from '#app/components/programs/whats-on/to-day-links.ts';
import { ArrowLink } from '#app/components/text/ArrowLink.tsx';
import { Localized } from '#app/components/text/Localized.tsx';
import { QuoteSection } from '#app/components/text/QuoteSection.tsx';
import { SiteLink } from '#app/components/text/SiteLink.tsx';
import { toCityLine } from '#app/components/visit/address-lines.ts';
import { toWeekHours } from '#app/components/visit/hours-view.ts';
import { tellVisitDay } from '#app/components/visit/visit-day.ts';
import { useMessages } from '#app/i18n/language-context.tsx';
import type { Translations } from '#app/i18n/translations.ts';
import { MinuteMemo } from '#app/minute-memo.ts';
import { pageMeta } from '#app/page-head.ts';
import {
  languageContext,
  optionalContext,
  servicesContext,
  translationsContext,
} from '#app/request-context.ts';
import { describePage } from '#app/structured-data/describe-page.ts';
import { toMuseum } from '#app/structured-data/to-museum.ts';
import { introduction } from '#brand/names.ts';
import exhibitionsEnglish from '#locales/en/exhibitions.json';
import english from '#locales/en/homepage.json';
import hoursEnglish from '#locales/en/planYourVisit.json';
import residenciesEnglish from '#locales/en/residencies.json';
import type {
  Collection,
  Exhibition,
  Home as HomeContent,
  NewsItem,
  Resident,
  TicketType,
} from '#services/content-management/contract.ts';
import type { ObjectCollectionCount } from '#services/object-collection/contract.ts';
import { formatDate } from '#shared/dates/format-dates.ts';
import { formatPrice } from '#shared/languages/format-price.ts';
import type { Language } from '#shared/languages/languages.ts';
import type { Route } from './+types/Home';
import { FilmSpread } from './FilmSpread.tsx';
import styles from './Home.module.css';
import { chooseLeadImage, findHomeSection } from './home-sections.ts';
import { InResidence } from './InResidence.tsx';
import { TodayFacts } from './TodayFacts.tsx';

const exhibitionsShown = 3;
const newsShown = 3;

export async function loader({ context }: Route.LoaderArgs) {
  const { contentManagement, objectCollection } = context.get(servicesContext);
  const optional = context.get(optionalContext);
  const language = context.get(languageContext);
  const [home, whatsOn, exhibitions, news, collections, counts, tickets, residents] =
    await Promise.all([
      contentManagement.findHome(language),
      loadOfferings(context),
      optional(contentManagement.listExhibitions(language), []),
      optional(contentManagement.listNews(language), []),
      optional(contentManagement.listCollections(language), []),
      optional(objectCollection.listCollections(), []),
      optional(contentManagement.listTicketTypes(language), []),
      optional(contentManagement.listResidents(language), []),
    ]);
  await describePage(context, '/', (_, museum) => toMuseum(museum));
  const told = { home, exhibitions, news, collections, counts, tickets, residents };
  const { offerings, clock } = whatsOn;
  const parts = [...Object.values(told), offerings, clock.settings, clock.timeZone];
  return madeOf.find(language, clock.instant, parts, () =>
    tellHome({ ...told, whatsOn }, language, context.get(translationsContext)),
  );
}

/** Days of all that is on are counted and dates told once a minute, for every visitor alike. */
const madeOf = new MinuteMemo<ReturnType<typeof tellHome>>();

interface Told {
  readonly home: HomeContent | null;
  readonly whatsOn: Awaited<ReturnType<typeof loadOfferings>>;
  readonly exhibitions: readonly Exhibition[];
  readonly news: readonly NewsItem[];
  readonly collections: readonly Collection[];
  readonly counts: readonly ObjectCollectionCount[];
  readonly tickets: readonly TicketType[];
  readonly residents: readonly Resident[];
}

function tellHome(told: Told, language: Language, translations: Translations) {
  const { home, whatsOn, exhibitions, collections, counts } = told;
  const { clock } = whatsOn;
  const exhibitionMessages = translations.messagesOf('exhibitions', exhibitionsEnglish);
  const hoursMessages = translations.messagesOf('planYourVisit', hoursEnglish);
  const entries = exhibitions.map((exhibition) =>
    toExhibitionEntry(exhibition, clock.now.date, language, exhibitionMessages.dates),
  );
  const shown = chooseOnNow(entries, exhibitionsShown);
  const inStudios = findHomeSection(home, 'residencies', 'resident');
  const { states } = translations.messagesOf('residencies', residenciesEnglish);
  const people = (inStudios?.items ?? []).flatMap(({ uid }) => {
    const resident = told.residents.find((one) => one.uid === uid);
    if (!resident) return [];
    const { summary: _, ...entry } = toResidencyEntry(resident, clock.now.date, language, states);
    // Who has left is no longer in the studios, whatever the editors' list says.
    if (entry.state === 'past') return [];
    // That the others are here is what the list is called.
    return [entry.state === 'current' ? { ...entry, stateLabel: undefined } : entry];
  });
  const admission = told.tickets.find(({ kind, price }) => kind === 'admission' && price !== null);
  const address = clock.settings?.addresses.find(({ kind }) => kind === 'visit') ?? null;
  return {
    hero: home?.hero ?? null,
    siteName: clock.settings?.siteName ?? null,
    // Chosen by the date, so that an exhibition that has ended never leads the page.
    exhibitions: shown,
    leadImage: chooseLeadImage(
      exhibitions.find(({ id }) => id === shown[0]?.id),
      shown[0]?.image ?? null,
    ),
    ...tellNext(whatsOn, language),
    news: told.news.slice(0, newsShown).map((item) => ({
      ...toCardContent(item),
      dateLabel: { text: formatDate(item.publishedOn, language), language },
    })),
    collections: toCollectionCards(collections, counts),
    films: findHomeSection(home, 'digital-studio', 'video'),
    residents: inStudios && { title: inStudios.title, description: inStudios.description },
    people,
    quote: home?.quotes[0] ?? null,
    /** The usual way in, with its price. */
    admission: admission
      ? {
          name: admission.name,
          price: formatPrice(admission.price ?? 0, admission.currency),
        }
      : null,
    hours: toWeekHours(clock.settings, clock.now, language, hoursMessages),
    // The head of the page says whether it is open; here stands what one plans by.
    visitDay: tellVisitDay(clock.settings, clock.now, language, hoursMessages),
    address: address && {
      street: address.street,
      city: toCityLine(address),
    },
    head: {
      title: introduction[language].title,
      description: home?.metadata.description?.text ?? introduction[language].description,
      imageSrc: home?.hero?.backgroundImage
        ? `${home.hero.backgroundImage.src}?w=1200&h=630&fit=crop&fm=jpg`
        : null,
    },
  };
}

function tellNext(
  { offerings, clock, messages }: Awaited<ReturnType<typeof loadOfferings>>,
  language: Language,
) {
  const upcoming = toUpcoming(offerings, clock);
  const days = toDayLinks(
    (when) => countListed(upcoming, when, clock),
    (when) => `/whats-on${when ? `?when=${when}` : ''}`,
    null,
    clock.now.date,
    language,
    messages,
  );
  const next = chooseNext(upcoming, clock);
  const evening = next?.when === 'tonight' ? null : chooseEvening(upcoming, clock);
  return {
    // In the order of the days.
    next: (next?.when ? [next, evening] : [evening, next]).flatMap((one) => {
      if (!one) return [];
      const { title, href, heldIn } = one.offering.toRow(one.time);
      const isUnderstood = one.time.languages.includes(language);
      const told = isUnderstood ? null : (heldIn ?? null);
      return [{ title, href, heldIn: told, ...tellMoment(one, clock, language, messages) }];
    }),
    programs: listNext(upcoming, clock, language, messages),
    days: days.filter(({ when }) => when !== null),
    over: tellOver(days, messages, null),
  };
}

export const clientLoader = cachedLoader<typeof loader>;
export const meta = pageMeta;

export default function Home({ loaderData }: Route.ComponentProps) {
  const messages = useMessages('homepage', english);
  const { hero, siteName, exhibitions, programs, news, collections, films, residents, quote } =
    loaderData;
  const { hours, visitDay, admission, address, next, days, over, leadImage, people } = loaderData;
  const [lead, ...others] = exhibitions;
  return (
    <>
      <Hero
        of={{
          variant: 'bottom',
          backgroundImage: null,
          ...hero,
          title: hero?.title ?? siteName,
          // The bar above says it already.
          breadcrumb: hero?.breadcrumb?.text === siteName?.text ? null : hero?.breadcrumb,
        }}
        height="full"
        focus="end"
        foot={
          <TodayFacts
            hours={hours}
            admission={admission}
            address={address}
            lead={lead}
            programs={next}
          />
        }
      />
      <div className={styles.page}>
        {lead && (
          <Section width="layout" accent="green" labelledBy="now">
            <div className={styles.head}>
              <h2 id="now">{messages.now}</h2>
              <SiteLink to="/whats-on/exhibitions" prefetch="intent">
                {messages.allExhibitions}
              </SiteLink>
            </div>
            <Column span={8} bleed="start">
              <div className={styles.lead}>
                <ExhibitionCard
                  of={{ ...lead, image: leadImage }}
                  ratio="landscape"
                  sizes="(min-width: 768px) 70vw, 100vw"
                />
              </div>
            </Column>
            <Column span={4} start={9}>
              <div className={styles.others}>
                {others.map((exhibition) => (
                  <ExhibitionCard
                    key={exhibition.id}
                    of={exhibition}
                    ratio="landscape"
                    sizes="(min-width: 768px) 30vw, 100vw"
                  />
                ))}
              </div>
            </Column>
          </Section>
        )}
        {programs.length > 0 && (
          <Section width="layout" ground="white" accent="green" labelledBy="programs">
            <div className={styles.head}>
              <h2 id="programs">{messages.upcoming}</h2>
            </div>
            <FilterRow label={messages.upcoming} links={days} isLarge />
            {over && <p>{over}</p>}
            <div className={styles.days}>
              <DayGroups of={programs} level={3} />
            </div>
            <p>
              <ArrowLink to="/whats-on">{messages.allPrograms}</ArrowLink>
            </p>
          </Section>
        )}
        <div className={styles.visit}>
          <Section width="layout" ground="accent-mist" accent="blue-dark" labelledBy="visit">
            <Column span={5}>
              <h2 id="visit">{messages.visit}</h2>
              {visitDay && (
                <p className={styles.open}>
                  {visitDay.hours}
                  <small>{visitDay.note}</small>
                </p>
              )}
              {hours?.reason && (
                <p>
                  <Localized of={hours.reason} />
                </p>
              )}
              {address && (
                <address className={styles.address}>
                  {address.street}
                  <br />
                  {address.city}
                </address>
              )}
              <ul className={styles.actions}>
                <li>
                  <SiteLink to="/tickets" className={styles.button} prefetch="intent">
                    {messages.tickets}
                  </SiteLink>
                </li>
                <li>
                  <SiteLink to="/visit/plan-your-visit" prefetch="intent">
                    {messages.planYourVisit}
                  </SiteLink>
                </li>
              </ul>
            </Column>
            <Column span={6} start={7}>
              {hours && (
                <dl className={styles.week}>
                  {hours.week.map(({ day, hours: time, isToday, reason }) => (
                    <div key={day} data-today={isToday || undefined}>
                      <dt>{day}</dt>
                      <dd>
                        {reason && (
                          <small>
                            <Localized of={reason} />
                          </small>
                        )}
                        {time}
                      </dd>
                    </div>
                  ))}
                </dl>
              )}
            </Column>
          </Section>
        </div>
        {films && <FilmSpread of={films} more={messages.allFilms} />}
        {collections.length > 0 && (
          <Section width="layout" accent="blue-dark" labelledBy="collection">
            <Carousel
              label={messages.collection}
              slide="object"
              heading={
                <div className={styles.carouselHead}>
                  <h2 id="collection">{messages.collection}</h2>
                  <SiteLink to="/collection/explore-the-collection" prefetch="intent">
                    {messages.explore}
                  </SiteLink>
                </div>
              }
            >
              {collections.map((collection) => (
                <CollectionCard key={collection.uid} of={collection} />
              ))}
            </Carousel>
          </Section>
        )}
        {residents && people.length > 0 && (
          <InResidence of={residents} people={people} more={messages.allResidencies} />
        )}
        {quote && (
          <div className={styles.quote}>
            <QuoteSection of={quote} accent="fuchsia" />
          </div>
        )}
        {news.length > 0 && (
          <Section width="layout" accent="blue-dark" labelledBy="stories">
            <div className={styles.head}>
              <h2 id="stories">{messages.stories}</h2>
              <SiteLink to="/about/news" prefetch="intent">
                {messages.allNews}
              </SiteLink>
            </div>
            <div className={styles.news}>
              {news.map((item, index) => (
                <NewsCard
                  key={item.id}
                  of={item}
                  ratio={index === 0 ? 'landscape' : 'portrait'}
                  sizes={
                    index === 0
                      ? '(min-width: 768px) 48vw, 100vw'
                      : '(min-width: 768px) 43vw, 13rem'
                  }
                />
              ))}
            </div>
          </Section>
        )}
      </div>
    </>
  );
}
