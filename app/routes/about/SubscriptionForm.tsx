import { ChoiceGroup } from '#app/components/forms/ChoiceGroup.tsx';
import { TextField, TickField } from '#app/components/forms/Field.tsx';
import type { FormAnswer } from '#app/components/forms/form-answer.ts';
import { FieldPair, FormPart, VisitorForm } from '#app/components/forms/VisitorForm.tsx';
import { SiteLink } from '#app/components/text/SiteLink.tsx';
import { useLanguage, useWords } from '#app/i18n/language-context.tsx';
import english from '#locales/en/subscribe.json';
import { languageOptions } from '#shared/languages.ts';
import { newsletterTopics } from '#shared/newsletter-topics.ts';

/** In the order of the form. */
export const subscriptionFields = [
  'email',
  'firstName',
  'lastName',
  'newsletterLanguage',
  'topics',
  'consent',
] as const;

export const subscriptionLists = ['topics'] as const;

/** Address, names, language and topics; nothing is ticked beforehand. */
export function SubscriptionForm({ answer }: { answer: FormAnswer | undefined }) {
  const words = useWords('subscribe', english);
  const { language } = useLanguage();
  const { labels, hints, parts } = words;
  return (
    <VisitorForm
      answer={answer}
      labels={labels}
      sendLabel={words.send}
      consent={
        <p>
          {words.use} <SiteLink to="/privacy-policy">{words.privacy}</SiteLink>
        </p>
      }
    >
      {({ bind, chosen }) => (
        <>
          <FormPart title={parts.address}>
            <TextField
              {...bind('email')}
              label={labels.email}
              type="email"
              autoComplete="email"
              maxLength={254}
              required
            />
            <FieldPair>
              <TextField
                {...bind('firstName')}
                label={labels.firstName}
                autoComplete="given-name"
                maxLength={80}
              />
              <TextField
                {...bind('lastName')}
                label={labels.lastName}
                autoComplete="family-name"
                maxLength={80}
              />
            </FieldPair>
          </FormPart>
          <FormPart title={parts.choice}>
            <ChoiceGroup
              {...bind('newsletterLanguage')}
              type="radio"
              label={labels.newsletterLanguage}
              required
              options={languageOptions.map(({ code, nativeName }) => ({
                value: code,
                label: nativeName,
                lang: code,
              }))}
              chosen={chosen('newsletterLanguage') ?? [language]}
            />
            <ChoiceGroup
              {...bind('topics')}
              type="checkbox"
              label={labels.topics}
              hint={hints.topics}
              options={newsletterTopics.map((value) => ({ value, label: words.topics[value] }))}
              chosen={chosen('topics') ?? []}
            />
            <TickField
              {...bind('consent')}
              label={words.consent}
              isTicked={chosen('consent')?.includes('yes') ?? false}
              required
            />
          </FormPart>
        </>
      )}
    </VisitorForm>
  );
}
