import type { Frame, Material } from '../../families/monogram/frame-layout.ts';
import { drawMonogram } from '../../families/monogram/monogram.ts';
import roster from '../../people.json' with { type: 'json' };
import { type Alternatives, type CatalogueEntry, entry } from '../entry.ts';
import { type Palette, palettes } from './monogram-palettes.ts';

const lattice = (sides: 8 | 10 | 12, contact: number, reach: number, apothem: number): Frame => ({
  kind: 'lattice',
  sides,
  contact,
  reach,
  apothem,
});

const radial = (fold: number, ...rings: number[]): Frame => ({ kind: 'radial', fold, rings });

/** Frame, points of the outer star and how blunt it is, points of the star with the letters. */
const frames: readonly (readonly [Frame, outer: number, step: number, inner: number])[] = [
  [lattice(8, 67.5, 3, 95), 8, 3, 8],
  [lattice(10, 72, 4, 120), 10, 3, 10],
  [lattice(12, 60, 4, 128), 12, 4, 12],
  [radial(16, 7, 6, 5, 4), 16, 4, 0],
  [lattice(8, 45, 2, 88), 0, 2, 8],
  [radial(12, 5, 4, 3), 12, 3, 12],
  [lattice(10, 54, 3, 110), 0, 2, 10],
  [radial(14, 6, 5, 4), 14, 4, 0],
  [lattice(12, 75, 5, 118), 12, 4, 0],
  [lattice(10, 36, 2, 104), 10, 2, 0],
  [radial(10, 4, 3, 2), 10, 3, 0],
  [radial(18, 8, 7, 6, 5), 18, 5, 12],
  [lattice(8, 60, 2, 118), 8, 2, 0],
];

const order: readonly Material[] = ['tile', 'wood', 'paper', 'brass', 'inlay', 'stucco', 'marble'];

const words: Record<Material, readonly [en: string, es: string, haw: string]> = {
  tile: ['glazed tiles', 'piezas vidriadas', 'nā kile hulali'],
  wood: ['carved wood', 'madera tallada', 'ka lāʻau kālai'],
  paper: ['paint on paper', 'pintura sobre papel', 'ka pena ma luna o ka pepa'],
  brass: ['inlaid metal', 'metal con incrustaciones', 'ka mekala i hoʻopili ʻia'],
  inlay: ['inlaid wood', 'taracea', 'ka lāʻau i hoʻopili ʻia'],
  stucco: ['carved stucco', 'yeso tallado', 'ka puna kālai'],
  marble: ['inlaid marble', 'mármol con incrustaciones', 'ka māpala i hoʻopili ʻia'],
};

function describeMonogram(
  initials: string,
  material: Material,
  points: number,
  [, , en, es, haw]: Palette,
): Alternatives {
  const [m, mEs, mHaw] = words[material];
  const shape =
    points === 0
      ? ['a round frame of stars', 'un marco redondo de estrellas', 'ka mōlina poepoe hōkū']
      : [
          `a frame shaped as a star of ${points} points`,
          `un marco en forma de estrella de ${points} puntas`,
          `ka mōlina hōkū kihi ${points}`,
        ];
  return {
    en: `The initials ${initials} in ${shape[0]}, ${m}: ${en}.`,
    es: `Las iniciales ${initials} en ${shape[1]}, ${mEs}: ${es}.`,
    haw: `Nā hua mua ${initials} i loko o ${shape[2]}, ${mHaw}: ${haw}.`,
  };
}

interface Person {
  readonly uid: string;
  readonly initials: string;
  /** Of materials, colours and frames; it stays when somebody goes, so that the others' pictures do. */
  readonly turn: number;
  /** Of somebody whose craft has one; the others take turns. */
  readonly material?: string;
}

const isMaterial = (name: string | undefined): name is Material =>
  name !== undefined && name in words;

/** One monogram for each person; no two have the same frame, material and colours. */
export const people: CatalogueEntry[] = (roster as Person[]).map((person) => {
  const { uid, initials, turn } = person;
  const material = isMaterial(person.material) ? person.material : order[turn % order.length];
  const palette = palettes[material][Math.floor(turn / order.length) % palettes[material].length];
  const [frame, outer, outerStep, inner] = frames[(turn * 5) % frames.length];
  const alt = describeMonogram(initials, material, outer, palette);
  const drawn = entry(`people/${uid}`, alt.en, alt.es, alt.haw, (seed) =>
    drawMonogram(
      {
        initials,
        material,
        frame,
        outer,
        outerStep,
        inner,
        colours: palette[0],
        ground: palette[1],
      },
      seed,
    ),
  );
  return { ...drawn, maxBytes: 80_000 };
});
