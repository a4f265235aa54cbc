import type { ShouldRevalidateFunctionArgs } from 'react-router';
import type { ReservationAnswer } from './reservation-answer.ts';

/**
 * The `shouldRevalidate` of screens with a form about places. While nothing can be reached, asking for
 * the page anew would fail as well, and put an error in the place of what was typed.
 */
export function keepTyped({
  actionResult,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  const failure = (actionResult as Partial<ReservationAnswer> | undefined)?.failure;
  return failure === 'connection' || failure === 'unavailable' ? false : defaultShouldRevalidate;
}
