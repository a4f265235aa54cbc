import { type FocusEvent, type FormEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useMessages } from '#app/i18n/language-context.tsx';
import english from '#locales/en/forms.json';
import { useBuilderSite } from '../frame/builder-site.ts';
import { type FormOptions, isSentByEmail } from './form-options.ts';
import type { ShownSubmission } from './form-state.ts';
import { tell } from './tell.ts';

export interface FormSubmission extends ShownSubmission {
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  /** Somebody begins to fill it in: what sends it is fetched meanwhile. */
  readonly prepare: (event: FocusEvent<HTMLFormElement>) => void;
}

const nothing = { errorMessage: null, answer: null } as const;
const loadSubmit = () => import('./submit-form.ts');

/** The states of an editor's form. What sends it is loaded when the form is used. */
export function useFormSubmission(
  options: FormOptions,
  startsAs: 'unsubmitted' | 'error' = 'unsubmitted',
): FormSubmission {
  const site = useBuilderSite();
  const navigate = useNavigate();
  const { notAllowed } = useMessages('forms', english).builderForm;
  const isSending = useRef(false);
  const [shown, setShown] = useState<ShownSubmission>({ ...nothing, state: startsAs });

  const submit = async (form: HTMLFormElement) => {
    try {
      const { submitForm } = await loadSubmit();
      const show = (next: Partial<ShownSubmission>) =>
        setShown({ state: 'unsubmitted', ...nothing, ...next });
      await submitForm(form, options, { site, navigate, notAllowed, show });
    } catch (error) {
      // The connection was gone before anything could be sent.
      setShown({ ...nothing, state: 'error' });
      tell(form, 'submit:error', { error });
    }
  };

  return {
    ...shown,
    prepare({ currentTarget: form }) {
      void loadSubmit()
        .then(({ beginForm }) => {
          if (isSentByEmail(options) && site.isEmbedded) beginForm(form);
        })
        .catch(() => {});
    },
    onSubmit(event) {
      const isBrowsers = options.sendSubmissionsTo === 'custom' && options.sendWithJs === false;
      if (event.defaultPrevented || isBrowsers) return;
      event.preventDefault();
      // A second press of the button sends nothing twice.
      if (isSending.current) return;
      isSending.current = true;
      void submit(event.currentTarget).finally(() => {
        isSending.current = false;
      });
    },
  };
}
