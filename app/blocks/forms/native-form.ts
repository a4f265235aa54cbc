import type { Language } from '#shared/languages/languages.ts';
import { localizePath } from '#shared/languages/localized-path.ts';
import type { PreparedBlock } from '../prepared.ts';
import { type FormOptions, isSentByEmail } from './form-options.ts';
import { type FormSite, findCustomTarget } from './form-target.ts';

/** Our page that takes forms of browsers without scripts, and what its address names. */
export const formSubmissionPath = '/form-submission';

export interface FormPlace {
  /** Path of the page on which the form stands, without language. */
  readonly page: string;
  readonly blockId: string;
  readonly language: Language;
}

export interface NativeForm {
  readonly action: string;
  readonly method: 'get' | 'post';
  readonly encType: 'multipart/form-data' | 'application/x-www-form-urlencoded';
}

/** Stands for this site where no address is known; only paths of it are used. */
const thisSite = 'https://this-site.invalid';

/**
 * How a browser sends the form where no script does: to the editor's own address, or to our page,
 * which hands mail on and answers in the page's language.
 * @param hasFiles whether files can be chosen in it
 */
export function toNativeForm(
  options: FormOptions,
  site: FormSite,
  { page, blockId, language }: FormPlace,
  hasFiles: boolean,
): NativeForm {
  const target = isSentByEmail(options) ? null : findCustomTarget(options, site, thisSite);
  if (target) {
    // A browser knows no JSON; what is sent as that with a script goes as parameters without.
    const isMultipart = hasFiles || options.contentType === 'multipart/form-data';
    return {
      action: target.address,
      method: target.method === 'GET' ? 'get' : 'post',
      encType: isMultipart ? 'multipart/form-data' : 'application/x-www-form-urlencoded',
    };
  }
  const parameters = new URLSearchParams({ page, form: blockId });
  return {
    action: `${localizePath(formSubmissionPath, language)}?${parameters}`,
    method: 'post',
    encType: 'multipart/form-data',
  };
}

/** Whether a field for files is among the blocks. */
export const holdsFiles = (blocks: readonly PreparedBlock[] | undefined): boolean =>
  blocks?.some(
    ({ component, options, children }) =>
      (component === 'Form:Input' && options?.type === 'file') || holdsFiles(children),
  ) ?? false;
