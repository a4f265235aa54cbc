import { cachedLoader } from '#app/cached-loader.ts';
import {
  answerForm,
  findThanks,
  formHeaders,
  withThanks,
} from '#app/components/forms/answer-form.ts';
import { Column, Section } from '#app/components/layout/Section.tsx';
import { sendForm } from '#app/send-form.ts';
import '#app/components/forms/form-styles.ts';
import { Piece, WhenWanted } from '#app/components/layout/WhenWanted.tsx';
import { withPieces } from '#app/components/layout/with-pieces.ts';
import { ListingTop } from '#app/components/listing/ListingTop.tsx';
import { toListingHeader } from '#app/components/listing/listing-header.ts';
import { ArrowLink } from '#app/components/text/ArrowLink.tsx';
import { Localized } from '#app/components/text/Localized.tsx';
import { MailLink } from '#app/components/text/MailLink.tsx';
import { RichTextView } from '#app/components/text/RichTextView.tsx';
import { toAddressLines } from '#app/components/visit/address-lines.ts';
import { useMessages } from '#app/i18n/language-context.tsx';
import { readMuseumClock } from '#app/museum-clock.ts';
import { pageMeta } from '#app/page-head.ts';
import { languageContext, servicesContext, translationsContext } from '#app/request-context.ts';
import { describePage } from '#app/structured-data/describe-page.ts';
import { toMuseum } from '#app/structured-data/to-museum.ts';
import english from '#locales/en/contactUs.json';
import navigation from '#locales/en/navigationMenu.json';
import { addDays, toDateText } from '#shared/dates/local-date.ts';
import { formRules } from '#shared/forms/form-rules.ts';
import type { Route } from './+types/ContactUs';
import styles from './ContactUs.module.css';
import './WriteSection.module.css';
import { loadContactForm, parseContactSubject } from './load-contact-form.ts';

const path = '/about/contact-us';

/** One page, three forms: which one is told by its address. */
const readSubject = (request: Request) => parseContactSubject(new URL(request.url).searchParams);

export async function loader({ context, request }: Route.LoaderArgs) {
  const { contentManagement } = context.get(servicesContext);
  const language = context.get(languageContext);
  const translations = context.get(translationsContext);
  const messages = translations.messagesOf('contactUs', english);
  const section = translations.messagesOf('navigationMenu', navigation).items.about;
  const subject = readSubject(request);
  const [page, clock, thanks] = await Promise.all([
    contentManagement.findListingPage('contact-us', language),
    readMuseumClock(context),
    findThanks(request, context, subject.kind),
  ]);
  const { settings } = clock;
  const { fromDays, toDays } = formRules['event-inquiry'].firstDate;
  const inDays = (days: number) => toDateText(addDays(clock.now.date, days));
  const header = toListingHeader(page, messages, language, section);
  await describePage(context, path, (_, museum) => toMuseum(museum));
  const view = {
    form: await loadContactForm(context, subject, settings),
    dates: { min: inDays(fromDays), max: inDays(toDays) },
    reference: thanks?.reference ?? null,
    header: { ...header, intro: null },
    head: thanks ? { ...header.head, title: messages.form.thanks.title } : header.head,
    intro: header.intro,
    contacts: settings?.contacts ?? [],
    phone: settings?.phone ?? null,
    email: settings?.email ?? null,
    addresses: (settings?.addresses ?? []).map((address) => ({
      kind: address.kind,
      name: address.name,
      lines: toAddressLines(address),
      // The way to the gate is told where a visit is planned.
      note: address.kind === 'mailing' ? address.directions : null,
    })),
  };
  return withThanks(view, thanks);
}

export function action({ request, context }: Route.ActionArgs) {
  const { kind } = readSubject(request);
  const about = kind === 'contact' ? '' : `?about=${kind.replace('-inquiry', '')}`;
  return answerForm(request, context, { kind, path: path + about, anchor: 'write' });
}

const writeSection = new Piece(
  'write',
  async () => (await import('./WriteSection.tsx')).WriteSection,
);
if (import.meta.env.SSR) await writeSection.load();

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  sendForm({ serverAction });
export const headers = formHeaders;

export const clientLoader = (args: Route.ClientLoaderArgs) =>
  withPieces(cachedLoader<typeof loader>(args), writeSection);
export const meta = pageMeta;

export default function ContactUs({ loaderData, actionData }: Route.ComponentProps) {
  const messages = useMessages('contactUs', english);
  const { contacts, phone, email, addresses } = loaderData;
  return (
    <>
      <ListingTop of={loaderData.header} kind="words">
        {!phone && !email && <p>{messages.empty}</p>}
        <dl className={styles.main}>
          {phone && (
            <div>
              <dt>{messages.call}</dt>
              <dd>
                <Phone of={phone} />
              </dd>
            </div>
          )}
          {email && (
            <div>
              <dt>{messages.write}</dt>
              <dd>
                <MailLink to={email} />
              </dd>
            </div>
          )}
        </dl>
      </ListingTop>
      <Section width="layout" space="tight">
        <Column span={8} start={5}>
          <RichTextView of={loaderData.intro} size="large" />
        </Column>
      </Section>
      {contacts.length > 0 && (
        <Section width="layout" labelledBy="topics">
          <Column span={3} align="sticky">
            <h2 id="topics" className={styles.heading}>
              {messages.topics}
            </h2>
          </Column>
          <Column span={9} start={4}>
            <ul className={styles.topics}>
              {contacts.map((contact) => (
                <li key={contact.label.text} className={styles.topic}>
                  <h3 className={styles.label}>
                    <Localized of={contact.label} />
                  </h3>
                  <div className={styles.ways}>
                    {contact.email && <MailLink to={contact.email} />}
                    {contact.phone && <Phone of={contact.phone} />}
                  </div>
                </li>
              ))}
            </ul>
          </Column>
        </Section>
      )}
      <WhenWanted
        piece={writeSection}
        view={loaderData.form}
        answer={actionData}
        dates={loaderData.dates}
        reference={loaderData.reference}
      />
      <Section width="layout">
        {addresses.map(({ kind, name, lines, note }, index) => (
          <Column key={kind} span={4} start={index % 2 === 0 ? 5 : 9}>
            <h2 className={styles.label}>{kind === 'visit' ? messages.visit : messages.mailing}</h2>
            <address className={styles.address}>
              {name && <Localized of={name} />}
              {lines.map((line) => (
                <span key={line}>{line}</span>
              ))}
            </address>
            <RichTextView of={note} size="quiet" />
            {kind === 'visit' && <ArrowLink to="/visit/plan-your-visit">{messages.plan}</ArrowLink>}
          </Column>
        ))}
      </Section>
    </>
  );
}

const Phone = ({ of: phone }: { of: string }) => (
  <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a>
);
