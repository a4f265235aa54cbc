import type { Convening } from '#services/content-management/contract.ts';
import { type RowOffer, tellHost } from './describe-offer.ts';

export interface ConveningActions {
  readonly askForPlace: string;
  readonly invitation: string;
  readonly onRequest: string;
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
  const hint = tellHost(registration, actions.elsewhere) ?? actions.onRequest;
  return { ...none, action: { ...own, link: registration }, hint };
}
