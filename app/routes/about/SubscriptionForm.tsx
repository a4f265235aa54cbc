import { ChoiceGroup } from '#app/components/forms/ChoiceGroup.tsx';
import { TextField, TickField } from '#app/components/forms/Field.tsx';
import type { FormAnswer } from '#app/components/forms/form-answer.ts';
import { FieldPair, FormPart, VisitorForm } from '#app/components/forms/VisitorForm.tsx';
import { SiteLink } from '#app/components/text/SiteLink.tsx';
import { useLanguage, useMessages } from '#app/i18n/language-context.tsx';
import english from '#locales/en/subscribe.json';
import { newsletterTopics } from '#shared/forms/newsletter-topics.ts';
import { languageOptions } from '#shared/languages/languages.ts';

/** Address, names, language and topics; nothing is ticked beforehand. */
export function SubscriptionForm({
  answer,
  token,
}: {
  answer: FormAnswer | undefined;
  token: string;
}) {
  const messages = useMessages('subscribe', english);
  const { language } = useLanguage();
  const { labels, hints, parts } = messages;
  return (
    <VisitorForm
      // In another language it begins anew, with that one chosen; what was typed is restored.
      key={language}
      kind="subscription"
      token={token}
      answer={answer}
      labels={labels}
      hints={hints}
      sendLabel={messages.send}
      consent={
        <p>
          {messages.use} <SiteLink to="/privacy-policy">{messages.privacy}</SiteLink>
        </p>
      }
    >
      {({ bind, chosen }) => (
        <>
          <FormPart title={parts.address}>
            <TextField {...bind('email')} autoComplete="email" />
            <FieldPair>
              <TextField {...bind('firstName')} autoComplete="given-name" />
              <TextField {...bind('lastName')} autoComplete="family-name" />
            </FieldPair>
          </FormPart>
          <FormPart title={parts.choice}>
            <ChoiceGroup
              {...bind('newsletterLanguage')}
              type="radio"
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
              options={newsletterTopics.map((value) => ({ value, label: messages.topics[value] }))}
              chosen={chosen('topics') ?? []}
            />
            <TickField
              {...bind('consent')}
              label={messages.consent}
              isTicked={chosen('consent')?.includes('yes') ?? false}
            />
          </FormPart>
        </>
      )}
    </VisitorForm>
  );
}
