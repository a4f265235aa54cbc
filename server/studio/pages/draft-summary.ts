import type { StoredEntry } from '#services/page-builder/embedded/entry.ts';
import type { PageDraftRow, PageQuery } from './tables.ts';

/** What a list says of a draft: pages have megabytes, and there are thousands of them. */
export type DraftSummary = Pick<StoredEntry, 'name' | 'query'>;

export type ListedDraft = Omit<PageDraftRow, 'content' | 'sources' | 'summary'> & {
  readonly summary: DraftSummary;
};

export const toSummary = ({ name, query }: StoredEntry): string => JSON.stringify({ name, query });

const maxDrafts = 10_000;

/** All drafts without what they hold. */
export async function listDrafts(query: PageQuery): Promise<ListedDraft[]> {
  const rows = await query
    .selectFrom('studio_page_drafts')
    .select(['entry_id', 'model', 'revision', 'clean_revision', 'archived_at'])
    .select(['updated_at', 'updated_by', 'summary'])
    .limit(maxDrafts)
    .execute();
  const drafts: ListedDraft[] = [];
  for (const { summary, ...row } of rows) {
    const said = summary || (await readSummary(query, row.entry_id));
    drafts.push({ ...row, summary: JSON.parse(said) as DraftSummary });
  }
  return drafts;
}

/** Of a draft from before there were summaries; it gets one with its next change. */
async function readSummary(query: PageQuery, id: string): Promise<string> {
  const { content } = await query
    .selectFrom('studio_page_drafts')
    .select('content')
    .where('entry_id', '=', id)
    .executeTakeFirstOrThrow();
  return toSummary(JSON.parse(content) as StoredEntry);
}
