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
    'Gold pendant in the shape of an eight-pointed star: a square ruby in white enamel, a ring of drop-shaped rubies and emeralds around it, a pearl in every point and three pearls hanging below.',
    'Colgante de oro en forma de estrella de ocho puntas: un rubí cuadrado en esmalte blanco, un anillo de rubíes y esmeraldas en gota, una perla en cada punta y tres perlas que cuelgan.',
    'He lei kula i ke ʻano hōkū ʻewalu kihi: he rubi huinahā i ka enamel keʻokeʻo, he lina rubi a me ka emelala ʻano kulu a puni, he momi ma kēlā me kēia kihi, a ʻekolu momi e kau ana ma lalo.',
    (seed) =>
      drawPendant(
        { points: 8, stone: '#9c1228', second: '#0f6b45', enamel: '#e9e6dc', ground: 'plaster' },
        seed,
      ),
  ),
  entry(
    'objects/pendant-02',
    'Gold pendant with twelve points: a square sapphire in green enamel, a ring of sapphires and clear stones around it, pearls along the edge and three hanging below.',
    'Colgante de oro de doce puntas: un zafiro cuadrado en esmalte verde, un anillo de zafiros y piedras claras, perlas en el borde y tres que cuelgan.',
    'He lei kula ʻumikūmālua kihi: he sapphire huinahā i ka enamel ʻōmaʻomaʻo, he lina sapphire a me nā pōhaku akaaka a puni, nā momi ma ke kaʻe a ʻekolu e kau ana ma lalo.',
    (seed) =>
      drawPendant(
        { points: 12, stone: '#1b2f9c', second: '#c9d6ea', enamel: '#0f5a45', ground: 'ink' },
        seed,
      ),
  ),
];
