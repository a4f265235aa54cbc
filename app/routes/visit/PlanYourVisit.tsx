import { cachedLoader } from '#app/cached-loader.ts';
import { Column, Section } from '#app/components/layout/Section.tsx';
import { ListingTop } from '#app/components/listing/ListingTop.tsx';
import { toListingHeader } from '#app/components/listing/listing-header.ts';
import { FactList } from '#app/components/text/FactList.tsx';
import { Localized } from '#app/components/text/Localized.tsx';
import { RichTextView } from '#app/components/text/RichTextView.tsx';
import { toHoursView } from '#app/components/visit/hours-view.ts';
import { useWords } from '#app/i18n/language-context.tsx';
import { readMuseumClock } from '#app/museum-clock.ts';
import { pageMeta } from '#app/page-head.ts';
import { languageContext, servicesContext, translationsContext } from '#app/request-context.ts';
import navigation from '#locales/en/navigationMenu.json';
import english from '#locales/en/planYourVisit.json';
import type { Route } from './+types/PlanYourVisit';

export async function loader({ context }: Route.LoaderArgs) {
  const language = context.get(languageContext);
  const translations = context.get(translationsContext);
  const words = translations.wordsOf('planYourVisit', english);
  const section = translations.wordsOf('navigationMenu', navigation).items.visit;
  const [page, { settings, now }] = await Promise.all([
    context.get(servicesContext).contentManagement.findListingPage('plan-your-visit', language),
    readMuseumClock(context),
  ]);
  const header = toListingHeader(page, words, language, section);
  const address = settings?.addresses.find(({ kind }) => kind === 'visit') ?? null;
  return {
    header,
    head: header.head,
    hours: toHoursView(settings, now, language, words),
    note: settings?.hoursNote ?? null,
    address: address
      ? [
          address.street,
          [address.city, address.region, address.postalCode].filter(Boolean).join(', '),
        ].filter(Boolean)
      : [],
    directions: address?.directions ?? null,
    phone: settings?.phone ?? null,
    email: settings?.email ?? null,
  };
}

export const clientLoader = cachedLoader<typeof loader>;
export const meta = pageMeta;

export default function PlanYourVisit({ loaderData }: Route.ComponentProps) {
  const words = useWords('planYourVisit', english);
  const { header, hours, note, address, directions, phone, email } = loaderData;
  return (
    <>
      <ListingTop of={header} />
      <Section labelledBy="hours">
        <Column span={6}>
          <h2 id="hours">{words.hours}</h2>
          {hours ? (
            <>
              <p>{hours.now}</p>
              <FactList
                facts={hours.week.map(({ day, hours: time }) => ({ term: day, values: [time] }))}
              />
            </>
          ) : (
            <p>{words.empty}</p>
          )}
          <RichTextView of={note} size="quiet" />
        </Column>
        <Column span={5} start={8}>
          <FactList
            facts={[
              { term: words.address, values: address },
              {
                term: words.phone,
                values: phone
                  ? [
                      <a key="phone" href={`tel:${phone.replace(/[^+\d]/g, '')}`}>
                        {phone}
                      </a>,
                    ]
                  : [],
              },
              {
                term: words.email,
                values: email
                  ? [
                      <a key="email" href={`mailto:${email}`}>
                        {email}
                      </a>,
                    ]
                  : [],
              },
              ...(hours?.exceptions ?? []).map(({ date, hours: time, reason }) => ({
                term: date,
                values: [time, reason && <Localized key="reason" of={reason} />].filter(Boolean),
              })),
            ]}
          />
          <RichTextView of={directions} />
        </Column>
      </Section>
    </>
  );
}
