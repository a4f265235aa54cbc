import type { LanguageState } from '#services/content-management/embedded/editing/language-states.ts';
import { readTitles, type Translated } from '../items/item-index.ts';
import type { ItemRoom } from '../items/item-room.ts';
import { listItems } from '../items/list-items.ts';
import { type OpenedItem, openItem } from '../items/open-item.ts';
import { hashOfWords, type ItemUnit, listUnits } from './list-units.ts';
import { toUnitSegments } from './unit-words.ts';
import type { UnitState, XliffItem, XliffUnit } from './xliff/document.ts';
import { writeXliff } from './xliff/write-xliff.ts';

export interface ExportWish {
  readonly language: Translated;
  /** `lacking`: only what is missing or outdated. */
  readonly units: 'lacking' | 'all';
  /** Of these items; undefined: of those that the filter finds. */
  readonly setIds?: readonly string[] | undefined;
  readonly type?: string | undefined;
}

export interface Exported {
  readonly name: string;
  readonly text: string;
  readonly items: number;
  readonly units: number;
  /** Items beyond what one file holds. */
  readonly left: number;
}

export const maxExportedItems = 500;
/** What an import takes; a file is never larger. */
export const maxFileCharacters = 8_000_000;

/** Writes words for translators who work outside of the studio. */
export async function exportTranslations(room: ItemRoom, wish: ExportWish): Promise<Exported> {
  const setIds = wish.setIds ?? (await findItems(room, wish));
  const items: XliffItem[] = [];
  let characters = 0;
  let done = 0;
  for (const setId of setIds.slice(0, maxExportedItems)) {
    const item = describeItem(room, await openItem(room, setId), wish);
    if (item) {
      characters += writeXliff({ source: 'en', target: wish.language, items: [item] }).length;
      if (characters > maxFileCharacters && items.length > 0) break;
      items.push(item);
    }
    done += 1;
  }
  const { language, units, type } = wish;
  const [only] = items;
  const subject = items.length === 1 && only ? only.original.replace('/', '-') : (type ?? 'museum');
  return {
    name: `${subject}-${units === 'all' ? '' : 'lacking-'}${language}.xlf`,
    text: writeXliff({ source: 'en', target: language, items }),
    items: items.length,
    units: items.reduce((sum, item) => sum + item.units.length, 0),
    left: setIds.length - done,
  };
}

async function findItems(room: ItemRoom, { language, units, type }: ExportWish): Promise<string[]> {
  const setIds: string[] = [];
  let after: string | undefined;
  do {
    const filter = { type, after, ...(units === 'lacking' && { language }) };
    const page = await listItems(room, filter);
    for (const item of page.items) if (item.state !== 'archived') setIds.push(item.setId);
    after = page.next ?? undefined;
  } while (after !== undefined && setIds.length < 10_000);
  return setIds;
}

/** @returns null where there is nothing to translate */
function describeItem(
  room: ItemRoom,
  { name, content, draft }: Pick<OpenedItem, 'name' | 'content' | 'draft'>,
  { language, units: wanted }: Pick<ExportWish, 'language' | 'units'>,
): XliffItem | null {
  const units = listUnits(room.models, name.type, content, draft?.sources ?? {}, language)
    .filter(({ state }) => wanted === 'all' || state !== 'ready')
    .map(toXliffUnit);
  if (units.length === 0) return null;
  const label = room.models.types.get(name.type)?.label ?? name.type;
  return {
    id: name.setId,
    original: `${name.type}/${name.uid ?? name.type}`,
    notes: [{ category: 'item', text: `${label}: ${readTitles(content).en}` }],
    units,
  };
}

function toXliffUnit({ id, labels, model, value, own, state }: ItemUnit): XliffUnit {
  const help = [labels.join(' › '), model.config?.placeholder].filter(Boolean).join(' – ');
  return {
    id,
    name: labels.join(' › '),
    state: stateInFiles[state],
    notes: [
      { category: 'help', text: help },
      { category: 'source-hash', text: hashOfWords(value) },
      { category: 'target-hash', text: hashOfWords(own) },
    ],
    segments: toUnitSegments(value, own),
  };
}

/** Outdated words stand in the file too: they are a beginning. */
const stateInFiles: Readonly<Record<LanguageState, UnitState>> = {
  missing: 'initial',
  outdated: 'initial',
  ready: 'translated',
};
