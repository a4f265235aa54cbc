import type { Expression, Template } from '../prepared.ts';

/**
 * The address of a page's own request: values of expressions stand percent-encoded in it, so they
 * can be nothing but values. Null: it may not be asked, since it is not https or of another host.
 */
export function toRequestAddress(
  template: Template,
  evaluate: (expression: Expression) => unknown,
  hosts: readonly string[],
): string | null {
  const address = template
    .map((part) =>
      typeof part === 'string' ? part : encodeURIComponent(toText(evaluate(part[0]))),
    )
    .join('');
  if (!URL.canParse(address)) return null;
  const { protocol, username, password, host, href } = new URL(address);
  if (protocol !== 'https:' || username !== '' || password !== '') return null;
  return hosts.includes(host) ? href : null;
}

const toText = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? String(value)
    : '';
