import { drawAstrolabe, drawPendant } from '../../families/metal/gold-work.ts';
import { type CatalogueEntry, entry } from '../entry.ts';

export const gold: CatalogueEntry[] = [
  entry(
    'objects/astrolabe-01',
    'Brass astrolabe: pierced star pointers over an engraved plate, a degree scale around it.',
    'Astrolabio de latón: araña calada de estrellas sobre una lámina grabada, con escala de grados.',
    'He ʻakolapa keleawe: nā kuhikuhi hōkū ma luna o ka papa i kahakaha ʻia, a puni i ke ana kēkelē.',
    (seed) => drawAstrolabe({ brass: '#c79238', pointers: 19, ground: 'plaster' }, seed),
  ),
  entry(
    'objects/astrolabe-02',
    'Dark brass astrolabe with thirteen long star pointers.',
    'Astrolabio de latón oscuro con trece punteros de estrellas largos.',
    'He ʻakolapa keleawe pouli me nā kuhikuhi hōkū lōʻihi he ʻumikūmākolu.',
    (seed) => drawAstrolabe({ brass: '#9c7434', pointers: 13, ground: 'ink' }, seed),
  ),
  entry(
    'objects/pendant-01',
    'Gold star pendant set with rubies and emeralds in white enamel, hung with pearls.',
    'Colgante de oro en forma de estrella con rubíes y esmeraldas en esmalte blanco, y perlas colgantes.',
    'He lei hōkū gula me nā pōhaku ʻulaʻula a ʻōmaʻomaʻo, a me nā momi.',
    (seed) =>
      drawPendant(
        { points: 8, stone: '#9c1228', second: '#0f6b45', enamel: '#e9e6dc', ground: 'plaster' },
        seed,
      ),
  ),
  entry(
    'objects/pendant-02',
    'Gold pendant with twelve points, sapphires and green enamel, on a dark ground.',
    'Colgante de oro de doce puntas con zafiros y esmalte verde, sobre fondo oscuro.',
    'He lei gula kihi ʻumikūmālua me nā pōhaku uliuli a me ka pena ʻōmaʻomaʻo.',
    (seed) =>
      drawPendant(
        { points: 12, stone: '#1b2f9c', second: '#c9d6ea', enamel: '#0f5a45', ground: 'ink' },
        seed,
      ),
  ),
];
