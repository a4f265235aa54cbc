import { ChoiceGroup } from '#app/components/forms/ChoiceGroup.tsx';
import { TextField } from '#app/components/forms/Field.tsx';
import { toProblemText } from '#app/components/forms/form-answer.ts';
import { LinkForm } from '#app/components/forms/LinkForm.tsx';
import { FieldPair, FormPart } from '#app/components/forms/VisitorForm.tsx';
import { useLanguage, useMessages } from '#app/i18n/language-context.tsx';
import formsEnglish from '#locales/en/forms.json';
import subscribeEnglish from '#locales/en/subscribe.json';
import english from '#locales/en/subscription.json';
import type { FieldProblem, Subscription } from '#services/forms/contract.ts';
import { newsletterTopics } from '#shared/forms/newsletter-topics.ts';
import { languageOptions } from '#shared/languages/languages.ts';

export interface PreferencesFormsProps {
  /** The signed link by which somebody came. */
  readonly link: string;
  readonly of: Pick<Subscription, 'topics' | 'language' | 'firstName' | 'lastName'>;
  /** By field, of what was sent last. */
  readonly problems: Readonly<Record<string, FieldProblem>> | undefined;
}

/** What somebody gets, and the way to get nothing any more. */
export function PreferencesForms({ link, of: subscription, problems }: PreferencesFormsProps) {
  const { preferences, leave } = useMessages('subscription', english);
  const { labels, hints, topics, parts } = useMessages('subscribe', subscribeEnglish);
  const formMessages = useMessages('forms', formsEnglish);
  const { language } = useLanguage();
  const errorOf = (name: string) => {
    const problem = problems?.[name];
    return problem ? toProblemText(problem, name, formMessages, language) : null;
  };
  return (
    <>
      <LinkForm link={link} intent="change" label={preferences.button}>
        <FormPart title={parts.choice}>
          <ChoiceGroup
            id="field-topics"
            name="topics"
            type="checkbox"
            label={labels.topics}
            hint={hints.topics}
            error={errorOf('topics')}
            options={newsletterTopics.map((value) => ({ value, label: topics[value] }))}
            chosen={subscription.topics}
          />
          <ChoiceGroup
            id="field-newsletterLanguage"
            name="newsletterLanguage"
            type="radio"
            label={labels.newsletterLanguage}
            required
            error={errorOf('newsletterLanguage')}
            options={languageOptions.map(({ code, nativeName }) => ({
              value: code,
              label: nativeName,
              lang: code,
            }))}
            chosen={[subscription.language]}
          />
        </FormPart>
        <FormPart title={preferences.name}>
          <FieldPair>
            <TextField
              id="field-firstName"
              name="firstName"
              label={labels.firstName}
              autoComplete="given-name"
              maxLength={80}
              defaultValue={subscription.firstName ?? ''}
              error={errorOf('firstName')}
            />
            <TextField
              id="field-lastName"
              name="lastName"
              label={labels.lastName}
              autoComplete="family-name"
              maxLength={80}
              defaultValue={subscription.lastName ?? ''}
              error={errorOf('lastName')}
            />
          </FieldPair>
        </FormPart>
      </LinkForm>
      <LinkForm link={link} intent="leave" label={leave.button} kind="quiet">
        <FormPart title={leave.part}>
          <p>{leave.note}</p>
        </FormPart>
      </LinkForm>
    </>
  );
}
