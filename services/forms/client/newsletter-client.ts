import { z } from 'zod';
import { ServiceUnavailable, toCallError } from '#shared/http/service-unavailable.ts';
import { languages } from '#shared/languages/languages.ts';
import type { FormValues, Newsletter } from '../contract.ts';
import type { FormsClientOptions } from './client.ts';
import { rawError } from './wire.ts';

const rawConfirmation = z.object({ state: z.enum(['waiting', 'confirmed']) });
const rawConfirmed = z.object({ preferences: z.string().min(1).max(1_000) });
const rawSubscription = z.object({
  email: z.string(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  language: z.enum(languages).catch('en'),
  topics: z.array(z.string()),
  state: z.enum(['unconfirmed', 'confirmed', 'unsubscribed']),
});
const anything = z.object({});

/** The site's client of the newsletter's calls; links travel in bodies, which nobody logs. */
export function createNewsletterClient({ endpoint, fetch }: FormsClientOptions): Newsletter {
  const base = endpoint.replace(/\/+$/, '');

  const call = async (name: string, body: { link: string; fields?: FormValues }) => {
    try {
      const response = await fetch(`${base}/newsletter/${name}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      });
      if (response.ok) return { answer: await response.json(), refusal: null };
      if (response.status >= 500) throw new Error(`The reply had the status ${response.status}.`);
      return { answer: null, refusal: rawError.parse(await response.json()).error };
    } catch (error) {
      throw toCallError('forms', `newsletter ${name}`, error);
    }
  };

  /** @returns null when the link is worth nothing */
  const ask = async <Answer>(name: string, link: string, schema: z.ZodType<Answer>) => {
    const { answer, refusal } = await call(name, { link });
    if (refusal) return refuse(name, refusal.code);
    const read = schema.safeParse(answer);
    if (!read.success) throw toCallError('forms', `newsletter ${name}`, read.error);
    return read.data;
  };

  return {
    findConfirmation: async (link) =>
      (await ask('confirmation', link, rawConfirmation))?.state ?? null,
    confirm: async (link) => (await ask('confirm', link, rawConfirmed))?.preferences ?? null,
    findSubscription: (link) => ask('subscription', link, rawSubscription),
    async change(link, fields) {
      const { refusal } = await call('change', { link, fields });
      if (!refusal) return { outcome: 'changed' };
      if (refusal.code === 'invalid-fields' && refusal.fields) {
        return { outcome: 'invalid', problems: refusal.fields };
      }
      refuse('change', refusal.code);
      return { outcome: 'unknown-link' };
    },
    unsubscribe: async (link) => (await ask('unsubscribe', link, anything)) !== null,
  };
}

function refuse(name: string, code: string): null {
  // A link longer than any of ours is refused as malformed.
  if (code === 'unknown-link' || code === 'malformed' || code === 'too-large') return null;
  throw new ServiceUnavailable('forms', `newsletter ${name}`, { cause: new Error(code) });
}
