import { type FormEvent, type ReactNode, useContext } from 'react';
import { useLocation } from 'react-router';
import { GuardFields } from '#app/components/forms/GuardFields.tsx';
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
import './forms.css';
import { holdsFiles, toNativeForm } from './native-form.ts';
import { FieldValuesContext, ReturnedFormContext } from './returned-form.ts';
import { useFormSubmission } from './use-form-submission.ts';

const maxAnswerLength = 5_000;

/** A form that an editor made. It is sent by the browser itself where no script runs. */
export function Form({
  options,
  block,
  attributes,
  loaded,
}: BlockProps<(typeof formBlocks)['Form:Form']>) {
  const messages = useMessages('forms', english).builderForm;
  const { language } = useLanguage();
  const { pathname } = useLocation();
  const site = useBuilderSite();
  const returned = useContext(ReturnedFormContext);
  const own = returned?.blockId === block.id ? returned : null;
  const { state, errorMessage, answer, onSubmit, prepare } = useFormSubmission(
    options,
    own ? 'error' : 'unsubmitted',
  );
  const page = own?.page ?? withoutLanguage(pathname);
  const place = { page, blockId: block.id, language };
  const ownSubmit = attributes.onSubmit as ((event: FormEvent) => void) | undefined;
  return (
    <>
      <StyleMark />
      <form
        {...attributes}
        {...toNativeForm(options, site, place, holdsFiles(block.children))}
        name={options.name}
        noValidate={options.validate !== true}
        aria-busy={state === 'sending'}
        onFocus={prepare}
        onSubmit={(event) => {
          ownSubmit?.(event);
          onSubmit(event);
        }}
      >
        <FieldValuesContext value={own?.values ?? null}>
          <BareBlocks of={block.children} />
        </FieldValuesContext>
        {isSentByEmail(options) && (
          <GuardFields token={own?.token || loaded?.token || ''} answered={own?.token} />
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
