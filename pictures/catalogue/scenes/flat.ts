import { drawAccessPlan } from '../../families/pages/access-plan.ts';
import { drawMap } from '../../families/pages/map.ts';
import { drawDome } from '../../families/scenes/dome.ts';
import { drawTileWall } from '../../families/tiles/tile-wall.ts';
import { type CatalogueEntry, entry } from '../entry.ts';

export const flatScenes: CatalogueEntry[] = [
  entry(
    'scenes/access-plan',
    'A plan of the way through the house: a broad blue line without a step runs from the parking lot through the gate and up a ramp around the court and into each room, with signs for restrooms and an elevator, and on to the upper garden route; red dots lead down seven steps to the Sea Terrace and along the garden walk with its three benches.',
    'Un plano del camino por la casa: una ancha línea azul sin escalones va del estacionamiento, por la puerta y una rampa, alrededor del patio y a cada sala, con señales de baños y ascensor, y sigue hasta la ruta alta del jardín; puntos rojos bajan siete escalones a la Terraza del Mar y recorren el paseo del jardín con sus tres bancos.',
    'He palapala o ke ala ma loko o ka hale: holo ka laina uliuli laulā, ʻaʻohe anuʻu, mai ke kahua kaʻa, ma ka ʻīpuka a me ke ala pāpū, a puni ka pā a i loko o nā lumi, me nā hōʻailona o nā lua a me ka ʻeleweka, a hiki i ke ala kīhāpai o luna; alakaʻi nā kiko ʻulaʻula i lalo ma nā anuʻu ʻehiku i ka Lānai Kai, a ma ke ala kīhāpai me kona mau noho lōʻihi ʻekolu.',
    drawAccessPlan,
  ),
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
