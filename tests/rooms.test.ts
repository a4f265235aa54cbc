import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { drawRooms } from './setup/draw-rooms.ts';

test('the picture of the house is drawn from its imports (npm run architecture:draw writes it)', async () => {
  const document = readFileSync('docs/architecture.md', 'utf8');
  const drawn = document.replace(
    /(?<=```mermaid\n)[\s\S]*?(?=\n```)/,
    drawRooms().replaceAll('$', '$$$$'),
  );
  await expect(drawn).toMatchFileSnapshot('../docs/architecture.md');
});
