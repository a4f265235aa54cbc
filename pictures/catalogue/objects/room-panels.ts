import { drawRoomPanel } from '../../families/room-panel/room-panel.ts';
import { type CatalogueEntry, closely, entry } from '../entry.ts';
import { grounds } from './grounds.ts';

export const roomPanels: CatalogueEntry[] = [
  entry(
    'objects/stucco-01',
    'Carved stucco panel: a net of ogees with a pine cone between half palmettes in every mesh, a border of beads.',
    'Panel de yeso tallado: una red de paños conopiales con una piña entre medias palmetas en cada hueco y cenefa de perlas.',
    'He papa puna kālai: he ʻupena piʻo me ka hua paina ma waena o nā hapa lau i loko o kēlā me kēia maka, a me ka lihi pōpō.',
    (seed) =>
      drawRoomPanel({ kind: 'pine-cones', ground: grounds.stone, width: 1200, height: 1600 }, seed),
  ),
  entry(
    'objects/ajami-panel-01',
    'Room panel of raised, gilded and painted work: a vase of pink roses between two cypresses in a niche, red panels with gold scrolls, a gilded frame.',
    'Panel de habitación en relieve dorado y pintado: un jarrón de rosas entre dos cipreses en un nicho, recuadros rojos con roleos de oro y marco dorado.',
    'He papa lumi i hoʻokiʻekiʻe, pena a uhi ʻia i ke gula: he ipu loke ʻākala ma waena o ʻelua kumu kupereso i loko o ka lua, nā papa ʻulaʻula me nā lau gula a me ka mōlina gula.',
    (seed) =>
      drawRoomPanel({ kind: 'roses', ground: grounds.wood, width: 700, height: 1600 }, seed),
  ),
  closely(
    entry(
      'objects/ajami-panel-02',
      'Room panel of raised, gilded work on blue: strapwork around two crossed eight-pointed stars, a gold lattice, and a bowl of pomegranates, pears and a melon in a niche.',
      'Panel de habitación en relieve dorado sobre azul: lacería en torno a dos estrellas de ocho puntas cruzadas, una retícula de oro y un frutero con granadas, peras y un melón en un nicho.',
      'He papa lumi gula ma ka uliuli: nā kāʻei a puni ʻelua hōkū kihi ʻewalu, he ʻupena gula, a he pola pomekalane, pea a me ka ipu i loko o ka lua.',
      (seed, close) =>
        drawRoomPanel(
          { kind: 'fruit', ground: grounds.wood, width: 680, height: 1600 },
          seed,
          close,
        ),
    ),
  ),
  entry(
    'objects/ajami-panel-03',
    'Cornice board of broad raised gesso: three red eight-pointed stars with small tin mirrors, gold palmettes and a gilded frame.',
    'Tabla de cornisa de yeso en relieve ancho: tres estrellas rojas de ocho puntas con espejitos de estaño, palmetas de oro y marco dorado.',
    'He papa kaʻe luna: ʻekolu hōkū ʻulaʻula kihi ʻewalu me nā aniani kini liʻiliʻi, nā lau gula a me ka mōlina gula.',
    (seed) =>
      drawRoomPanel({ kind: 'cornice', ground: grounds.wood, width: 1600, height: 760 }, seed),
  ),
  entry(
    'objects/stucco-02',
    'Carved stucco panel in the first style of Samarra: hexagons edged with beads, a vine leaf with drilled eyes and a bunch of grapes in each.',
    'Panel de yeso tallado en el primer estilo de Samarra: hexágonos orlados de perlas, con una hoja de vid de ojos taladrados y un racimo en cada uno.',
    'He papa puna kālai ma ke ʻano mua o Samarra: nā huinaono me nā pōpō ma ka lihi, he lau waina me nā maka a he huihui waina i loko o kēlā me kēia.',
    (seed) =>
      drawRoomPanel({ kind: 'vine', ground: grounds.stone, width: 1600, height: 1260 }, seed),
  ),
  entry(
    'objects/stucco-03',
    'Carved stucco panel: a woven net of eight-pointed stars filled with leaves; over the joint, in a niche with a fine scroll, a ribbed vase with a climbing plant.',
    'Panel de yeso tallado: red de lazo de estrellas de ocho puntas rellenas de hojas; sobre la junta, en un nicho con fino roleo, un jarrón gallonado con una planta trepadora.',
    'He papa puna kālai: he ʻupena hōkū kihi ʻewalu i piha i nā lau; ma luna o ka hoʻohui, i loko o ka lua me ke kā lahilahi, he ipu me ka mea kanu e piʻi ana.',
    (seed) =>
      drawRoomPanel({ kind: 'eighteen', ground: grounds.stone, width: 1380, height: 1600 }, seed),
  ),
];
