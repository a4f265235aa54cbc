import type { Database } from '#database/database.ts';
import { type IndexRow, itemQuery } from './tables.ts';

/** Writes a list of many items, as if they had been published long ago. */
export async function fillIndex(visitors: Database, count: number): Promise<void> {
  const query = itemQuery(visitors);
  const rows = Array.from({ length: count }, (_, index): IndexRow => {
    const title = `Person ${index} of the house`;
    const lacks = index % 7 === 0 ? ' haw-missing ' : '';
    return {
      set_id: `set-${index}`,
      type: index % 3 === 0 ? 'staff' : 'news',
      uid: `person-${index}`,
      titles: JSON.stringify({ en: title, es: `Persona ${index}`, haw: '' }),
      words: `person ${index} of the house persona`,
      language_states: JSON.stringify({ es: 'ready', haw: lacks ? 'missing' : 'ready' }),
      lacks,
      visible_from: 0,
      visible_to: null,
      published_revision: 0,
      draft_revision: index % 11 === 0 ? 1 : 0,
      archived_at: null,
      has_conflict: 0,
      updated_at: 1_700_000_000_000 + index,
      updated_by: '',
      ref_number: 0,
    };
  });
  for (let start = 0; start < rows.length; start += 500) {
    await query
      .insertInto('studio_items')
      .values(rows.slice(start, start + 500))
      .execute();
  }
}
