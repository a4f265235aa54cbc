import { drawCarvedDoor } from '../families/carved-door.ts';
import { type CatalogueEntry, entry } from './entry.ts';

export const architecture: CatalogueEntry[] = [
  entry(
    'objects/carved-door-01',
    'Pair of wooden doors: straps cross over and under one another around ten-pointed stars, and every small panel between them is carved; scrolls above and below, brass ring handles.',
    'Puerta de madera de dos hojas: lazos que se cruzan por encima y por debajo en torno a estrellas de diez puntas, con cada panel tallado; roleos arriba y abajo y aldabas de latón.',
    'He ʻelua pani puka lāʻau: nā kāʻei e holo ana ma luna a ma lalo a puni nā hōkū kihi ʻumi, ua kālai ʻia nā papa liʻiliʻi a pau; nā lau ʻōwili ma luna a ma lalo, a me nā apo keleawe.',
    (seed) => drawCarvedDoor({ kind: 'stars', wood: '#8a5630', ground: 'plaster', width: 1000, height: 1600 }, seed),
  ),
  entry(
    'objects/carved-door-02',
    'Carved double door with its frame: vines, rosettes and lotus on the lintel, fish, lotus and a chain on the jambs, rows of brass spikes on the leaves.',
    'Puerta tallada de dos hojas con su marco: tallos, rosetas y lotos en el dintel, peces, lotos y una cadena en las jambas, y filas de clavos de latón en las hojas.',
    'He puka kālai me kona lāʻau puni: nā kā, nā pua a me ka lokuka ma luna, nā iʻa, ka lokuka a me ke kaulahao ma nā ʻaoʻao, a me nā kui keleawe ma nā pani.',
    (seed) => drawCarvedDoor({ kind: 'coast', wood: '#6f4526', ground: 'sand', width: 1180, height: 1600 }, seed),
  ),
  entry(
    'objects/carved-door-03',
    'Door leaf carved in two depths: a fine scroll lies under a broad, deep one, with a twelve-pointed star in the middle.',
    'Hoja de puerta tallada en dos profundidades: un roleo fino pasa bajo otro ancho y profundo, con una estrella de doce puntas en el centro.',
    'He pani puka i kālai ʻia i ʻelua hohonu: he lau ʻōwili liʻiliʻi ma lalo o kekahi mea nui, a he hōkū kihi ʻumikūmālua ma waena.',
    (seed) => drawCarvedDoor({ kind: 'depths', wood: '#9a6a3c', ground: 'ink', width: 1000, height: 1600 }, seed),
  ),
];
