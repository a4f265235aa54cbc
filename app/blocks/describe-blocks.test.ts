import { expect, test } from 'vitest';
import { describeBlocks } from './describe-blocks.ts';
import { registry } from './registry.ts';

test('the documentation says what the registry holds (npm run blocks:document writes it)', async () => {
  await expect(describeBlocks(registry)).toMatchFileSnapshot('../../docs/blocks.md');
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
