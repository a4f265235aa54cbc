import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { PictureRecord } from '../../write-picture.ts';

const content = join(import.meta.dirname, '../../../content');
const read = (file: string) => JSON.parse(readFileSync(join(content, file), 'utf8'));
const index: Record<string, PictureRecord> = read('images/index.json');

type WorkRecord = {
  objectType: { en: string };
  materials: { en: string }[];
  images: { file: string }[];
};

/** What mirrors light or lets it through, by what a record names first of its materials. */
const isBright = ({ objectType, materials }: WorkRecord) => {
  const first = materials[0]?.en ?? '';
  return (
    /^(brass|gold|zinc alloy|glass|rock crystal|nephrite jade)$/.test(first) ||
    (objectType.en === 'Screen' && /marble|sandstone/.test(first))
  );
};

const isDark = (ground: string) => Number.parseInt(ground.slice(1, 3), 16) < 0x60;

it('pictures metal, glass, gems and screens of stone on the dark and all other works on the light', () => {
  const records: WorkRecord[] = globSync('objects/*.json', { cwd: content }).map(read);
  const broken = records.flatMap((record) =>
    record.images
      .filter(({ file }) => file.startsWith('objects/'))
      .map(({ file }) => ({ file, ground: index[file]?.ground }))
      .filter(({ ground }) => ground && isDark(ground) !== isBright(record))
      .map(({ file, ground }) => `${file}, of ${record.materials[0]?.en}, lies on ${ground}`),
  );
  expect(broken).toEqual([]);
});
