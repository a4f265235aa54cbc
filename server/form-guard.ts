import type { Limits } from '#database/visitors/limits.ts';
import type { Signer } from '#database/visitors/signing.ts';
import {
  type FormGuard,
  fastestSendingMs,
  guardFields,
  visitorAddressHeader,
} from '#shared/forms/form-guard.ts';
import { ServiceUnavailable } from '#shared/service-unavailable.ts';

export interface FormGuardOptions {
  readonly signer: Signer;
  readonly limits: Limits;
  /** Scheme and host of the site. */
  readonly publicOrigin: string;
  /** Sendings of one form from one place within an hour; 0: without limit. */
  readonly maxPerHour: number;
  readonly now: () => Date;
}

const hourMs = 3_600_000;
/** So long may a page stand open, or its form be half filled in. */
const tokenHours = 24;
const purpose = 'form';
const shared = 'all';
/** Sendings of one form from everywhere are this many times those from one place. */
const everywhere = 20;

/** The guard of the site's forms, and of those who call the forms' own protocol from elsewhere. */
export interface SiteGuard extends FormGuard {
  /** Whether one more call may be made from where the request came from. */
  allowsCall(request: Request): Promise<boolean>;
}

/** The one guard of all forms of the site; what it does is told in decision 0080. */
export function createFormGuard(options: FormGuardOptions): SiteGuard {
  const { signer, limits, publicOrigin, maxPerHour, now } = options;

  /** Whether a person may have sent it; `hasScript` tells whose token it carried. */
  const judge = async (form: FormData): Promise<{ isLikely: boolean; hasScript: boolean }> => {
    const unlikely = { isLikely: false, hasScript: false };
    const trap = form.get(guardFields.trap);
    if (trap !== null && trap !== '') return unlikely;
    const token = form.get(guardFields.token);
    const subject = typeof token === 'string' ? await signer.verify(token, purpose) : null;
    if (subject === null) return unlikely;
    if (subject === shared) return { isLikely: true, hasScript: false };
    return { isLikely: now().getTime() - Number(subject) >= fastestSendingMs, hasScript: true };
  };

  const isTooMuch = async (name: string, max: number, key: string) =>
    maxPerHour > 0 &&
    !(await limits.takeFrom({ name, max, windowMs: hourMs }, key, now())).isAllowed;

  return {
    async check(request, form, kind) {
      if (!isFromSite(request.headers, publicOrigin)) return 'other-site';
      try {
        const { isLikely, hasScript } = await judge(form);
        const from = request.headers.get(visitorAddressHeader) ?? 'unknown';
        if (!isLikely) {
          // Guesses cost too, or a program could try for ever.
          return (await isTooMuch('form-unsure', maxPerHour * 4, from)) ? 'too-many' : 'unsure';
        }
        // Without a script there is no sign of a person but the time; fewer are taken then.
        const own = hasScript ? maxPerHour : Math.max(1, Math.floor(maxPerHour / 2));
        if (await isTooMuch(`form-${kind}`, own, `${hasScript} ${from}`)) return 'too-many';
        return (await isTooMuch(`form-${kind}-all`, maxPerHour * everywhere, ''))
          ? 'too-many'
          : null;
      } catch (cause) {
        throw new ServiceUnavailable('forms', 'guard', { cause });
      }
    },
    allowsCall: async ({ headers }) =>
      !(await isTooMuch(
        'form-call',
        maxPerHour * 4,
        headers.get(visitorAddressHeader) ?? 'unknown',
      )),
    createToken: () => sign(signer, String(now().getTime()), now().getTime()),
    sharedToken: () => sign(signer, shared, Math.floor(now().getTime() / hourMs) * hourMs + hourMs),
  };
}

const sign = (signer: Signer, subject: string, from: number): Promise<string> =>
  signer.sign({ purpose, subject, expiresAt: new Date(from + tokenHours * hourMs) });

/**
 * Browsers say whether a page of this site sent it; one that says nothing is told by its origin.
 * Programs say neither, and are looked at by the rest of the guard.
 */
function isFromSite(headers: Headers, publicOrigin: string): boolean {
  const site = headers.get('Sec-Fetch-Site');
  if (site !== null) return site === 'same-origin' || site === 'none';
  const origin = headers.get('Origin');
  return origin === null || origin === publicOrigin;
}
