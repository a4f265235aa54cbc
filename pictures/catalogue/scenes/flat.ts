import { drawMap } from '../../families/pages/map.ts';
import { drawAccessPlan, drawAccessPlanOfHouse } from '../../families/plans/access.ts';
import { drawTileWall } from '../../families/tiles/tile-wall.ts';
import { type CatalogueEntry, entry } from '../entry.ts';

export const flatScenes: CatalogueEntry[] = [
  entry(
    'scenes/access-plan',
    'A plan of the house and its grounds with the ways that have no step as a blue line: from the parking lot at the left and the bus stop at the right along the road to the gate, down a ramp, around the court and into each room, with signs for restrooms and an elevator, and on the upper route past the garden in four parts; red dots lead down seven steps to the Sea Terrace and along the garden walk with its three benches.',
    'Un plano de la casa y sus jardines con los caminos sin escalones como línea azul: del estacionamiento, a la izquierda, y de la parada de autobús, a la derecha, junto a la carretera hasta la puerta, por una rampa, alrededor del patio y a cada sala, con señales de baños y ascensor, y por la ruta alta junto al jardín de cuatro partes; puntos rojos bajan siete escalones a la Terraza del Mar y recorren el paseo del jardín con sus tres bancos.',
    'He palapala o ka hale a me kona mau kīhāpai, me nā ala ʻanuʻu ʻole he laina uliuli: mai kahi hoʻokū kaʻa ma ka hema a me ke kahi kū kaʻa ʻōhua ma ka ʻākau, ma ka ʻaoʻao o ke alanui a i ka ʻīpuka, ma ke ala pāpū, a puni ka pā a i loko o nā lumi, me nā hōʻailona o nā lua a me ka ʻeleweka, a ma ke ala o luna ma ka ʻaoʻao o ke kīhāpai ʻehā ʻāpana; alakaʻi nā kiko ʻulaʻula i lalo ma nā ʻanuʻu ʻehiku i ka Lānai Kai, a ma ke ala kīhāpai me kona mau noho lōʻihi ʻekolu.',
    drawAccessPlan,
  ),
  entry(
    'scenes/access-plan-of-house',
    'The same plan from the gate to the sea: a blue line without a step runs from both sides of the road through the gate, down a ramp, around the court and into each room, with signs for restrooms and an elevator; red dots lead down seven steps to the Sea Terrace and along the garden walk.',
    'El mismo plano de la puerta al mar: una línea azul sin escalones va desde ambos lados de la carretera por la puerta y una rampa, alrededor del patio y a cada sala, con señales de baños y ascensor; puntos rojos bajan siete escalones a la Terraza del Mar y recorren el paseo del jardín.',
    'ʻO ia palapala hoʻokahi mai ka ʻīpuka a i ke kai: holo ka laina uliuli ʻanuʻu ʻole mai nā ʻaoʻao ʻelua o ke alanui, ma ka ʻīpuka a me ke ala pāpū, a puni ka pā a i loko o nā lumi, me nā hōʻailona o nā lua a me ka ʻeleweka; alakaʻi nā kiko ʻulaʻula i lalo ma nā ʻanuʻu ʻehiku i ka Lānai Kai, a ma ke ala kīhāpai.',
    drawAccessPlanOfHouse,
  ),
  entry(
    'scenes/tile-wall',
    'A wall of cut tile in blue, green and honey fills the view; shadows of palm leaves fall across it.',
    'Un muro de alicatado azul, verde y color miel llena la imagen; sombras de hojas de palma caen sobre él.',
    'Piha ke kiʻi i ka paia kile ʻoki ʻia, uliuli, ʻōmaʻomaʻo a meli; kau ke aka o nā lau pāma ma luna.',
    drawTileWall,
  ),
  entry(
    'scenes/map-of-coast',
    'A hand-drawn map of an imagined coast on old paper: painted hills, walled towns, two ships, courses of winds and a star compass.',
    'Mapa dibujado a mano de una costa imaginaria en papel antiguo: colinas pintadas, ciudades amuralladas, dos barcos, rumbos y una rosa de los vientos.',
    'He palapala ʻāina kaha lima o kekahi kahakai moʻolelo: nā puʻu, nā kūlanakauhale pā, ʻelua moku a me ka hōkū kuhikuhi.',
    drawMap,
  ),
];
