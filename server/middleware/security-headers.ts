import type { MiddlewareHandler } from 'hono';
import { dataPolicy } from '../content-security-policy.ts';

/**
 * Headers on every answer. Pages bring their own content security policy; all else gets the one
 * that allows nothing.
 * @param hasHttps the site's public address is https, so browsers may be told to keep to it
 */
export const securityHeaders =
  (hasHttps: boolean): MiddlewareHandler =>
  async (c, next) => {
    await next();
    const { headers } = c.res;
    const setDefault = (name: string, value: string) => {
      if (!headers.has(name)) headers.set(name, value);
    };
    setDefault('Content-Security-Policy', dataPolicy);
    setDefault('Cross-Origin-Resource-Policy', 'same-origin');
    headers.set('Cross-Origin-Opener-Policy', 'same-origin');
    headers.set(
      'Permissions-Policy',
      'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    );
    headers.set('Referrer-Policy', 'strict-origin-when-cross-origin');
    headers.set('X-Content-Type-Options', 'nosniff');
    // An older word for what the policy says; it would also keep out the page builder's editor.
    if (!mayBeFramed(headers)) headers.set('X-Frame-Options', 'DENY');
    if (hasHttps)
      headers.set('Strict-Transport-Security', 'max-age=63072000; includeSubDomains; preload');
  };

const mayBeFramed = (headers: Headers) =>
  /frame-ancestors (?!'none')/.test(headers.get('Content-Security-Policy') ?? '');
