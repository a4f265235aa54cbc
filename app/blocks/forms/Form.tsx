import { type FormEvent, type ReactNode, useContext } from 'react';
import { useLocation } from 'react-router';
import { FormSummary } from '#app/components/forms/FormSummary.tsx';
import { toProblemLines, toProblemText } from '#app/components/forms/form-answer.ts';
import { GuardFields } from '#app/components/forms/GuardFields.tsx';
import { useHasScripts } from '#app/components/layout/use-has-scripts.ts';
import { useLanguage, useMessages } from '#app/i18n/language-context.tsx';
import english from '#locales/en/forms.json';
import { withoutLanguage } from '#shared/languages/localized-path.ts';
import { BareBlocks, Blocks } from '../draw/Blocks.tsx';
import type { BlockProps } from '../draw/block-props.ts';
import { LocalsContext } from '../draw/contexts.ts';
import { StyleMark } from '../draw/StyleMark.tsx';
import { useBuilderSite } from '../frame/builder-site.ts';
import type { PreparedBlock } from '../prepared.ts';
import { translateMessage } from './default-messages.ts';
import type { formBlocks } from './form-blocks.ts';
import { isSentByEmail } from './form-options.ts';
import { FieldErrorsContext, listEditorsFields } from './form-problems.ts';
import './forms.css';
import { holdsFiles, toNativeForm } from './native-form.ts';
import { FieldValuesContext, ReturnedFormContext } from './returned-form.ts';
import { useFieldProblems } from './use-field-problems.ts';
import { useFormSubmission } from './use-form-submission.ts';

const maxAnswerLength = 5_000;

/** A form that an editor made. It is sent by the browser itself where no script runs. */
export function Form({
  options,
  block,
  attributes,
  loaded,
}: BlockProps<(typeof formBlocks)['Form:Form']>) {
  const common = useMessages('forms', english);
  const messages = common.builderForm;
  const { language } = useLanguage();
  const { pathname } = useLocation();
  const site = useBuilderSite();
  const returned = useContext(ReturnedFormContext);
  const own = returned?.blockId === block.id ? returned : null;
  const { state, errorMessage, answer, onSubmit, prepare } = useFormSubmission(
    options,
    own && Object.keys(own.problems).length === 0 ? 'error' : 'unsubmitted',
  );
  const { summary, problems, check, onInput } = useFieldProblems(own?.problems);
  const hasScripts = useHasScripts();
  const isChecked = options.validate === true;
  const fields = listEditorsFields(block.id, block.children);
  const wrong = fields.filter(({ name }) => problems[name]);
  // A field of an editor's may be called as one of ours and ask for something else.
  const words = { ...common, missing: {} };
  const errors = Object.fromEntries(
    Object.entries(problems).map(([name, problem]) => [
      name,
      toProblemText(problem, name, words, language),
    ]),
  );
  const page = own?.page ?? withoutLanguage(pathname);
  const place = { page, blockId: block.id, language };
  const ownSubmit = attributes.onSubmit as ((event: FormEvent) => void) | undefined;
  const ownInput = attributes.onInput as ((event: FormEvent) => void) | undefined;
  return (
    <>
      <StyleMark />
      <form
        {...attributes}
        {...toNativeForm(options, site, place, holdsFiles(block.children))}
        name={options.name}
        // The browser's own words are in its language. Where neither a script of ours nor our server looks, it does.
        noValidate={!isChecked || isSentByEmail(options) || hasScripts}
        aria-busy={state === 'sending'}
        onFocus={prepare}
        onSubmit={(event) => {
          ownSubmit?.(event);
          if (isChecked && !event.defaultPrevented && !check(event.currentTarget))
            event.preventDefault();
          onSubmit(event);
        }}
        onInput={(event) => {
          ownInput?.(event);
          onInput(event);
        }}
      >
        {wrong.length > 0 && (
          <div className="builder-form-summary">
            <FormSummary
              summary={summary}
              problems={toProblemLines(
                wrong.map(({ name }) => name),
                problems,
                Object.fromEntries(wrong.map(({ name, label }) => [name, label])),
                words,
                language,
                (name) => wrong.find((field) => field.name === name)?.id ?? '',
              )}
              failure={null}
            />
          </div>
        )}
        <FieldErrorsContext value={{ form: block.id, errors }}>
          <FieldValuesContext value={own?.values ?? null}>
            <BareBlocks of={block.children} />
          </FieldValuesContext>
        </FieldErrorsContext>
        {isSentByEmail(options) && (
          <GuardFields
            token={own?.token || loaded?.token || ''}
            answer={own ? { token: own.token } : undefined}
          />
        )}
        {/* Readers say what comes into them, so they are there before it comes. */}
        <div role="status">
          {state === 'sending' && (
            <Message
              of={options.sendingMessage}
              english={english.builderForm.sending}
              message={messages.sending}
            />
          )}
          {state === 'success' && (
            <Message
              of={options.successMessage}
              english={english.builderForm.success}
              message={messages.success}
            />
          )}
        </div>
        <div role="alert">
          {state === 'error' && (
            <>
              <ErrorState message={errorMessage}>
                <Message
                  of={options.errorMessage}
                  english={english.builderForm.error}
                  message={messages.error}
                  replacement={errorMessage}
                />
              </ErrorState>
              {answer !== null && answer !== '' && (
                <pre className="builder-form-error-text">
                  {JSON.stringify(answer, null, 2).slice(0, maxAnswerLength)}
                </pre>
              )}
            </>
          )}
        </div>
      </form>
    </>
  );
}

/** The editor's blocks for a state of the form, else our own words. */
function Message({
  of: blocks,
  english: englishMessages,
  message,
  replacement,
}: {
  of: readonly PreparedBlock[] | undefined;
  english: string;
  message: string;
  replacement?: string | null;
}) {
  const shown = translateMessage(blocks, englishMessages, replacement ?? message);
  return shown?.length ? <Blocks of={shown} isChild /> : <p>{replacement ?? message}</p>;
}

/** Blocks in it read the message as `state.formErrorMessage`. */
function ErrorState({ message, children }: { message: string | null; children: ReactNode }) {
  const outer = useContext(LocalsContext);
  if (message === null) return children;
  const values = { ...outer.values, formErrorMessage: message };
  return <LocalsContext value={{ ...outer, values }}>{children}</LocalsContext>;
}
