import type { Handler } from 'hono';
import { type FormGuard, fastestSendingMs } from '#shared/forms/form-guard.ts';

/** The token of one visitor's form, asked for by a script when the form is begun. */
export const formToken =
  (guard: FormGuard): Handler =>
  async (c) =>
    c.json({ token: await guard.createToken(), waitMs: fastestSendingMs }, 200, {
      'Cache-Control': 'private, no-store',
    });
