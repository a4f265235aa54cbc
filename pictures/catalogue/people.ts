import { readFileSync } from 'node:fs';
import { drawMonogram } from '../families/monogram.ts';
import { type CatalogueEntry, entry } from './entry.ts';

type Person = { uid: string; initials: string };

/** People as the content knows them; pictures/people.json is a list of uid and initials. */
function readPeople(): Person[] {
  const raw: unknown = JSON.parse(readFileSync(new URL('../people.json', import.meta.url), 'utf8'));
  if (!Array.isArray(raw)) throw new Error('pictures/people.json must hold a list of people.');
  return raw.map((one, i) => {
    const { uid, initials } = (one ?? {}) as Partial<Person>;
    if (!uid || !/^[a-z0-9-]+$/.test(uid) || !initials)
      throw new Error(`pictures/people.json: entry ${i} needs a uid (a–z, 0–9, -) and initials.`);
    return { uid, initials };
  });
}

export const people: CatalogueEntry[] = readPeople().map(({ uid, initials }, i) =>
  entry(
    `people/${uid}`,
    `The initials ${initials} in gilt letters on a glazed star, framed by cut tile.`,
    `Las iniciales ${initials} en letras doradas sobre una estrella vidriada, enmarcadas por un alicatado.`,
    `Nā hua mua ${initials} i ke gula ma luna o ka hōkū hinuhinu, a puni i nā kile.`,
    (seed) => drawMonogram(initials, i, seed),
  ),
);
