import { drawPietraDura } from '../../families/inlay/pietra-dura.ts';
import { floweringPlant, scrollingMedallion } from '../../families/inlay/pietra-dura-designs.ts';
import { type CatalogueEntry, closely, entry } from '../entry.ts';

export const pietraDura: CatalogueEntry[] = [
  closely(
    entry(
      'objects/pietra-dura-01',
      'White marble panel inlaid with one flowering plant: carnelian poppies and buds, irises and hyacinths of lapis, leaves of two green jaspers, within a running border of leaves and small red flowers.',
      'Panel de mármol blanco con una planta en flor embutida: amapolas y capullos de cornalina, lirios y jacintos de lapislázuli, hojas de dos jaspes verdes, con una cenefa de hojas y florecillas rojas.',
      'He papa māpala keʻokeʻo me hoʻokahi lāʻau pua: he mau popi a me nā ʻōpuʻu carnelian, he mau pua lapis uliuli, a he mau lau jasper ʻōmaʻomaʻo, i loko o ka palena lau me nā pua ʻulaʻula liʻiliʻi.',
      (seed, close) =>
        drawPietraDura(
          {
            width: 1300,
            height: 1640,
            slab: [540, 730],
            design: floweringPlant(730 / 540),
            ground: 'plaster',
          },
          seed,
          close,
        ),
    ),
    3.65,
  ),
  entry(
    'objects/pietra-dura-02',
    'White marble table top section: a medallion of lapis, shell and carnelian petals in a ring of scrolls with lotuses and poppies.',
    'Fragmento de tablero de mármol blanco: un medallón de pétalos de lapislázuli, concha y cornalina en una corona de roleos con lotos y amapolas.',
    'He ʻāpana pākaukau māpala keʻokeʻo: he pōʻai lihi lapis, pūpū a carnelian i waena o nā lau ʻōwili me nā pua lotus a popi.',
    (seed) =>
      drawPietraDura(
        {
          width: 1500,
          height: 1500,
          slab: [650, 650],
          design: scrollingMedallion(),
          ground: 'sand',
        },
        seed,
      ),
  ),
];
