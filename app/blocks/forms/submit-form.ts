import { findSitePath } from '#shared/http/site-path.ts';
import type { PageBuilderSite } from '../../request-context.ts';
import { createFormBody } from './form-body.ts';
import {
  type FormOptions,
  isSentByEmail,
  isSentNowhere,
  recipientMissing,
  targetRefused,
} from './form-options.ts';
import type { ShownSubmission } from './form-state.ts';
import { findCustomTarget } from './form-target.ts';
import { dropToken, guardBody, withoutGuard } from './guard-body.ts';
import { findMailTarget } from './mail-target.ts';
import { sendForm } from './send-form.ts';
import { readPath } from './set-path.ts';
import { tell } from './tell.ts';

export { beginForm } from './guard-body.ts';

export interface SubmitOptions {
  readonly site: PageBuilderSite;
  readonly navigate: (path: string) => unknown;
  /** Says to the visitor that the form goes to a place that the site does not allow. */
  readonly notAllowed: string;
  /** Shows how far it is; what is left out is as at first. */
  readonly show: (shown: Partial<ShownSubmission> & Pick<ShownSubmission, 'state'>) => void;
}

/** Sends an editor's form, in the order of the page builder's own. Source: reference §6.2. */
export async function submitForm(
  form: HTMLFormElement,
  options: FormOptions,
  { site, navigate, notAllowed, show }: SubmitOptions,
): Promise<void> {
  const isMail = isSentByEmail(options);
  const target = isMail
    ? findMailTarget(options, site)
    : findCustomTarget(options, site, location.origin);
  if (!target) {
    if (!isMail) {
      if (isSentNowhere(options)) return;
      console.error(targetRefused);
      show({ state: 'error', errorMessage: notAllowed });
      return;
    }
    console.error(recipientMissing);
    show({ state: 'error', answer: recipientMissing });
    return;
  }
  const body = createFormBody(form, options.contentType, isMail);
  if (!body) {
    console.error('Unsupported content type: ', options.contentType);
    return;
  }
  const isOurs = isMail && site.isEmbedded;
  if (isMail && !isOurs && body.body instanceof FormData) withoutGuard(body.body);
  if (!tell(form, 'presubmit', { body: body.body }, true)) return;
  show({ state: 'sending' });
  try {
    if (isOurs && body.body instanceof FormData) await guardBody(form, body.body);
    const { isOk, response, data } = await sendForm(target, body);
    if (!isOk) {
      dropToken(form);
      const message = options.errorMessagePath && readPath(data, options.errorMessagePath);
      show({ state: 'error', errorMessage: toMessage(message), answer: data });
      return;
    }
    show({ state: 'success' });
    tell(form, 'submit:success', { res: response, body: data });
    if (options.resetFormOnSubmit !== false) form.reset();
    if (options.successUrl) goTo(form, options.successUrl, navigate);
  } catch (error) {
    show({ state: 'error' });
    tell(form, 'submit:error', { error });
  }
}

function goTo(form: HTMLFormElement, url: string, navigate: SubmitOptions['navigate']) {
  if (!tell(form, 'route', { url }, true)) return;
  const address = new URL(url, location.href);
  const path = findSitePath(address.href, location.origin);
  if (path) navigate(path);
  else if (/^https?:$/.test(address.protocol)) location.assign(address.href);
}

const toMessage = (value: unknown): string | null => {
  if (value === undefined || value === null || value === '') return null;
  return typeof value === 'string' ? value : JSON.stringify(value);
};
