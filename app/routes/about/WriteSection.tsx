import { ObjectCard } from '#app/components/cards/ObjectCard.tsx';
import { FormThanks } from '#app/components/forms/FormThanks.tsx';
import type { FormAnswer } from '#app/components/forms/form-answer.ts';
import { Column, Section } from '#app/components/layout/Section.tsx';
import { ArrowLink } from '#app/components/text/ArrowLink.tsx';
import { SiteLink } from '#app/components/text/SiteLink.tsx';
import { TitleText } from '#app/components/text/TitleText.tsx';
import { useMessages } from '#app/i18n/language-context.tsx';
import english from '#locales/en/contactUs.json';
import forms from '#locales/en/forms.json';
import { ContactForm } from './ContactForm.tsx';
import { ConveningInquiryForm } from './ConveningInquiryForm.tsx';
import { EventInquiryForm } from './EventInquiryForm.tsx';
import type { ContactFormView, ContactKind } from './load-contact-form.ts';
import styles from './WriteSection.module.css';

const page = '/about/contact-us';

/** The form of the contact page: a message, or one of two inquiries; afterwards the thanks. */
export function WriteSection({
  view,
  answer,
  dates,
  reference,
}: {
  view: ContactFormView;
  answer: FormAnswer | undefined;
  dates: { readonly min: string; readonly max: string };
  /** Of what arrived; null: the form is shown. */
  reference: string | null;
}) {
  const messages = useMessages('contactUs', english);
  const common = useMessages('forms', forms);
  const { kind, object, item, elsewhere } = view;
  const opening = {
    contact: messages.form,
    'convening-inquiry': messages.convening,
    'event-inquiry': messages.event,
  }[kind];
  const onward: Readonly<Record<ContactKind, string>> = {
    contact: '/visit/plan-your-visit',
    'convening-inquiry': '/what-we-do/convenings',
    'event-inquiry': '/what-we-do/events',
  };
  return (
    <Section
      id="write"
      ground="white"
      width="layout"
      labelledBy={reference ? undefined : 'write-title'}
    >
      {reference ? (
        <Column span={8} start={5}>
          <FormThanks
            kind={kind}
            title={opening.thanks.title}
            links={<ArrowLink to={onward[kind]}>{opening.thanks.next}</ArrowLink>}
            reference={{ label: common.reference, value: reference, note: common.note }}
          >
            <p>{opening.thanks.text}</p>
          </FormThanks>
        </Column>
      ) : (
        <>
          <Column span={4} align="sticky">
            <div className={styles.opening}>
              <h2 id="write-title">{opening.title}</h2>
              <p>{opening.intro}</p>
              <nav aria-label={messages.form.about}>
                <ul className={styles.kinds}>
                  <Kind isChosen={kind === 'contact'} to={`${page}#write`}>
                    {messages.form.forms.contact}
                  </Kind>
                  <Kind
                    isChosen={kind === 'convening-inquiry'}
                    to={elsewhere.convening?.href ?? `${page}?about=convening#write`}
                  >
                    {messages.form.forms.convening}
                  </Kind>
                  <Kind
                    isChosen={kind === 'event-inquiry'}
                    to={elsewhere.event?.href ?? `${page}?about=event#write`}
                  >
                    {messages.form.forms.event}
                  </Kind>
                </ul>
              </nav>
              {object && (
                <div className={styles.object}>
                  <ObjectCard of={object} sizes="(min-width: 768px) 20vw, 50vw" ground="white" />
                </div>
              )}
              {item && (
                <p>
                  {kind === 'event-inquiry'
                    ? messages.event.regarding
                    : messages.convening.regarding}
                  :{' '}
                  <SiteLink to={item.href}>
                    <TitleText of={item.title} />
                  </SiteLink>
                </p>
              )}
            </div>
          </Column>
          <Column span={8} start={5}>
            {kind === 'contact' && <ContactForm key={kind} view={view} answer={answer} />}
            {kind === 'convening-inquiry' && (
              <ConveningInquiryForm key={kind} view={view} answer={answer} />
            )}
            {kind === 'event-inquiry' && (
              <EventInquiryForm key={kind} view={view} answer={answer} dates={dates} />
            )}
          </Column>
        </>
      )}
    </Section>
  );
}

const Kind = ({ isChosen, to, children }: { isChosen: boolean; to: string; children: string }) => (
  <li>
    <SiteLink to={to} aria-current={isChosen ? 'page' : undefined} preventScrollReset>
      {children}
    </SiteLink>
  </li>
);
