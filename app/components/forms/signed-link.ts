import { data } from 'react-router';
import { redirectToPath } from '#app/redirect-to-path.ts';

/** Query parameter, and name of the hidden field, that holds the signed link of a mail. */
export const linkField = 'link';
/** Name of the hidden field that tells the forms of a page apart. */
export const intentField = 'intent';
/** Query parameter that says what has just been done. */
export const doneParameter = 'done';

const noStore = { 'Cache-Control': 'private, no-store' };

/**
 * What one person's link shows is kept by nobody.
 * @param holds false: the link is worth nothing, and the page says so with a 404
 */
export const forOnePerson = <View extends object>(holds: boolean, view: View) =>
  data(view, { status: holds ? 200 : 404, headers: noStore });

/** An answer that is one person's own, and says that something is wrong. */
export const refuseOnePerson = <View extends object>(view: View, status: number) =>
  data(view, { status, headers: noStore });

/** After something was done: the page that tells of it, which may be loaded again without harm. */
export const goOn = (path: string, parameters: Readonly<Record<string, string>>) =>
  redirectToPath(`${path}?${new URLSearchParams(parameters)}`, { status: 303, headers: noStore });

/** @returns empty texts where the form has no such field */
export function readLinkForm(form: FormData): { link: string; intent: string } {
  const textOf = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value : '';
  };
  return { link: textOf(linkField), intent: textOf(intentField) };
}
