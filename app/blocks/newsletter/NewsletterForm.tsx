import { type ReactNode, useId } from 'react';
import { useFetcher } from 'react-router';
import { describeControl, toErrorId } from '#app/components/forms/describe-control.ts';
import {
  type FormAnswer,
  toProblemCount,
  toProblemText,
} from '#app/components/forms/form-answer.ts';
import { GuardFields } from '#app/components/forms/GuardFields.tsx';
import { SendButton } from '#app/components/forms/SendButton.tsx';
import { useFormSending } from '#app/components/forms/use-form-sending.ts';
import { useFormToken } from '#app/components/forms/use-form-token.ts';
import { Column, Section } from '#app/components/layout/Section.tsx';
import { SiteLink } from '#app/components/text/SiteLink.tsx';
import { useLanguage, useLocalPath, useMessages } from '#app/i18n/language-context.tsx';
import forms from '#locales/en/forms.json';
import english from '#locales/en/subscribe.json';
import { toConstraints } from '#shared/forms/field-rules.ts';
import { formRules } from '#shared/forms/form-rules.ts';
import { languageOptions } from '#shared/languages/languages.ts';
import type { BlockProps } from '../draw/block-props.ts';
import sheetAddress from './newsletter.css?url';
import type { newsletterBlocks } from './newsletter-block.ts';

const fields = ['email', 'newsletterLanguage', 'consent'] as const;
const rules = formRules.subscription;

/**
 * The newsletter's form where one reads. It goes to the page of the newsletter, which thanks; what is
 * wrong is said here, or there where no script runs.
 *
 * Its fields are drawn here and not by `Field`, whose sheet belongs to the screens with forms: a
 * sheet that only this part imports would not be linked in a document from the server, and one for
 * all pages would be read by everybody for a form on few. `newsletter.css` is linked where it stands.
 */
export function NewsletterForm({
  options,
  loaded,
}: BlockProps<(typeof newsletterBlocks)['Museum:Newsletter']>) {
  const messages = useMessages('subscribe', english);
  const { labels } = messages;
  const formMessages = useMessages('forms', forms);
  const { language } = useLanguage();
  const localPath = useLocalPath();
  const id = useId();
  const fetcher = useFetcher<FormAnswer>();
  const answer = fetcher.data;
  const { token, begin, wait } = useFormToken(loaded?.token ?? '', answer);
  const isUnderWay = fetcher.state !== 'idle';
  const sending = useFormSending(answer, wait, { isUnderWay });
  const { isSending, problems } = sending;
  const wrong = fields.filter((name) => problems[name]);
  const failure = wrong.length === 0 ? (answer?.failure ?? null) : null;
  const bind = (name: (typeof fields)[number]) => {
    const problem = problems[name];
    return {
      control: {
        ...toConstraints(rules[name]),
        id: id + name,
        name,
        ...describeControl(id + name, { error: problem }),
      },
      error: problem && (
        <p className="newsletter-error" id={toErrorId(id + name)}>
          {toProblemText(problem, name, formMessages, language)}
        </p>
      ),
    };
  };
  const email = bind('email');
  const choice = bind('newsletterLanguage');
  const consent = bind('consent');
  return (
    <Section width="layout" ground={options.ground} labelledBy={`${id}title`}>
      <link rel="stylesheet" href={sheetAddress} precedence="default" />
      <Column span={5}>
        <div className="newsletter-opening">
          <h2 id={`${id}title`}>{options.title ?? messages.title}</h2>
          <p>{options.text ?? messages.description}</p>
        </div>
      </Column>
      <Column span={6} start={7}>
        <fetcher.Form
          method="post"
          action={localPath('/subscribe')}
          noValidate
          className="newsletter-form"
          onFocus={begin}
          onInput={sending.onInput}
          onSubmit={sending.onSubmit}
        >
          <GuardFields sendingKey={sending.key} token={token} answer={answer} />
          {(wrong.length > 0 || failure) && (
            <div ref={sending.summary} className="newsletter-summary" role="alert" tabIndex={-1}>
              <strong>
                {failure
                  ? formMessages.failures[failure].title
                  : toProblemCount(wrong.length, formMessages, language)}
              </strong>
              {failure && <p>{formMessages.failures[failure].text}</p>}
            </div>
          )}
          <div className="newsletter-fields">
            <Labelled label={labels.email} htmlFor={email.control.id} error={email.error}>
              <input {...email.control} autoComplete="email" />
            </Labelled>
            <Labelled
              label={labels.newsletterLanguage}
              htmlFor={choice.control.id}
              error={choice.error}
            >
              <select {...choice.control} defaultValue={language}>
                {languageOptions.map(({ code, nativeName }) => (
                  <option key={code} value={code} lang={code}>
                    {nativeName}
                  </option>
                ))}
              </select>
            </Labelled>
          </div>
          <div>
            <label className="newsletter-consent">
              <input {...consent.control} type="checkbox" value="yes" />
              <span>{messages.consent}</span>
            </label>
            {consent.error}
          </div>
          <div className="newsletter-send">
            <SendButton label={messages.send} isSending={isSending} />
            <p>
              {messages.use} <SiteLink to="/privacy-policy">{messages.privacy}</SiteLink>
            </p>
          </div>
        </fetcher.Form>
      </Column>
    </Section>
  );
}

const Labelled = ({
  label,
  htmlFor,
  error,
  children,
}: {
  label: string;
  htmlFor: string;
  error: ReactNode;
  children: ReactNode;
}) => (
  <div className="newsletter-field">
    <label htmlFor={htmlFor}>{label}</label>
    {children}
    {error}
  </div>
);
