import { asksAgainAfterMs, requestToken, waitUntil } from '#app/components/forms/form-token.ts';
import { guardFields } from '#shared/forms/form-guard.ts';

interface Asked {
  readonly at: number;
  /** Null: it did not come, and the page's own token goes. */
  readonly own: Promise<{ readonly token: string; readonly readyAt: number } | null>;
}

const asked = new WeakMap<HTMLFormElement, Asked>();

/** Somebody begins to fill in a form: a token of their own is asked for, which must be some time old. */
export function beginForm(form: HTMLFormElement): void {
  const known = asked.get(form);
  if (known && Date.now() - known.at < asksAgainAfterMs) return;
  const own = requestToken()
    .then(({ token, waitMs }) => ({ token, readyAt: Date.now() + waitMs }))
    .catch(() => null);
  asked.set(form, { at: Date.now(), own });
}

/** The next try gets a token of its own. */
export const dropToken = (form: HTMLFormElement) => asked.delete(form);

/** Puts the visitor's own token into what is sent, as soon as it may be used. */
export async function guardBody(form: HTMLFormElement, body: FormData): Promise<void> {
  beginForm(form);
  const own = await asked.get(form)?.own;
  if (!own) return void dropToken(form);
  if (Date.now() < own.readyAt) await waitUntil(own.readyAt);
  body.set(guardFields.token, own.token);
}

/** Another's service has no use for what our guard wants. */
export function withoutGuard(body: FormData): void {
  for (const name of Object.values(guardFields)) body.delete(name);
}
