import { createProgrammeReader } from '#server/reservations/read-programme.ts';
import { createContentManagementClient } from '#services/content-management/client/client.ts';
import {
  refuseWrongContent,
  WrongChange,
} from '#services/content-management/embedded/editing/change-content.ts';
import { createPreview } from '#services/content-management/embedded/editing/studio-previews.ts';
import { createContentManagementServer } from '#services/content-management/embedded/server.ts';
import { listPlannedDays } from '#services/reservations/embedded/plan-slots.ts';
import { StudioError } from '../room/studio-error.ts';
import type { Editor, ItemRoom } from './item-room.ts';
import { openItem } from './open-item.ts';
import { type PreviewedContent, toPreviewDocuments } from './preview-item.ts';

export interface TimesOfDay {
  /** YYYY-MM-DD. */
  readonly date: string;
  /** Whether the house is open at all. */
  readonly isOpen: boolean;
  readonly times: readonly {
    /** HH:MM. */
    readonly time: string;
    readonly capacity: number;
  }[];
}

const days = 14;
/** No longer than a programme takes to be read. */
const lastsMs = 60_000;
const endpoint = 'https://times.internal/api/v2';

/**
 * The times of a ticket on the next days, as reservations would have them if it were published as it
 * stands in somebody's form: by the same code, with hours, closures and the sunset.
 * @returns null: such a ticket is not reserved on the site
 * @throws {StudioError} 400 for what no form holds
 */
export async function previewTimes(
  room: ItemRoom,
  person: Editor,
  setId: string,
  given: PreviewedContent,
): Promise<readonly TimesOfDay[] | null> {
  const opened = await openItem(room, setId);
  const content = { languages: given.languages, tags: given.tags ?? opened.content.tags };
  try {
    refuseWrongContent(room.models, opened.name.type, content);
  } catch (error) {
    if (!(error instanceof WrongChange)) throw error;
    throw new StudioError(400, 'wrong-change', error.message, { path: error.path });
  }
  const now = room.now();
  const shown = await toPreviewDocuments(room, opened, content);
  const expiresAt = new Date(now.getTime() + lastsMs);
  const wish = { owner: `${person.id}-times`, retained: 1, ...shown, shownAt: now, expiresAt };
  const ref = await createPreview(room.content, room.models, wish, now);
  const programme = await createProgrammeReader(readItems(room, ref), room.timeZone)();
  const offer = programme.offers.find(({ tickets }) =>
    tickets.some(({ uid }) => uid === opened.name.uid),
  );
  if (!offer) return null;
  return listPlannedDays(programme, offer, now)
    .slice(0, days)
    .map(({ date, isOpen, slots }) => ({
      date,
      isOpen,
      times: slots.map(({ time, capacity }) => ({ time, capacity })),
    }));
}

function readItems({ content, models, now, languageCodes, timeZone }: ItemRoom, ref: string) {
  const answer = createContentManagementServer({ database: content, models, now });
  return createContentManagementClient({
    repositoryName: 'embedded',
    endpoint,
    fetch: (input, init) => answer(new Request(input, init)),
    languageCodes,
    siteOrigin: 'https://site.internal',
    timeZone,
    // Told already by the site's own client, once published.
    warn: () => {},
  }).forPreview(ref);
}
