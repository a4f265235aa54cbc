import type { Convening } from '#services/content-management/contract.ts';
import { fill } from '#shared/languages/fill.ts';
import type { RowOffer } from './describe-offer.ts';

export interface ConveningActions {
  readonly askForPlace: string;
  readonly invitation: string;
  readonly dateToFollow: string;
  /** `{host}`: where one asks is another site. */
  readonly elsewhere: string;
}

/** Who can take part in a convening that is to come: who asks for a place, or who is invited. */
export function offerConvening(
  { status, registration }: Pick<Convening, 'status' | 'registration'>,
  actions: ConveningActions,
): RowOffer {
  const none = { price: null, places: null, action: null, hint: null };
  if (status === 'postponed') return { ...none, hint: actions.dateToFollow };
  if (status === 'cancelled') return none;
  if (!registration) return { ...none, hint: actions.invitation };
  const own = registration.text ?? { text: actions.askForPlace };
  // An address to write to has no host.
  const host = registration.isExternal ? new URL(registration.href).hostname : '';
  const hint = host ? fill(actions.elsewhere, { host }) : null;
  return { ...none, action: { ...own, link: registration }, hint };
}
