import { findUnnamedHost } from '#shared/http/unnamed-host.ts';
import type { PreparedRequest } from '../prepared.ts';
import { parseWithWarning } from './expressions.ts';
import { isRecord } from './plain-value.ts';
import type { Preparation } from './preparation.ts';
import { toTemplate } from './template-text.ts';

const methods = new Set(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']);

/** Source: reference §10. They are made by the page, never here. */
export function prepareRequests(value: unknown, preparation: Preparation): PreparedRequest[] {
  if (!isRecord(value)) return [];
  return Object.entries(value)
    .slice(0, 10)
    .flatMap(([name, given]) => {
      const request = isRecord(given) && isRecord(given.request) ? given.request : { url: given };
      const url = typeof request.url === 'string' ? request.url.slice(0, 2_000) : '';
      const method = String(request.method ?? 'GET').toUpperCase();
      if (!/^https:\/\//.test(url) || !methods.has(method) || !/^[\w$]{1,60}$/.test(name)) {
        preparation.notes.warn(null, `the request ${name.slice(0, 60)} is left out`);
        return [];
      }
      const host = preparation.allowedHosts
        ? findUnnamedHost(url, preparation.allowedHosts.requests)
        : null;
      if (host) {
        const why = 'which BUILDER_REQUEST_HOSTS does not name';
        preparation.notes.warn(null, `the request ${name} does not ask ${host}, ${why}`);
      }
      const template = toTemplate(
        url,
        String,
        (source) => parseWithWarning(source, 'binding', preparation, null),
        () => preparation.notes.warn(null, `the address of the request ${name} holds a tag`),
      );
      const headers = isRecord(request.headers) ? request.headers : {};
      return [
        {
          name,
          url: template,
          method,
          headers: Object.fromEntries(
            Object.entries(headers)
              .slice(0, 20)
              .filter(([header, content]) => /^[\w-]+$/.test(header) && typeof content === 'string')
              .map(([header, content]) => [header, String(content)]),
          ),
          body:
            method === 'GET' || request.body === undefined || request.body === null
              ? null
              : typeof request.body === 'string'
                ? request.body
                : JSON.stringify(request.body),
        },
      ];
    });
}
