import { type FormField, hasFiles, listFields } from './form-fields.ts';
import { setPath } from './set-path.ts';

export interface FormBody {
  readonly body: string | FormData;
  /** Null: the browser says it, with the boundary of the parts. */
  readonly contentType: string | null;
}

const multipart = 'multipart/form-data';

/**
 * What is filled in, in the form's content type; files and mail make it multipart.
 * @returns null for a content type that is not supported. Source: specification §5
 */
export function createFormBody(
  form: HTMLFormElement,
  contentType: string | undefined,
  isMail: boolean,
): FormBody | null {
  // As the editor has it at first; content of other programs may leave it out.
  const type = isMail || hasFiles(form) ? multipart : contentType || 'application/json';
  if (type === multipart) return { body: new FormData(form), contentType: null };
  return encodeFields(listFields(form), type);
}

/** Answers as JSON or as the parameters of an address; null for any other type. */
function encodeFields(
  fields: readonly FormField[],
  contentType: string | undefined,
): FormBody | null {
  if (contentType === 'application/json') {
    const data: Record<string, unknown> = {};
    for (const { name, value } of fields) setPath(data, name, value);
    return { body: JSON.stringify(data), contentType };
  }
  if (contentType === 'application/x-www-form-urlencoded') {
    const body = fields
      .map(({ name, value }) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
      .join('&');
    return { body, contentType };
  }
  return null;
}
