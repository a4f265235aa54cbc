import { randomUUID } from 'node:crypto';
import { changeContent } from '#services/content-management/embedded/editing/change-content.ts';
import { hasRight } from '#shared/studio/rights.ts';
import { confirmTranslations } from '../items/confirm-translations.ts';
import { readTitles, type Translated, translatedLanguages } from '../items/item-index.ts';
import type { Editor, ItemRoom } from '../items/item-room.ts';
import { openItem } from '../items/open-item.ts';
import { saveDraft } from '../items/save-draft.ts';
import { StudioError } from '../room/studio-error.ts';
import { type ImportPlan, type PlannedUnit, planImport, type UnitOutcome } from './plan-import.ts';
import type { XliffItem } from './xliff/document.ts';
import { BrokenXliff, readXliff } from './xliff/read-xliff.ts';

export interface ImportedItem {
  readonly original: string;
  /** Null: there is no such item. */
  readonly setId: string | null;
  readonly type: string;
  readonly title: string;
  /** Those that change something or are refused. */
  readonly units: readonly PlannedUnit[];
}

export interface ImportReport {
  readonly language: Translated;
  readonly isDone: boolean;
  readonly counts: Readonly<Record<UnitOutcome, number>>;
  /** Items of which something is told. */
  readonly items: readonly ImportedItem[];
}

/** An answer is read by people; the rest is counted. */
const maxToldUnits = 2_000;

/**
 * Takes what translators made of a file into the drafts, by the same merge as any change of a form.
 *
 * @param isDone false: says only what would be done
 * @throws {StudioError} 422 where the file cannot be read or is of other languages; 403 for somebody
 *   who may not write its language
 */
export async function importTranslations(
  room: ItemRoom,
  person: Editor,
  text: string,
  isDone: boolean,
): Promise<ImportReport> {
  const file = await readXliff(text).catch((error) => {
    if (!(error instanceof BrokenXliff)) throw error;
    throw new StudioError(422, `xliff-${error.code}`, error.message.slice(0, 300));
  });
  const target = file.target.toLowerCase().split('-')[0];
  const language = translatedLanguages.find((one) => one === target);
  if (!language || file.source.toLowerCase().split('-')[0] !== 'en') {
    throw new StudioError(
      422,
      'xliff-languages',
      'The file translates from or into another language.',
    );
  }
  if (!hasRight(person, 'items.write') && !person.languages.includes(language)) {
    throw new StudioError(403, 'no-right', 'You may write the words of your languages alone.');
  }
  const counts: Record<UnitOutcome, number> = {
    taken: 0,
    outdated: 0,
    clash: 0,
    confirmed: 0,
    same: 0,
    empty: 0,
    refused: 0,
  };
  const items: ImportedItem[] = [];
  const met = new Set<string>();
  let told = 0;
  for (const item of file.items) {
    const imported = met.has(item.id)
      ? refuseAll(item, 'twice-item')
      : await importItem(room, person, item, language, isDone);
    met.add(item.id);
    for (const { outcome } of imported.units) counts[outcome] += 1;
    const units = imported.units.filter(({ outcome }) => outcome !== 'same' && outcome !== 'empty');
    const some = units.slice(0, Math.max(0, maxToldUnits - told));
    told += some.length;
    if (some.length > 0) items.push({ ...imported, units: some });
  }
  return { language, isDone, counts, items };
}

const refuseAll = (
  { original, units }: XliffItem,
  reason: 'no-such-item' | 'twice-item',
): ImportedItem => ({
  original: original.slice(0, 200),
  setId: null,
  type: '',
  title: '',
  units: units.map(({ id, name }) => ({
    id,
    label: (name || id).slice(0, 300),
    outcome: 'refused',
    reason,
  })),
});

async function importItem(
  room: ItemRoom,
  person: Editor,
  item: XliffItem,
  language: Translated,
  isDone: boolean,
): Promise<ImportedItem> {
  const opened = await openItem(room, item.id).catch((error) => {
    if (error instanceof StudioError && error.status === 404) return null;
    throw error;
  });
  if (!opened) return refuseAll(item, 'no-such-item');
  const plan = planImport(room, opened, item, language);
  const { name, content, draft } = opened;
  const { conflicts } = changeContent(room.models, name.type, content, plan.changes);
  let clashing = conflicts.map(({ path }) => path);
  if (isDone && plan.changes.length > 0) {
    clashing = await save(room, person, name.setId, draft?.revision ?? 0, plan);
  }
  if (isDone && plan.confirmed.length > 0) {
    await confirmTranslations(room, person, name.setId, language, plan.confirmed);
  }
  return {
    original: item.original.slice(0, 200),
    setId: name.setId,
    type: name.type,
    title: readTitles(content).en,
    units: settleClashes(plan, language, clashing),
  };
}

/** @returns the paths where somebody else wrote; the rest is saved */
async function save(
  room: ItemRoom,
  person: Editor,
  setId: string,
  base: number,
  { changes, seen }: ImportPlan,
): Promise<string[]> {
  try {
    await saveDraft(room, person, setId, { base, changes, seen, key: randomUUID() });
    return [];
  } catch (error) {
    if (!(error instanceof StudioError) || error.code !== 'conflict') throw error;
    return (error.details.conflicts as { path: string }[]).map(({ path }) => path);
  }
}

/** What was planned as a clash may be joined after all, and what was not may clash by now. */
const settleClashes = (
  { units }: ImportPlan,
  language: Translated,
  clashing: readonly string[],
): PlannedUnit[] =>
  units.map((unit) => {
    const isClashing = clashing.some((path) => {
      const place = path
        .slice(language.length + 1)
        .replaceAll('[', '.')
        .replaceAll(']', '');
      return unit.id === place || unit.id.startsWith(`${place}.`);
    });
    const isChange = ['taken', 'outdated', 'clash'].includes(unit.outcome);
    if (!isChange) return unit;
    if (isClashing) return { ...unit, outcome: 'clash' };
    return unit.outcome === 'clash' ? { ...unit, outcome: 'taken' } : unit;
  });
