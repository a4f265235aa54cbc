import type { MiddlewareHandler } from 'hono';
import { dataPolicy } from '../security/content-security-policy.ts';

/**
 * Headers on every answer. Pages bring their own content security policy; all else gets the one
 * that allows nothing.
 * @param hsts how long browsers are told to keep to https; null: they are not told
 */
export const securityHeaders =
  (hsts: string | null): MiddlewareHandler =>
  async (c, next) => {
    await next();
    const { headers } = c.res;
    const setDefault = (name: string, value: string) => {
      if (!headers.has(name)) headers.set(name, value);
    };
    setDefault('Content-Security-Policy', dataPolicy);
    setDefault('Cross-Origin-Resource-Policy', 'same-origin');
    // Browsers show no page of its own that is in a sandbox and names an opener's policy too.
    const isSandboxed = /(^|; )sandbox /.test(headers.get('Content-Security-Policy') ?? '');
    headers.set('Cross-Origin-Opener-Policy', isSandboxed ? 'unsafe-none' : 'same-origin');
    headers.set(
      'Permissions-Policy',
      'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    );
    setDefault('Referrer-Policy', 'strict-origin-when-cross-origin');
    headers.set('X-Content-Type-Options', 'nosniff');
    // An older word for what the policy says; it would also keep out the page builder's editor.
    if (!mayBeFramed(headers)) headers.set('X-Frame-Options', 'DENY');
    if (hsts) headers.set('Strict-Transport-Security', hsts);
  };

const mayBeFramed = (headers: Headers) =>
  /frame-ancestors (?!'none')/.test(headers.get('Content-Security-Policy') ?? '');
