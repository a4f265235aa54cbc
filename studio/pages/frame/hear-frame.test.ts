import { describe, expect, test, vi } from 'vitest';
import { toDrawnId } from '#shared/page-builder/drawn-id.ts';
import { completeIds } from '#shared/page-builder/editing/block-ids.ts';
import {
  type EditedEntry,
  elementType,
  walkBlocks,
} from '#shared/page-builder/editing/block-tree.ts';
import type { OpenPage } from '../page/open-page.ts';
import type { Edits } from '../page/use-edits.ts';
import { hearFrame } from './hear-frame.ts';
import type { Writing } from './use-writing.ts';

/** Ids as other spaces have them: of their own form, of several words, too long, of other letters, none. */
const given = [
  'intro',
  'builder-outro',
  'a b',
  'ʻāina',
  'x'.repeat(200),
  undefined,
  '',
  'y'.repeat(201),
  7,
  'intro',
  'in tro',
];
const entry = completeIds(
  {
    data: {
      blocks: given.map((id) => ({ '@type': elementType, ...(id !== undefined && { id }) })),
    },
  } as unknown as EditedEntry,
  'page',
);
const ids = [...walkBlocks(entry)].map(({ block }) => block.id);

function openFrame() {
  const tell = vi.fn();
  const choose = vi.fn();
  const move = vi.fn();
  const open = { store: { entry }, choose, mayWrite: true, blocks: new Map() };
  const writing = { listen: () => false, teller: { current: { tell } }, begin: vi.fn() };
  const hear = (said: object) =>
    hearFrame(
      said,
      open as unknown as OpenPage,
      { move } as unknown as Edits,
      writing as unknown as Writing,
    );
  return { tell, choose, move, begin: writing.begin, hear };
}

describe('blocks with ids of any form', () => {
  test('are drawn each by an id of its own, and keep theirs', () => {
    expect(ids.slice(0, 5)).toEqual(given.slice(0, 5));
    expect(new Set(ids.map(toDrawnId)).size).toBe(given.length);
  });

  test.for(ids)('are chosen and written in where the page shows them: %s', (id) => {
    const { choose, begin, hear } = openFrame();
    hear({ kind: 'block-pressed', ids: ['builder-of-a-symbol', toDrawnId(id)] });
    hear({ kind: 'text-wanted', ids: [toDrawnId(id)] });
    expect(choose.mock.calls).toEqual([[id], [id]]);
    expect(begin).toHaveBeenCalledWith(id, true);
  });

  test('are dragged by the ids by which they are drawn', () => {
    const { tell, move, hear } = openFrame();
    hear({ kind: 'move-begun', ids: ['builder-intro'] });
    expect(tell).toHaveBeenCalledWith({
      ...{ kind: 'move-places', id: 'builder-intro', known: ids.map(toDrawnId) },
      holders: Object.fromEntries(ids.map((id) => [toDrawnId(id), 1])),
    });
    hear({
      kind: 'block-dropped',
      id: 'builder-intro',
      target: 'builder-ab',
      where: 'after',
      part: 0,
    });
    expect(move).toHaveBeenCalledWith('intro', expect.objectContaining({ after: 'a b' }));
  });

  test('of symbols and of nothing choose nothing', () => {
    const { choose, move, hear } = openFrame();
    hear({ kind: 'block-pressed', ids: ['builder-of-a-symbol', 4, null] });
    hear({ kind: 'block-dropped', id: 'builder-intro', target: 'gone', where: 'after', part: 0 });
    expect(choose).not.toHaveBeenCalled();
    expect(move).not.toHaveBeenCalled();
  });
});
