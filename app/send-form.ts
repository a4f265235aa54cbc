import { isRouteErrorResponse } from 'react-router';
import type { FormAnswer, FormFailure } from './components/forms/form-answer.ts';

/** An answer that only says why; what was typed still stands in the page. */
const toFailure = (failure: FormFailure): FormAnswer => ({
  values: {},
  problems: {},
  failure,
  key: '',
  token: '',
});

/**
 * The `clientAction` of a page with a form: a connection that breaks while sending becomes an
 * answer beside the form, instead of an error page in its place.
 */
export async function sendForm({
  serverAction,
}: {
  serverAction: () => Promise<unknown>;
}): Promise<FormAnswer> {
  try {
    return (await serverAction()) as FormAnswer;
  } catch (error) {
    // A redirect: the form is stored.
    if (error instanceof Response) throw error;
    if (!isRouteErrorResponse(error)) return toFailure('connection');
    return toFailure(error.status === 413 ? 'too-large' : 'unavailable');
  }
}
