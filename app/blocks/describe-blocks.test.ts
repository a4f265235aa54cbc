import { expect, test } from 'vitest';
import { describeBlocks } from './describe-blocks.ts';
import { registry } from './registry.ts';

test('the documentation says what the registry holds (npm run blocks:document writes it)', async () => {
  await expect(describeBlocks(registry)).toMatchFileSnapshot('../../docs/blocks.md');
});

test('defaults are written so that an editor knows them', () => {
  const table = describeBlocks(registry);
  expect(table).not.toContain('[object');
  expect(table).toContain('| `successMessage` | uiBlocks | `Thanks!` |');
  expect(table).toContain('| `options` | list | `option 1`, `option 2` |');
});

test('fields of a list stand below it', () => {
  const text = describeBlocks({
    'Museum:Row': {
      description: 'A row.',
      inputs: [{ name: 'cards', type: 'list', subFields: [{ name: 'title', type: 'string' }] }],
    },
  });
  expect(text).toContain('| `cards[].title` | string |');
});
