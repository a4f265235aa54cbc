import { drawCrystalFlask } from '../../families/glass/crystal-flask.ts';
import { drawLamp } from '../../families/glass/mosque-lamp.ts';
import { drawSprinkler } from '../../families/glass/sprinkler.ts';
import { type CatalogueEntry, closely, entry } from '../entry.ts';
import { grounds } from './grounds.ts';

export const glass: CatalogueEntry[] = [
  closely(
    entry(
      'objects/mosque-lamp-01',
      'Lamp of thin clear glass on a spreading foot, with six blue loops on its shoulder. Lotuses with blushing petals stand in roundels on the blue neck and in pointed medallions around the belly, among scrolls of gold, white and green, each patch of enamel within a red line.',
      'Lámpara de vidrio fino y transparente sobre pie abierto, con seis asas azules en el hombro. Lotos de pétalos sonrosados ocupan medallones redondos en el cuello azul y apuntados en la panza, entre roleos de oro, blanco y verde; cada toque de esmalte queda dentro de una línea roja.',
      'He kukui aniani lahilahi me ka wāwae ākea a me nā apo polū ʻeono ma ka poʻohiwi. Kū nā pua lotus i loko o nā poepoe ma ka ʻāʻī polū a ma ka ʻōpū, i waena o nā lau wili gula, keʻokeʻo a ʻōmaʻomaʻo; aia kēlā me kēia pena i loko o ke kaha ʻulaʻula.',
      (seed, close) =>
        drawLamp({ ornament: 'lotus', glass: '#efe7c8', ground: grounds.glass }, seed, close),
    ),
  ),
  entry(
    'objects/mosque-lamp-02',
    'Glass lamp lit from within before the dark: thick blue enamel with stars, rosettes and palmettes edged in gold; the bare glass all but vanishes.',
    'Lámpara de vidrio encendida ante un fondo oscuro: esmalte azul espeso con estrellas, rosetas y palmetas ribeteadas de oro; el vidrio desnudo casi desaparece.',
    'He kukui aniani e ʻā ana i ka pouli: he pena uliuli mānoanoa me nā hōkū a me nā pua i kaʻe ʻia i ke gula; ʻaneʻane nalo ke aniani.',
    (seed) =>
      drawLamp(
        { ornament: 'strapwork', glass: '#e6dcb4', ground: grounds.glass, flame: 0.5 },
        seed,
      ),
  ),
  closely(
    entry(
      'objects/mosque-lamp-03',
      'Lamp of thin, cool clear glass in the Mamluk manner, on a wide bell of a foot, with a round belly: even, bright enamels with lotus, rosettes and medallions.',
      'Lámpara de vidrio fino, claro y frío a la manera mameluca, sobre un ancho pie de campana, de panza redonda: esmaltes vivos y regulares con lotos, rosetas y medallones.',
      'He kukui aniani lahilahi a mōakaaka ma ke ʻano Mamluk, me ka wāwae ākea e like me ka pele a me ka ʻōpū poepoe: nā pena hulali me nā lotus, nā pua a me nā poepoe.',
      (seed, close) =>
        drawLamp({ ornament: 'revival', glass: '#dcebf2', ground: grounds.glass }, seed, close),
    ),
    2.5,
  ),
  entry(
    'objects/sprinkler-01',
    'Cobalt-blue glass sprinkler with a round body, a long bent swan neck and a petal lip.',
    'Aspersor de vidrio azul cobalto de cuerpo redondo, largo cuello de cisne y boca en forma de pétalo.',
    'He ipu pīpī aniani uliuli: he kino poepoe, he ʻāʻī kekeʻe lōʻihi a me ka waha ʻano lau pua.',
    (seed) => drawSprinkler({ glass: '#2a4fb4', belly: 0.16, ground: grounds.coloredGlass }, seed),
  ),
  entry(
    'objects/sprinkler-02',
    'Clear glass sprinkler whose ribbed body begins to turn, with a bent swan neck, before the dark.',
    'Aspersor de vidrio incoloro de vientre acanalado que empieza a girar, con cuello de cisne, ante fondo oscuro.',
    'He ipu pīpī aniani mōakaaka me ke kino ʻaukā e wili ana a me ka ʻāʻī kekeʻe, ma ka pouli.',
    (seed) =>
      drawSprinkler(
        {
          glass: '#dbe8e0',
          belly: 0.165,
          body: 'pear',
          ribs: 16,
          ground: grounds.glass,
          sway: -1.25,
        },
        seed,
      ),
  ),
  entry(
    'objects/sprinkler-03',
    'Blue glass sprinkler with a pale thread that winds up the neck and an amber lip.',
    'Aspersor de vidrio azul con un hilo claro que sube en espiral por el cuello y boca ámbar.',
    'He ipu pīpī aniani uliuli me ke kaula aniani haʻahaʻa e wili ana i ka ʻāʻī a me ka waha ʻalani.',
    (seed) =>
      drawSprinkler(
        {
          glass: '#3f7fae',
          belly: 0.16,
          body: 'shouldered',
          thread: '#e6cf9c',
          lip: '#d08a2a',
          ground: grounds.coloredGlass,
          sway: 0.5,
        },
        seed,
      ),
  ),
  entry(
    'objects/rock-crystal-01',
    'Small flask of rock crystal, thick-walled and clear, with palmettes and scrolls carved on its sides.',
    'Frasco pequeño de cristal de roca, grueso y transparente, con palmetas y roleos tallados en los costados.',
    'He ʻōmole liʻiliʻi o ka pōhaku aniani, mānoanoa a mōakaaka, me nā lau i kālai ʻia ma nā ʻaoʻao.',
    (seed) => drawCrystalFlask(grounds.gem, seed),
  ),
];
