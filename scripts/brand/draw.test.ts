import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { runCommand } from '../testing/run-command.ts';

test('the palette of style sheets and the icons are what the brand says; else: npm run brand:draw', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'brand-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  await runCommand('scripts/brand/draw.ts', ['--into', folder], { withinMs: 30_000 });
  for (const file of ['brand/palette.css', 'public/favicon.svg']) {
    expect(readFileSync(file, 'utf8'), file).toBe(readFileSync(join(folder, file), 'utf8'));
  }
  for (const name of ['apple-touch-icon', 'icon-192', 'icon-512']) {
    const [one, other] = await Promise.all(
      ['.', folder].map((root) =>
        sharp(join(root, `public/icons/${name}.png`))
          .raw()
          .toBuffer(),
      ),
    );
    expect(one?.equals(other as Buffer), name).toBe(true);
  }
});
