import type { Limits } from '#database/visitors/limits.ts';
import type { Signer } from '#database/visitors/signing.ts';
import {
  type FormGuard,
  fastestSendingMs,
  guardFields,
  visitorAddressHeader,
} from '#shared/forms/form-guard.ts';
import { ServiceUnavailable } from '#shared/http/service-unavailable.ts';
import type { Refusals } from '../limits/refusals.ts';

export interface FormGuardOptions {
  readonly signer: Signer;
  readonly limits: Limits;
  /** Scheme and host of the site. */
  readonly publicOrigin: string;
  /** Sendings of one form from one place within an hour; 0: without limit. */
  readonly maxPerHour: number;
  readonly refusals?: Refusals;
  readonly now: () => Date;
}

const hourMs = 3_600_000;
/** The time for which a page may stay open, or its form half filled in. */
const tokenHours = 24;
const purpose = 'form';
const shared = 'all';
/** Forms of editors' pages: their script sends without a page on which it could ask. */
const sentByScript = 'builder-form';
/** Begins a token with which somebody sends again what was refused. */
const again = 'again ';
/**
 * A multiple of what one place may send of a form. When all places together reach it, everybody is
 * asked to confirm.
 */
const everywhere = 20;

interface Judgement {
  readonly isLikely: boolean;
  readonly hasScript: boolean;
  /** Sent once more after it was doubted. */
  readonly isConfirmed: boolean;
}

/** The guard of the site's forms, and of those who call the forms' own protocol from elsewhere. */
export interface SiteGuard extends FormGuard {
  /** Whether one more call may be made from where the request came from. */
  allowsCall(request: Request): Promise<boolean>;
}

/** The one guard of all forms of the site; what it does is told in decision 0080. */
export function createFormGuard(options: FormGuardOptions): SiteGuard {
  const { signer, limits, publicOrigin, maxPerHour, refusals, now } = options;

  /** Whether a person may have sent it; `hasScript` tells whose token it carried. */
  const judge = async (form: FormData): Promise<Judgement> => {
    const unlikely = { isLikely: false, hasScript: false, isConfirmed: false };
    const trap = form.get(guardFields.trap);
    if (trap !== null && trap !== '') return unlikely;
    const token = form.get(guardFields.token);
    const subject = typeof token === 'string' ? await signer.verify(token, purpose) : null;
    if (subject === null) return unlikely;
    if (subject === shared) return { ...unlikely, isLikely: true };
    const isConfirmed = subject.startsWith(again);
    const madeAt = Number(isConfirmed ? subject.slice(again.length) : subject);
    const isLikely = now().getTime() - madeAt >= fastestSendingMs;
    return { isLikely, hasScript: true, isConfirmed };
  };

  const isTooMuch = async (name: string, max: number, key: string) =>
    maxPerHour > 0 &&
    !(await limits.takeFrom({ name, max, windowMs: hourMs }, key, now())).isAllowed;

  const limitOfAll = (kind: string) =>
    [`form-${kind}-stored`, maxPerHour * everywhere, ''] as const;
  const hasRoomForAll = async (kind: string) => {
    const [name, max, key] = limitOfAll(kind);
    return maxPerHour === 0 || limits.hasRoom({ name, max, windowMs: hourMs }, key, now());
  };
  const tooMany = (from: string) => {
    refusals?.count('form', 'client', from);
    return 'too-many' as const;
  };

  return {
    async check(request, form, kind) {
      if (!isFromSite(request.headers, publicOrigin)) return 'other-site';
      try {
        const { isLikely, hasScript, isConfirmed } = await judge(form);
        const from = request.headers.get(visitorAddressHeader) ?? 'unknown';
        if (!isLikely) {
          // Guesses cost too, or a program could try for ever.
          return (await isTooMuch('form-unsure', maxPerHour * 4, from)) ? tooMany(from) : 'unsure';
        }
        // Without a script there is no sign of a person but the time; fewer are taken then.
        const own = hasScript ? maxPerHour : Math.max(1, Math.floor(maxPerHour / 2));
        if (await isTooMuch(`form-${kind}`, own, `${hasScript} ${from}`)) {
          return tooMany(from);
        }
        // Whoever floods a form must not close it: people press once more.
        const mayBeAsked = !(kind === sentByScript && hasScript);
        if (isConfirmed || !mayBeAsked || (await hasRoomForAll(kind))) return null;
        refusals?.count('form', 'all', from);
        return 'unsure';
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
    async stored(kind) {
      // It is stored; a count that fails is no reason to say otherwise.
      await isTooMuch(...limitOfAll(kind)).catch(() => {});
    },
    createToken: (refusal) => {
      const time = now().getTime();
      return sign(signer, `${refusal === 'unsure' ? again : ''}${time}`, time);
    },
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
