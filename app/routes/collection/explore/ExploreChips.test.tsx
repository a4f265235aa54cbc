import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { showPiece } from '#app/components/show-piece.test-support.tsx';
import { ChoiceGroup } from './ChoiceGroup.tsx';
import { ExploreChips } from './ExploreChips.tsx';
import { ExploreEmpty } from './ExploreEmpty.tsx';
import { parseExploreQuery, withoutFilter } from './explore-query.ts';
import type { ExploreData, NamedFilter } from './load-explore.ts';

const query = parseExploreQuery(new URLSearchParams('material=brass&material=silver&type=tile'));
const filters: readonly NamedFilter[] = [
  {
    filter: { name: 'material', value: 'brass' },
    label: { text: 'Latón', language: 'es' },
    without: withoutFilter(query, { name: 'material', value: 'brass' }),
  },
  {
    filter: { name: 'type', value: 'tile' },
    label: { text: 'Tile', language: 'en' },
    without: withoutFilter(query, { name: 'type', value: 'tile' }),
  },
];

test('a chip says that it removes, and reads a foreign name in its language', () => {
  showPiece(<ExploreChips query={query} filters={filters} heading={{ current: null }} />);
  const [foreign, own] = screen.getAllByRole('link');
  expect(foreign?.textContent).toBe('Remove: Latón');
  expect(foreign?.querySelector('[lang]')?.outerHTML).toBe('<span lang="es">Latón</span>');
  expect(own?.textContent).toBe('Remove: Tile');
  expect(own?.querySelector('[lang]')).toBeNull();
});

test('a group tells how many of its values are chosen, in words', () => {
  const values = ['brass', 'silver', 'wood'].map((value) => ({
    value,
    label: { text: value, language: 'en' as const },
    count: '3',
  }));
  const facet = { name: 'material' as const, values, valueCount: 3 };
  const { container } = showPiece(
    <ChoiceGroup of={facet} query={query} isOpen onChange={() => {}} />,
  );
  expect(container.querySelector('summary')?.textContent).toBe('Material, 2 chosen');
});

test('a way out of an empty search says what its number counts', () => {
  const ways = filters.map((filter, index) => ({
    ...filter,
    href: `/x${index}`,
    count: String(index + 1),
  }));
  const data = {
    ...{ query, filters, isUnknown: false, didYouMean: null, total: 0 },
    waysOut: { by: 'without', ways },
  } as unknown as ExploreData;
  showPiece(<ExploreEmpty of={data} />);
  expect(screen.getByRole('link', { name: 'Latón, 1 object' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Tile, 2 objects' })).toBeDefined();
});
