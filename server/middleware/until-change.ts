import type { MiddlewareHandler } from 'hono';

const changing = /html|xml|json|calendar|x-script/;

/**
 * No shared cache keeps past the moment at which scheduled content appears or goes what was made
 * before it.
 * @param msUntilChange milliseconds until the next such moment; infinite where none is known
 */
export const untilChange =
  (msUntilChange: () => number): MiddlewareHandler =>
  async (c, next) => {
    await next();
    const { headers, status } = c.res;
    const value = headers.get('Cache-Control');
    const isChanging = status === 304 || changing.test(headers.get('Content-Type') ?? '');
    if (value === null || !isChanging || !value.startsWith('public')) return;
    const capped = capCacheControl(value, msUntilChange());
    if (capped !== value) headers.set('Cache-Control', capped);
  };

/** @param ms for which an answer may be used at most, however it is kept */
export function capCacheControl(value: string, ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000));
  const ages = [...value.matchAll(/(?:max-age|s-maxage)=(\d+)/g)].map(([, age]) => Number(age));
  const left = seconds - Math.min(Math.max(0, ...ages), seconds);
  return value
    .replace(/(max-age|s-maxage)=(\d+)/g, (_, name, age) => `${name}=${Math.min(age, seconds)}`)
    .replace(/(stale-[\w-]+)=(\d+)/g, (_, name, age) => `${name}=${Math.min(age, left)}`);
}
