import type { FormAnswer } from '#app/components/forms/form-answer.ts';
import type { RefusalView } from './refusal-view.ts';

/** What an action of a reservation's page says when it did not do what was asked. */
export interface ReservationAnswer extends FormAnswer {
  readonly refusal: RefusalView | null;
}

/** Prefix of the fields that hold how many of a ticket; the ticket's uid follows. */
export const placesPrefix = 'places.';
/** All of them together, as a problem names them. */
export const placesField = 'places';
export const slotField = 'slot';
/** Which button of a page was pressed. */
export const intentField = 'intent';
