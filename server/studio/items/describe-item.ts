import { resolvePath } from '#services/content-management/client/resolve-path.ts';
import {
  checkItem,
  type Problem,
} from '#services/content-management/embedded/editing/check-item.ts';
import {
  describeTypes,
  type FormModels,
  type FormType,
} from '#services/content-management/embedded/editing/describe-types.ts';
import { type Fields, toItemContent } from '#services/content-management/embedded/editing/item.ts';
import {
  type LanguageState,
  listTranslations,
} from '#services/content-management/embedded/editing/language-states.ts';
import { collectLinks } from '#services/content-management/embedded/editing/studio-documents.ts';
import { titleOf } from '#services/content-management/embedded/stored-document.ts';
import type { Language } from '#shared/languages/languages.ts';
import { nameOf, publishedRevision, type Translated, translatedLanguages } from './item-index.ts';
import type { ItemRoom } from './item-room.ts';
import { type ItemState, stateOf } from './list-items.ts';
import { type OpenedItem, openItem } from './open-item.ts';
import { listPresent, type Present } from './presence.ts';
import { findWish, type Wish } from './wishes.ts';

export type { FormModels };

type LanguageFields = Readonly<Record<Language, Fields | null>>;

/** Something that keeps an item from being published; `code` and `values` are for words. */
export interface ItemProblem extends Omit<Problem, 'path'> {
  readonly language: Language;
  /** Below the language: `title`, `credits[0].role`; empty: all of it. */
  readonly path: string;
}

export interface StoredConflict {
  readonly id: string;
  readonly path: string;
  readonly kind: 'value' | 'order';
  readonly base: unknown;
  readonly mine: unknown;
  readonly theirs: unknown;
  readonly by: string;
  /** Whoever asks wrote it. */
  readonly isMine: boolean;
  /** Both sides were written by the same person, in two windows. */
  readonly isAlone: boolean;
  /** ISO 8601. */
  readonly at: string;
}

/** An item as its form shows it. */
export interface ItemOfStudio {
  readonly setId: string;
  readonly type: string;
  readonly uid: string | null;
  /** 0: nobody has changed it here. */
  readonly revision: number;
  readonly state: ItemState;
  readonly languages: LanguageFields;
  readonly tags: readonly string[];
  readonly published: {
    readonly languages: LanguageFields;
    readonly tags: readonly string[];
    /** Of the draft; 0: what files brought. */
    readonly revision: number;
    /** ISO 8601; null: since ever, without end. */
    readonly from: string | null;
    readonly until: string | null;
  } | null;
  readonly problems: readonly ItemProblem[];
  /** Of everything that English says, by its path below the language. */
  readonly translations: Readonly<Record<Translated, Readonly<Record<string, LanguageState>>>>;
  /** What the English words were when an outdated translation was made. */
  readonly before: Readonly<Record<Translated, Readonly<Record<string, unknown>>>>;
  readonly model: FormType;
  /** The items that it leads to, by the id of their document. */
  readonly targets: Readonly<
    Record<string, { readonly setId: string; readonly type: string; readonly title: string }>
  >;
  /** Its address on the site, without language; null: it has none, or nobody can see it. */
  readonly site: string | null;
  readonly presence: readonly Present[];
  readonly conflicts: readonly StoredConflict[];
  /** Somebody asked for its publication. */
  readonly wish: Wish | null;
  readonly updatedAt: string | null;
  readonly updatedBy: string | null;
}

export const readItem = async (room: ItemRoom, personId: string, setId: string) =>
  describeItem(room, personId, await openItem(room, setId));

async function describeItem(
  room: ItemRoom,
  personId: string,
  opened: OpenedItem,
): Promise<ItemOfStudio> {
  const { name, draft, published, hold, content, context } = opened;
  const now = room.now().getTime();
  const [presence, conflicts, wish] = await Promise.all([
    listPresent(room, name.setId, personId),
    listConflicts(room, personId, name.setId),
    findWish(room, personId, name.setId),
  ]);
  const targets = await findTargets(room, [content, published?.documents, conflicts]);
  const translations = translatedLanguages.map((language) => ({
    language,
    found: listTranslations(room.models, name.type, content, draft?.sources ?? {}, language),
  }));
  const model = describeTypes(room.models).types.find(({ id }) => id === name.type);
  if (!model) throw new Error(`There is no model of ${name.type}.`);
  const state = stateOf(
    {
      archived_at: draft?.archivedAt ?? null,
      visible_from: published?.visibleFrom ?? null,
      visible_to: published?.visibleTo ?? null,
      draft_revision: draft?.revision ?? 0,
      published_revision: publishedRevision(draft, hold),
    },
    now,
  );
  const isShown = state === 'published' || state === 'changed';
  const [document] = published?.documents ?? [];
  const updatedAt = draft?.updatedAt ?? document?.lastPublished ?? null;
  return {
    ...name,
    revision: draft?.revision ?? 0,
    state,
    languages: content.languages,
    tags: content.tags,
    published: published && {
      ...toItemContent(name.type, published.documents, context),
      revision: hold?.revision ?? 0,
      from: toTime(published.visibleFrom || null),
      until: toTime(published.visibleTo),
    },
    problems: listProblems(opened),
    translations: Object.fromEntries(
      translations.map(({ language, found }) => [
        language,
        Object.fromEntries(found.map((one) => [one.path, one.state])),
      ]),
    ) as ItemOfStudio['translations'],
    before: Object.fromEntries(
      translations.map(({ language, found }) => [
        language,
        Object.fromEntries(
          found.flatMap((one) => (one.state === 'outdated' ? [[one.path, one.before]] : [])),
        ),
      ]),
    ) as ItemOfStudio['before'],
    model,
    targets,
    site: isShown ? resolvePath({ ...name, id: document?.id ?? '' }) : null,
    presence,
    conflicts,
    wish,
    updatedAt: toTime(updatedAt),
    updatedBy: draft?.updatedBy || null,
  };
}

export function listProblems({
  name,
  content,
  context,
}: Pick<OpenedItem, 'name' | 'content' | 'context'>): ItemProblem[] {
  return checkItem(name.type, content, context).map(({ path, ...problem }) => {
    const [language = '', ...rest] = path.split('.');
    return { ...problem, language: language as Language, path: rest.join('.') };
  });
}

async function findTargets(
  room: ItemRoom,
  values: readonly unknown[],
): Promise<ItemOfStudio['targets']> {
  const ids = new Set<string>();
  collectLinks(values, ids);
  const found = await room.documents.findDocuments([...ids]);
  return Object.fromEntries(
    [...found].map(([id, { setId, type, data }]) => [
      id,
      { setId, type, title: nameOf(data) ?? titleOf(data) },
    ]),
  );
}

async function listConflicts(
  room: ItemRoom,
  personId: string,
  setId: string,
): Promise<StoredConflict[]> {
  const rows = await room.query
    .selectFrom('studio_conflicts')
    .selectAll()
    .where('set_id', '=', setId)
    .orderBy('made_at')
    .limit(500)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    path: row.path,
    kind: row.kind,
    base: JSON.parse(row.base) as unknown,
    mine: JSON.parse(row.mine) as unknown,
    theirs: JSON.parse(row.theirs) as unknown,
    by: row.person_name,
    isMine: row.person_id === personId,
    isAlone: row.is_alone === 1,
    at: new Date(row.made_at).toISOString(),
  }));
}

const toTime = (time: number | null): string | null =>
  time === null ? null : new Date(time).toISOString();
