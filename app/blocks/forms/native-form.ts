import type { Language } from '#shared/languages.ts';
import { localizePath } from '#shared/localized-path.ts';
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
 * How a browser sends the form where no script does: to an address of the editor's on this site, or
 * anywhere if the form says that it goes without script; all else through our own page, which
 * answers in the page's language.
 */
export function toNativeForm(
  options: FormOptions,
  site: FormSite,
  { page, blockId, language }: FormPlace,
): NativeForm {
  const target = isSentByEmail(options) ? null : findCustomTarget(options, site, thisSite);
  if (target && (options.sendWithJs === false || target.address.startsWith('/'))) {
    return {
      action: target.address,
      method: target.method === 'GET' ? 'get' : 'post',
      encType:
        options.contentType === 'multipart/form-data'
          ? 'multipart/form-data'
          : 'application/x-www-form-urlencoded',
    };
  }
  const parameters = new URLSearchParams({ page, form: blockId });
  return {
    action: `${localizePath(formSubmissionPath, language)}?${parameters}`,
    method: 'post',
    encType: 'multipart/form-data',
  };
}
