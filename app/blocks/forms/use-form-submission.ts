import { type FormEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useBuilderSite } from '../builder-site.ts';
import { createFormBody } from './form-body.ts';
import {
  type FormOptions,
  type FormState,
  isSentByEmail,
  recipientMissing,
} from './form-options.ts';
import { findCustomTarget, findMailTarget } from './form-target.ts';
import { sendForm } from './send-form.ts';
import { readPath } from './set-path.ts';

export interface FormSubmission {
  readonly state: FormState;
  /** What was found at the form's `errorMessagePath`; null: the form's own words. */
  readonly errorMessage: string | null;
  /** What was answered instead of yes; null: nothing came. */
  readonly answer: unknown;
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
}

const unsubmitted = { state: 'unsubmitted', errorMessage: null, answer: null } as const;

/** Sends an editor's form, in the order of the page builder's own. Source: reference §6.2. */
export function useFormSubmission(
  options: FormOptions,
  startsAs: 'unsubmitted' | 'error' = 'unsubmitted',
): FormSubmission {
  const site = useBuilderSite();
  const navigate = useNavigate();
  const isSending = useRef(false);
  const [shown, setShown] = useState<Omit<FormSubmission, 'onSubmit'>>({
    ...unsubmitted,
    state: startsAs,
  });

  const submit = async (form: HTMLFormElement) => {
    const isMail = isSentByEmail(options);
    const target = isMail
      ? findMailTarget(options, site)
      : findCustomTarget(options, site, location.origin);
    if (!target) {
      if (!isMail) return;
      console.error(recipientMissing);
      setShown({ ...unsubmitted, state: 'error', answer: recipientMissing });
      return;
    }
    const body = createFormBody(form, options.contentType, isMail);
    if (!body) {
      console.error('Unsupported content type: ', options.contentType);
      return;
    }
    if (!tell(form, 'presubmit', { body: body.body }, true)) return;
    setShown({ ...unsubmitted, state: 'sending' });
    try {
      const { isOk, response, data } = await sendForm(target, body);
      if (!isOk) {
        const message = options.errorMessagePath && readPath(data, options.errorMessagePath);
        setShown({ state: 'error', errorMessage: toMessage(message), answer: data });
        return;
      }
      setShown({ ...unsubmitted, state: 'success' });
      tell(form, 'submit:success', { res: response, body: data });
      if (options.resetFormOnSubmit !== false) form.reset();
      if (options.successUrl) goTo(form, options.successUrl);
    } catch (error) {
      setShown({ ...unsubmitted, state: 'error' });
      tell(form, 'submit:error', { error });
    }
  };

  const goTo = (form: HTMLFormElement, url: string) => {
    if (!tell(form, 'route', { url }, true)) return;
    const target = new URL(url, location.href);
    if (target.origin === location.origin) {
      void navigate(target.pathname + target.search + target.hash);
    } else location.assign(target.href);
  };

  return {
    ...shown,
    onSubmit(event) {
      const isBrowsers = !isSentByEmail(options) && options.sendWithJs === false;
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

/** @returns false when a listener wants it not to happen */
const tell = (form: HTMLFormElement, name: string, detail: object, cancelable = false) =>
  form.dispatchEvent(new CustomEvent(name, { detail, cancelable }));

const toMessage = (value: unknown): string | null => {
  if (value === undefined || value === null || value === '') return null;
  return typeof value === 'string' ? value : JSON.stringify(value);
};
