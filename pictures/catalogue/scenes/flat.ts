import { drawMap } from '../../families/pages/map.ts';
import { drawDome } from '../../families/scenes/dome.ts';
import { drawTileWall } from '../../families/tiles/tile-wall.ts';
import { type CatalogueEntry, entry } from '../entry.ts';

export const flatScenes: CatalogueEntry[] = [
  entry(
    'scenes/tile-wall',
    'A wall of cut tile in blue, green and honey fills the view; shadows of palm leaves fall across it.',
    'Un muro de alicatado azul, verde y color miel llena la imagen; sombras de hojas de palma caen sobre él.',
    'Piha ke kiʻi i ka paia kile ʻoki ʻia, uliuli, ʻōmaʻomaʻo a meli; kau ke aka o nā lau pāma ma luna.',
    drawTileWall,
  ),
  entry(
    'scenes/dome-interior',
    'Looking up into a tiled dome: rings of stars in blue and gold and a bright opening at the crown.',
    'Vista hacia lo alto de una cúpula de azulejos: coronas de estrellas azules y doradas y un óculo luminoso.',
    'Nānā i luna i ka pōpō kile: nā pōʻai hōkū uliuli a gula a me ka puka mālamalama ma luna.',
    drawDome,
  ),
  entry(
    'scenes/map-of-coast',
    'A hand-drawn map of an imagined coast on old paper: painted hills, walled towns, two ships, courses of winds and a star compass.',
    'Mapa dibujado a mano de una costa imaginaria en papel antiguo: colinas pintadas, ciudades amuralladas, dos barcos, rumbos y una rosa de los vientos.',
    'He palapala ʻāina kaha lima o kekahi kahakai moʻolelo: nā puʻu, nā kūlanakauhale pā, ʻelua moku a me ka hōkū kuhikuhi.',
    drawMap,
  ),
];
