import {
  drawMonogram,
  type Frame,
  type Material,
  type MonogramParameters,
} from '../families/monogram.ts';
import people43 from '../people.json' with { type: 'json' };
import { type Alternatives, type CatalogueEntry, entry } from './entry.ts';

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
  [lattice(12, 75, 5, 118), 12, 5, 0],
  [lattice(10, 36, 2, 104), 10, 2, 0],
  [radial(10, 4, 3, 2), 10, 3, 0],
  [radial(18, 8, 7, 6, 5), 18, 5, 12],
  [lattice(8, 60, 2, 118), 8, 2, 0],
];

type Colours = MonogramParameters['colours'];
type Palette = readonly [
  colours: Colours,
  ground: MonogramParameters['ground'],
  en: string,
  es: string,
  haw: string,
];

const palettes: Record<Material, readonly Palette[]> = {
  tile: [
    [
      ['#16307e', '#f0e9d8', '#ece4d0', '#1f8a8c', '#b6771a', '#17307c', '#0d5a3f'],
      'plaster',
      'cobalt, turquoise and honey',
      'cobalto, turquesa y miel',
      'ka uliuli, ka ʻōmaʻomaʻo uliuli a me ka melemele',
    ],
    [
      ['#eee7d6', '#17307c', '#1c2430', '#1f8a8c', '#2d5fa8', '#e9e3d2'],
      'ink',
      'white and two blues',
      'blanco y dos azules',
      'ke keʻokeʻo a me nā uliuli ʻelua',
    ],
    [
      ['#0c4a3a', '#e8b64a', '#e9e3d2', '#0d5a3f', '#4fae8f', '#191410', '#b6771a'],
      'plaster',
      'deep green and saffron',
      'verde oscuro y azafrán',
      'ka ʻōmaʻomaʻo hohonu a me ka melemele',
    ],
    [
      ['#1b8f90', '#f2ead6', '#12213f', '#17307c', '#e9e3d2', '#3b1f33'],
      'sand',
      'turquoise, cobalt and aubergine',
      'turquesa, cobalto y berenjena',
      'ka ʻōmaʻomaʻo uliuli, ka uliuli a me ka poni',
    ],
    [
      ['#4a1f3c', '#ecdfc0', '#e9e3d2', '#6a9fc4', '#3b1f33', '#b6771a', '#1f8a8c'],
      'plaster',
      'aubergine, sky blue and honey',
      'berenjena, celeste y miel',
      'ka poni, ka uliuli a me ka melemele',
    ],
    [
      ['#c98a24', '#191410', '#191410', '#e9e3d2', '#0d5a3f', '#c98a24'],
      'ink',
      'honey, black and green',
      'miel, negro y verde',
      'ka melemele, ka ʻeleʻele a me ka ʻōmaʻomaʻo',
    ],
    [
      ['#0e1c52', '#e0b450', '#2a9a9c', '#17307c', '#8fb3e8', '#e9e3d2'],
      'sand',
      'night blue and gold',
      'azul noche y oro',
      'ka uliuli o ka pō a me ke gula',
    ],
  ],
  wood: [
    [['#7d4b28', '#000000', '#20110a', '#000000'], 'plaster', 'walnut', 'nogal', 'walnut'],
    [['#a8764a', '#000000', '#3a2213', '#000000'], 'plaster', 'cedar', 'cedro', 'kedera'],
    [
      ['#5a2f1e', '#000000', '#180b06', '#000000'],
      'plaster',
      'dark red koa',
      'koa rojizo oscuro',
      'koa ʻulaʻula',
    ],
    [
      ['#c39a64', '#000000', '#4a2e18', '#000000'],
      'plaster',
      'pale boxwood',
      'boj claro',
      'ka lāʻau haʻahaʻa ke kala',
    ],
    [
      ['#4b3a2c', '#000000', '#120c08', '#000000'],
      'plaster',
      'smoked oak',
      'roble ahumado',
      'ka ʻoka ʻeleʻele',
    ],
    [
      ['#94592c', '#000000', '#2c150a', '#000000'],
      'plaster',
      'golden teak',
      'teca dorada',
      'ke kīka gula',
    ],
  ],
  inlay: [
    [
      ['#3a2015', '#efe9dc', '#b99248', '#e9e2d0', '#d8dfd6', '#7c4a24'],
      'plaster',
      'mother-of-pearl and brass in dark wood',
      'nácar y latón en madera oscura',
      'ka uhi a me ke keleawe i loko o ka lāʻau ʻeleʻele',
    ],
    [
      ['#6b3d22', '#f0e8da', '#c9c6bd', '#f0e6d8', '#e6d3c8', '#2a160d'],
      'plaster',
      'shell and tin in walnut',
      'concha y estaño en nogal',
      'ka uhi a me ke kini i loko o ka walnut',
    ],
    [
      ['#1c1614', '#e9e6dc', '#c39a4e', '#cfe0dc', '#e8dfd6', '#7a1f16'],
      'plaster',
      'pearl, red tortoiseshell and ebony',
      'nácar, carey rojo y ébano',
      'ka uhi, ka ʻea ʻulaʻula a me ka ʻēpona',
    ],
    [
      ['#8a5a30', '#fbf6ea', '#3a2415', '#f2ead9', '#e2d3b4', '#4b2a16'],
      'plaster',
      'bone and dark wood in cedar',
      'hueso y madera oscura en cedro',
      'ka iwi a me ka lāʻau ʻeleʻele i loko o ke kedera',
    ],
    [
      ['#27323a', '#eef0ea', '#b99248', '#dfe6e2', '#cfd8e0', '#14424a'],
      'plaster',
      'pearl and teal lacquer',
      'nácar y laca verde azulada',
      'ka uhi a me ka laka uliuli',
    ],
    [
      ['#46210f', '#f3e4c0', '#d0aa5a', '#f0dcae', '#e0e0d4', '#1e3a2a'],
      'plaster',
      'pearl, green horn and brass',
      'nácar, asta verde y latón',
      'ka uhi, ka pepeiaohao ʻōmaʻomaʻo a me ke keleawe',
    ],
  ],
  paper: [
    [
      ['#173a8c', '#e0ae3e', '#dba93c', '#173a8c', '#8c1f2c', '#dba93c', '#2f7f6a'],
      'plaster',
      'gold and lapis',
      'oro y lapislázuli',
      'ke gula a me ka lāpisa',
    ],
    [
      ['#dcae48', '#122a66', '#12275a', '#173a8c', '#dcae48', '#2f7f6a'],
      'plaster',
      'lapis on gold',
      'lapislázuli sobre oro',
      'ka lāpisa ma luna o ke gula',
    ],
    [
      ['#7a1430', '#e0b04a', '#e0b04a', '#7a1430', '#173a8c', '#efe4cb'],
      'plaster',
      'gold and crimson',
      'oro y carmesí',
      'ke gula a me ka ʻulaʻula',
    ],
    [
      ['#efe4cb', '#9c2a1c', '#d8a83e', '#2f7f6a', '#d8a83e', '#c9653a', '#173a8c'],
      'plaster',
      'vermilion on cream with gold',
      'bermellón sobre crema con oro',
      'ka ʻulaʻula ma luna o ke keʻokeʻo me ke gula',
    ],
    [
      ['#14523f', '#e2b54c', '#e2b54c', '#14523f', '#c04a6a', '#efe4cb', '#1f4a94'],
      'plaster',
      'gold, green and rose',
      'oro, verde y rosa',
      'ke gula, ka ʻōmaʻomaʻo a me ka ʻākala',
    ],
    [
      ['#10131a', '#e6bf5c', '#dba93c', '#10131a', '#173a8c', '#b5176a'],
      'plaster',
      'gold on black with fuchsia',
      'oro sobre negro con fucsia',
      'ke gula ma luna o ka ʻeleʻele me ka ʻākala',
    ],
  ],
  stucco: [
    [
      ['#efe7d6', '#2f5f9c', '#000000', '#8fb0c8'],
      'plaster',
      'white stucco washed with blue',
      'yeso blanco con aguada azul',
      'ka puna keʻokeʻo me ka uliuli',
    ],
    [
      ['#e6d6bb', '#8a3a22', '#000000', '#c07a50'],
      'plaster',
      'sand-coloured stucco washed with red',
      'yeso color arena con aguada roja',
      'ka puna ʻākala one me ka ʻulaʻula',
    ],
    [
      ['#f2ece0', '#b08a3a', '#000000', '#d9c79a'],
      'plaster',
      'ivory stucco touched with gold',
      'yeso marfil tocado de oro',
      'ka puna melemele haʻahaʻa me ke gula',
    ],
    [
      ['#e3e5dd', '#1f6b55', '#000000', '#8fb8a4'],
      'plaster',
      'pale stucco washed with green',
      'yeso claro con aguada verde',
      'ka puna me ka ʻōmaʻomaʻo',
    ],
    [
      ['#ecd9cb', '#7a2c50', '#000000', '#c79aa8'],
      'plaster',
      'rose stucco',
      'yeso rosado',
      'ka puna ʻākala',
    ],
    [
      ['#d8cdb8', '#3c3a36', '#000000', '#8f8776'],
      'plaster',
      'grey limestone stucco',
      'yeso gris piedra',
      'ka puna hinahina',
    ],
  ],
  brass: [
    [
      ['#b98a3c', '#e4e0d4', '#c79a48', '#e0dccf', '#b98a3c'],
      'ink',
      'brass inlaid with silver',
      'latón con incrustación de plata',
      'ke keleawe me ke kālā',
    ],
    [
      ['#16130f', '#e4e2da', '#c9c8c0', '#dcdad0', '#8d8c86'],
      'sand',
      'silver on blackened metal',
      'plata sobre metal ennegrecido',
      'ke kālā ma luna o ka mekala ʻeleʻele',
    ],
    [
      ['#a8622e', '#ead9a8', '#d2a04a', '#c06a36', '#e0c078'],
      'plaster',
      'copper and gold on brass',
      'cobre y oro sobre latón',
      'ke keleawe ʻula a me ke gula',
    ],
    [
      ['#8d8f8c', '#f0d58a', '#d9b45a', '#e6c878', '#a4a6a2'],
      'ink',
      'gold on silver',
      'oro sobre plata',
      'ke gula ma luna o ke kālā',
    ],
    [
      ['#c79a48', '#8a3f1e', '#d8ac58', '#b05f30', '#d8ac58'],
      'sand',
      'brass and red copper',
      'latón y cobre rojo',
      'ke keleawe a me ke keleawe ʻula',
    ],
    [
      ['#5a4526', '#f0d690', '#c8963e', '#e8cf90', '#7a5c2e'],
      'plaster',
      'gilt bronze',
      'bronce dorado',
      'ke keleawe i uhi ʻia i ke gula',
    ],
  ],
  marble: [
    [
      ['#e9e6de', '#8a2a1e', '#2a2a2c', '#a03a22', '#2c5f46', '#c79a3a', '#1f3a7a'],
      'ink',
      'white marble with carnelian, jasper and lapis',
      'mármol blanco con cornalina, jaspe y lapislázuli',
      'ka māpala keʻokeʻo me nā pōhaku ʻulaʻula, ʻōmaʻomaʻo a uliuli',
    ],
    [
      ['#22262a', '#e6e2d6', '#d9d4c6', '#4a6a5a', '#c9a04a', '#8f2f22'],
      'plaster',
      'black marble with pale and green stones',
      'mármol negro con piedras claras y verdes',
      'ka māpala ʻeleʻele me nā pōhaku keʻokeʻo a ʻōmaʻomaʻo',
    ],
    [
      ['#dfd3bd', '#24407e', '#3a3128', '#2b4a8c', '#7a5230', '#4a7a66'],
      'sand',
      'cream marble with lapis',
      'mármol crema con lapislázuli',
      'ka māpala melemele haʻahaʻa me ka lāpisa',
    ],
    [
      ['#1f4a3c', '#eee6d2', '#d8c9a0', '#efe6d4', '#7a2a20', '#2c6a54'],
      'plaster',
      'green serpentine with white marble',
      'serpentina verde con mármol blanco',
      'ka pōhaku ʻōmaʻomaʻo me ka māpala keʻokeʻo',
    ],
    [
      ['#7a2e22', '#f0e2c4', '#e0cfa6', '#efe0c6', '#2a2422', '#b07a3a'],
      'ink',
      'red porphyry with cream stone',
      'pórfido rojo con piedra crema',
      'ka pōhaku ʻulaʻula me ke keʻokeʻo',
    ],
    [
      ['#d9dcdc', '#6a1f4a', '#5a5f66', '#8a3a66', '#5f7f9a', '#c9a25a'],
      'plaster',
      'grey marble with amethyst',
      'mármol gris con amatista',
      'ka māpala hinahina me ka ʻameteka',
    ],
  ],
};

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

/** One monogram for each person; no two have the same frame, material and colours. */
export const people: CatalogueEntry[] = people43.map(({ uid, initials }, index) => {
  const material = order[index % order.length];
  const palette = palettes[material][Math.floor(index / order.length) % palettes[material].length];
  const [frame, outer, outerStep, inner] = frames[(index * 5) % frames.length];
  const alt = describeMonogram(initials, material, outer, palette);
  return entry(`people/${uid}`, alt.en, alt.es, alt.haw, (seed) =>
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
});
