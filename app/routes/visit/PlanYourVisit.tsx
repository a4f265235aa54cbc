import { cachedLoader } from '#app/cached-loader.ts';
import { Column, Section } from '#app/components/layout/Section.tsx';
import { ListingTop } from '#app/components/listing/ListingTop.tsx';
import { toListingHeader } from '#app/components/listing/listing-header.ts';
import { SaveOffline } from '#app/components/offline/SaveOffline.tsx';
import { findAccessContact } from '#app/components/programs/detail/access-contact.ts';
import { ArrowLink } from '#app/components/text/ArrowLink.tsx';
import { Disclosure } from '#app/components/text/Disclosure.tsx';
import { Fold } from '#app/components/text/Fold.tsx';
import { Localized } from '#app/components/text/Localized.tsx';
import { MailLink } from '#app/components/text/MailLink.tsx';
import { RichTextView } from '#app/components/text/RichTextView.tsx';
import { TitleText } from '#app/components/text/TitleText.tsx';
import { GettingHere } from '#app/components/visit/GettingHere.tsx';
import { HoursPanel } from '#app/components/visit/HoursPanel.tsx';
import { toHoursView } from '#app/components/visit/hours-view.ts';
import { PriceList } from '#app/components/visit/PriceList.tsx';
import { PrintButton } from '#app/components/visit/PrintButton.tsx';
import { splitAtHeadings } from '#app/components/visit/text-sections.ts';
import { listUsualPrices } from '#app/components/visit/usual-prices.ts';
import { toWayHere } from '#app/components/visit/way-here.ts';
import { useMessages } from '#app/i18n/language-context.tsx';
import { readMuseumClock } from '#app/museum-clock.ts';
import { pageMeta } from '#app/page-head.ts';
import { useChrome } from '#app/read-chrome.ts';
import {
  languageContext,
  optionalContext,
  servicesContext,
  translationsContext,
} from '#app/request-context.ts';
import { describePage } from '#app/structured-data/describe-page.ts';
import { toFaqPage } from '#app/structured-data/to-faq-page.ts';
import { toMuseum } from '#app/structured-data/to-museum.ts';
import navigation from '#locales/en/navigationMenu.json';
import english from '#locales/en/planYourVisit.json';
import type { Route } from './+types/PlanYourVisit';
import styles from './PlanYourVisit.module.css';

export async function loader({ context }: Route.LoaderArgs) {
  const { contentManagement } = context.get(servicesContext);
  const optional = context.get(optionalContext);
  const language = context.get(languageContext);
  const translations = context.get(translationsContext);
  const messages = translations.messagesOf('planYourVisit', english);
  const section = translations.messagesOf('navigationMenu', navigation).items.visit;
  const [page, { settings, now }, tickets, guidelines] = await Promise.all([
    contentManagement.findListingPage('plan-your-visit', language),
    readMuseumClock(context),
    // Prices and guidelines are left out while they cannot be had; hours and the way are not.
    optional(contentManagement.listTicketTypes(language), []),
    optional(contentManagement.findTextPage('visitor-guidelines', language), null),
  ]);
  const header = toListingHeader(page, messages, language, section);
  const parts = splitAtHeadings(guidelines?.body ?? null).sections;
  // What the guidelines say of access is read at once; the rest is folded. They may be in English alone.
  const isOfAccess = ({ title }: (typeof parts)[number]) =>
    title === messages.access || title === english.access;
  const expectations = parts.filter((part) => !isOfAccess(part));
  await describePage(context, '/visit/plan-your-visit', (_, museum) => [
    toMuseum(museum),
    toFaqPage(parts),
  ]);
  return {
    header: { ...header, lead: null, intro: null },
    lead: header.lead,
    head: header.head,
    intro: header.intro,
    hours: toHoursView(settings, now, language, messages),
    note: settings?.hoursNote ?? null,
    way: toWayHere(settings),
    gettingHere: settings?.gettingHere ?? null,
    prices: listUsualPrices(tickets, messages.free),
    expectations,
    access: settings?.access ?? null,
    accessFacts: parts.find(isOfAccess) ?? null,
    accessContact: findAccessContact(settings),
    phone: settings?.phone ?? null,
    email: settings?.email ?? null,
  };
}

export const clientLoader = cachedLoader<typeof loader>;
export const meta = pageMeta;

export default function PlanYourVisit({ loaderData }: Route.ComponentProps) {
  const messages = useMessages('planYourVisit', english);
  const { hours, prices, expectations, phone, email } = loaderData;
  const { access, accessFacts, accessContact } = loaderData;
  return (
    <div className={styles.page}>
      <ListingTop of={loaderData.header} kind="beside">
        <Arrival of={loaderData} />
      </ListingTop>
      <Section width="layout" labelledBy="hours">
        <h2 id="hours" className={styles.heading}>
          {messages.hours}
        </h2>
        <HoursPanel hours={hours} note={loaderData.note} />
      </Section>
      <GettingHere id="way" of={loaderData.way} />
      {/* Beside each other: whether one can come and what it costs are asked in one breath. */}
      <Section ground="white" width="layout">
        {(access || accessFacts) && (
          <Column span={prices.length > 0 ? 7 : 12}>
            <section aria-labelledby="access">
              <h2 id="access" className={styles.heading}>
                {messages.access}
              </h2>
              {access && (
                <p className={styles.access}>
                  <Localized of={access} />
                </p>
              )}
              {accessFacts ? (
                <Fold word={messages.folds.access} part="access">
                  <div className={styles.accessFacts}>
                    <RichTextView of={accessFacts.text} topHeading={3} />
                  </div>
                </Fold>
              ) : (
                <AccessContactList of={accessContact} />
              )}
            </section>
          </Column>
        )}
        {prices.length > 0 && (
          <Column span={5} start={8}>
            <section aria-labelledby="prices">
              <h2 id="prices" className={styles.heading}>
                {messages.prices}
              </h2>
              <PriceList lines={prices} />
              <p className={styles.more} data-print="none">
                <ArrowLink to="/tickets" prefetch="intent">
                  {messages.allTickets}
                </ArrowLink>
              </p>
            </section>
          </Column>
        )}
      </Section>
      <Section ground="sand" width="layout" labelledBy="expect">
        <Column span={5}>
          <h2 id="expect" className={styles.heading}>
            {messages.expect}
          </h2>
          <div className={styles.intro}>
            {loaderData.lead && (
              <p className={styles.lead}>
                <TitleText of={loaderData.lead} />
              </p>
            )}
            {loaderData.intro && (
              <Fold word={messages.folds.expect}>
                <RichTextView of={loaderData.intro} />
              </Fold>
            )}
          </div>
          <PrintButton />
          <SaveOffline />
        </Column>
        <Column span={6} start={7}>
          <div className={styles.drawers}>
            {expectations.map(({ id, title, text }) => (
              <Disclosure
                key={id}
                title={
                  <h3 className={styles.drawer}>
                    <TitleText of={{ text: title, language: text.language }} />
                  </h3>
                }
              >
                <RichTextView of={text} topHeading={3} />
              </Disclosure>
            ))}
          </div>
          <p className={styles.more} data-print="none">
            <ArrowLink to="/visit/visitor-guidelines" prefetch="intent">
              {messages.guidelines}
            </ArrowLink>
          </p>
          {(phone || email) && (
            <div className={styles.questions}>
              <h3>{messages.questions}</h3>
              <ul className={styles.contacts}>
                {phone && (
                  <li>
                    <a href={toPhoneHref(phone)}>{phone}</a>
                  </li>
                )}
                {email && (
                  <li>
                    <MailLink to={email} />
                  </li>
                )}
              </ul>
            </div>
          )}
        </Column>
      </Section>
    </div>
  );
}

/** What somebody on the way asks first: is it open, where is it, how do I get there. */
function Arrival({
  of: { hours, way, gettingHere },
}: {
  of: Pick<Route.ComponentProps['loaderData'], 'hours' | 'way' | 'gettingHere'>;
}) {
  const messages = useMessages('planYourVisit', english);
  const { access, admission } = useChrome()?.visit ?? {};
  return (
    <div className={styles.arrival}>
      {hours && <p className={styles.now}>{hours.now}</p>}
      {hours?.reason && (
        <p className={styles.reason}>
          <Localized of={hours.reason} />
        </p>
      )}
      <p className={styles.facts}>
        {/* To the map below, where the services of others are offered as such. */}
        <a href="#way" className={styles.map}>
          {way.address[0]}
        </a>{' '}
        {gettingHere && (
          <a href="#way" className={styles.map}>
            <Localized of={gettingHere} />
          </a>
        )}
      </p>
      {/* On phones the bar of a visit says these; wide windows have it once the head is gone. */}
      <p className={styles.facts} data-in-bar data-print="none">
        {admission && (
          <a href="#prices" className={styles.map}>
            <Localized of={admission.name} /> {admission.price}
          </a>
        )}
        {access && (
          <a href="#access" className={styles.map}>
            <Localized of={access} />
          </a>
        )}
      </p>
      <p data-print="none">
        <ArrowLink to="/visit/plan-your-visit#way">{messages.gettingHere}</ArrowLink>
      </p>
    </div>
  );
}

/** In place of the guidelines' words on access, where they have none. */
function AccessContactList({
  of: contact,
}: {
  of: Route.ComponentProps['loaderData']['accessContact'];
}) {
  if (!contact) return null;
  return (
    <ul className={styles.accessContact}>
      {contact.phone && (
        <li>
          <a href={toPhoneHref(contact.phone)}>{contact.phone}</a>
        </li>
      )}
      {contact.email && (
        <li>
          <MailLink to={contact.email} />
        </li>
      )}
    </ul>
  );
}

const toPhoneHref = (phone: string) => `tel:${phone.replace(/[^+\d]/g, '')}`;
