import type { RequestDependencies } from '#app/request-context.ts';
import { createReservationsClient } from '#services/reservations/client/client.ts';
import type { DeskOptions } from '#services/reservations/embedded/desk.ts';
import { createReservationsServer } from '#services/reservations/embedded/server.ts';
import { createProgrammeReader } from '../reservations/read-programme.ts';
import type { SiteServices } from '../services/build-services.ts';

export interface ShownServices {
  /** Of the content management service. */
  readonly ref: string;
  /** The moment as of which days and times are offered; null: now. */
  readonly at: Date | null;
}

/**
 * The services as a preview's page asks them. Days and times that can be reserved are made of the previewed
 * items, as of the moment; how many places are left is what is left of them now. Nothing is written by these
 * calls, and a preview makes no others.
 * @param desk of the embedded reservations; null: they are a service elsewhere, which knows its own time alone
 */
export function toPreviewServices(
  services: SiteServices,
  { ref, at }: ShownServices,
  desk: DeskOptions | null,
  timeZone: string,
): RequestDependencies['services'] {
  const contentManagement = services.contentManagement.forPreview(ref);
  if (!desk || !at) return { ...services, contentManagement };
  const answer = createReservationsServer({
    ...desk,
    readProgramme: createProgrammeReader(contentManagement, timeZone),
    now: () => at,
  });
  const { findAvailability, listSlots, findSlot } = createReservationsClient({
    endpoint: 'https://reservations.internal',
    fetch: (address, init) => answer(new Request(address, init)),
  });
  const reservations = { ...services.reservations, findAvailability, listSlots, findSlot };
  return { ...services, contentManagement, reservations };
}
