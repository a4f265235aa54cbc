import { expect, test } from 'vitest';
import { audiencesAround, showAudiences } from './audiences.ts';
import { type EditedEntry, elementType } from './block-tree.ts';

const text = (id: string) => ({ '@type': elementType, id, component: { name: 'Text' } });
const forSome = (id: string, variants: object[], children: object[]) => ({
  '@type': elementType,
  id,
  component: { name: 'PersonalizationContainer', options: { variants, other: 1 } },
  children,
});
const onPhones = { property: 'device', operator: 'is', value: 'mobile' };
const inner = forSome('inner', [{ name: 'late', endDate: '2026-01-01', blocks: [text('x')] }], []);
const page = {
  id: 'p',
  data: {
    blocks: [
      forSome(
        'outer',
        [
          { name: 'Phones', query: [onPhones], blocks: [text('a')] },
          { name: 'Spring', startDate: 5, blocks: [inner] },
        ],
        [text('all')],
      ),
    ],
  },
} as unknown as EditedEntry;

test('a variant is looked at whoever it is for, in others too; else what is for everybody else', () => {
  const shown = (seen: Record<string, number>) => JSON.stringify(showAudiences(page, seen));
  expect(shown({})).toBe(
    JSON.stringify({ ...page, data: { blocks: [forSome('outer', [], [text('all')])] } }),
  );
  expect(JSON.parse(shown({ outer: 1, inner: 0 })).data.blocks[0].component.options).toEqual({
    variants: [
      {
        ...{ name: 'Spring', query: [], startDate: null, endDate: null },
        blocks: [
          forSome(
            'inner',
            [{ name: 'late', query: [], startDate: null, endDate: null, blocks: [text('x')] }],
            [],
          ),
        ],
      },
    ],
    other: 1,
  });
  expect(shown({ outer: 9, constructor: 0 })).toBe(shown({}));
});

test('whoever chooses a block sees the variants around it', () => {
  expect(audiencesAround(page, 'x')).toEqual({ inner: 0, outer: 1 });
  expect(audiencesAround(page, 'all')).toEqual({ outer: null });
  expect(audiencesAround(page, 'outer')).toEqual({});
});
