import { defaultLanguage } from '#shared/languages/languages.ts';
import { findDrawnBlock } from '#shared/page-builder/editing/block-ids.ts';
import type { EditedEntry } from '#shared/page-builder/editing/block-tree.ts';
import { listVariations, ownShare } from '#shared/page-builder/editing/variations.ts';
import type { FollowedData } from '#shared/page-builder/followed-data.ts';
import { pageModel } from '#shared/page-builder/page-builder-models.ts';
import { type PageFinding, stopsPublishing } from '#shared/page-builder/page-finding.ts';
import { StudioError } from '../../room/studio-error.ts';
import { listBeside } from '../beside.ts';
import type { OpenedPage } from '../open-page.ts';
import type { PageRoom } from '../page-room.ts';
import { checkLanguages } from './check-languages.ts';
import { checkLinks } from './check-links.ts';
import { checkParts } from './check-parts.ts';
import type { PageSources } from './page-sources.ts';

/** Everything that can be known of a page without drawing it; its frame tells the rest. */
export async function checkPage(room: PageRoom, opened: OpenedPage): Promise<PageFinding[]> {
  const { id, entry } = opened;
  const draft = entry as EditedEntry;
  const blocks = await room.listBlocks();
  const [beside, leftOut, links, followed] = await Promise.all([
    listBeside(room, id),
    room.check(entry),
    checkLinks(room, opened, blocks),
    room.followData?.(entry, defaultLanguage),
  ]);
  return [
    ...listStops(opened),
    ...checkParts(draft, blocks),
    ...beside.entries.map(({ name: about }) => ({
      ...ofPage,
      kind: 'same-address' as const,
      about,
    })),
    ...(followed ?? []).flatMap(toNothing),
    ...leftOut.map((said) => toLeftOut(said, draft)),
    ...links,
    ...checkLanguages(draft, readSources(opened), blocks),
  ];
}

const readSources = ({ draft }: OpenedPage): PageSources => JSON.parse(draft?.sources ?? '{}');

/**
 * What stands against publishing.
 * @throws {StudioError} 422 `stopped` with the findings
 */
export function refuseStopped(opened: OpenedPage): void {
  const findings = listStops(opened);
  if (findings.length === 0) return;
  throw new StudioError(422, 'stopped', 'This page cannot be published yet.', { findings });
}

const ofPage = { blockId: null, languages: [], about: '' } as const;

/** What stands against publishing. */
export function listStops({ model, entry }: OpenedPage): PageFinding[] {
  const draft = entry as EditedEntry;
  const { title, pageTitle, blocks } = draft.data;
  const own: PageFinding[] = [];
  if (model === pageModel) {
    if (!says(title) && !says(pageTitle)) own.push({ ...ofPage, kind: 'no-title' });
    if (!Array.isArray(blocks) || blocks.length === 0) {
      own.push({ ...ofPage, kind: 'nothing-on-it' });
    }
  }
  // Those that come last would be seen by nobody, whatever is said of them.
  if (ownShare(listVariations(draft)) < 0) own.push({ ...ofPage, kind: 'shares-too-large' });
  return [...own, ...checkParts(draft, []).filter(stopsPublishing)];
}

const says = (value: unknown): boolean => /[\p{L}\p{N}]/u.test(JSON.stringify(readWords(value)));

const readWords = (value: unknown): unknown =>
  typeof value === 'object' && value !== null ? { ...value, '@type': undefined } : (value ?? '');

/** What is not understood is told with what visitors will not get. */
function toNothing({ blockId, path, finding }: FollowedData): PageFinding[] {
  if (finding !== 'nothing' && finding !== 'no-list') return [];
  return [{ kind: 'finds-nothing', blockId, languages: [], about: path.split('.').at(-1) ?? '' }];
}

/** `block builder-1: an element is left out`, as the renderer says it. */
function toLeftOut(said: string, entry: EditedEntry): PageFinding {
  const [, drawn, about = said] = /^block (\S+): (.*)$/s.exec(said) ?? [];
  const blockId = drawn === undefined ? null : (findDrawnBlock(entry, drawn) ?? null);
  return { kind: 'left-out', blockId, languages: [], about };
}
