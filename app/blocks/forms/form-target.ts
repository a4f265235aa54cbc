import type { PageBuilderSite } from '../../request-context.ts';
import { type FormOptions, isSentNowhere } from './form-options.ts';

/** Of the account, what a form needs to know. */
export type FormSite = Pick<PageBuilderSite, 'apiKey' | 'formEndpoint' | 'formHosts'>;

export interface FormTarget {
  readonly address: string;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * Where an editor's own form goes: this site, or a host that the settings name.
 * @param siteOrigin scheme and host of this site
 * @returns null: nowhere is set, or it is not allowed
 */
export function findCustomTarget(
  options: FormOptions,
  site: FormSite,
  siteOrigin: string,
): FormTarget | null {
  const action = options.action?.trim() ?? '';
  if (isSentNowhere(options) || action === '' || !URL.canParse(action, siteOrigin)) return null;
  const { protocol, origin, host, username, password, href } = new URL(action, siteOrigin);
  const isOurs = origin === siteOrigin;
  const isAllowed = protocol === 'https:' && site.formHosts.includes(host);
  if ((!isOurs && !isAllowed) || username !== '' || password !== '') return null;
  const method = (options.method ?? 'POST').toUpperCase();
  return {
    address: isOurs ? href.slice(origin.length) : href,
    method: /^(GET|POST|PUT|PATCH|DELETE)$/.test(method) ? method : 'POST',
    headers: toHeaders(options.customHeaders),
  };
}

/** Texts by name; what no header can hold is left out. */
function toHeaders(given: unknown): Record<string, string> {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return {};
  return Object.fromEntries(
    Object.entries(given)
      .filter(([name]) => /^[\w!#$%&'*+.^`|~-]{1,100}$/.test(name))
      .map(([name, value]) => [name, String(value)] as const)
      .filter(([, value]) => /^[\t\x20-\x7e\x80-\xff]{0,4000}$/.test(value))
      .slice(0, 30),
  );
}
