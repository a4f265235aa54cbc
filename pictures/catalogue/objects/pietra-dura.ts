import { drawPietraDura } from '../../families/inlay/pietra-dura.ts';
import { floweringPlant, scrollingMedallion } from '../../families/inlay/pietra-dura-designs.ts';
import { type CatalogueEntry, closely, entry } from '../entry.ts';
import { grounds } from './grounds.ts';

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
            ground: grounds.stone,
          },
          seed,
          close,
        ),
    ),
    3.65,
  ),
  closely(
    entry(
      'objects/pietra-dura-02',
      'White marble table top section: a medallion of lapis, shell and carnelian petals; stems roll out from it to a poppy in each corner and an iris of lapis on each side, within a running border of leaves and small red flowers.',
      'Fragmento de tablero de mármol blanco: un medallón de pétalos de lapislázuli, concha y cornalina; de él salen roleos hacia una amapola en cada esquina y un lirio de lapislázuli en cada lado, con una cenefa de hojas y florecillas rojas.',
      'He ʻāpana pākaukau māpala keʻokeʻo: he pōʻai lihi lapis, pūpū a carnelian; mai laila aku nā kumu ʻōwili i ka popi ma kēlā me kēia kihi a i ka pua iris lapis ma kēlā me kēia ʻaoʻao, i loko o ka palena lau me nā pua ʻulaʻula liʻiliʻi.',
      (seed, close) =>
        drawPietraDura(
          {
            width: 1500,
            height: 1500,
            slab: [650, 650],
            design: scrollingMedallion(),
            ground: grounds.stone,
          },
          seed,
          close,
        ),
    ),
    4,
  ),
];
