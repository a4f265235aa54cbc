import { createPath } from 'react-router';
import { findWantedLocation } from '#framework/app/router-of-page.ts';

/** The scripts of a screen that somebody was on the way to could not be fetched. */
export class LostScreen extends Error {
  override readonly name = 'LostScreen';
  /** Path, query and fragment of the screen. */
  readonly address: string;

  constructor(address: string) {
    super(`The scripts of ${address} could not be loaded.`);
    this.address = address;
  }
}

let lost: LostScreen | null = null;
const listeners = new Set<() => void>();

/** The screen that somebody is on the way to; null: none. */
export function findWantedScreen(): LostScreen | null {
  const location = findWantedLocation();
  return location ? new LostScreen(createPath(location)) : null;
}

/**
 * Leaves for the screen's address: the server draws it whole.
 * @returns false where the server cannot be reached either
 */
export async function leadOn({ address }: LostScreen): Promise<boolean> {
  const answer = await fetch(address, { method: 'HEAD' }).catch(() => null);
  if (answer) window.location.assign(address);
  return answer !== null;
}

/** The error that the error screen is shown for, until somebody navigates. */
export const readLostScreen = (): LostScreen | null => lost;

/** @param screen null: somebody goes on */
export function showLostScreen(screen: LostScreen | null): void {
  if (lost === screen) return;
  lost = screen;
  for (const listener of listeners) listener();
}

export function subscribeToLostScreen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
