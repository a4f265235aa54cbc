import { drawAstrolabe } from '../../families/metal/astrolabe/astrolabe.ts';
import { drawPendant } from '../../families/metal/pendant.ts';
import { type CatalogueEntry, closely, entry } from '../entry.ts';
import { grounds } from './grounds.ts';

export const gold: CatalogueEntry[] = [
  closely(
    entry(
      'objects/astrolabe-01',
      'Brass astrolabe hanging from its ring: over a plate engraved with circles of height lies a net of vines, whose leaf tips are stars; the signs of the zodiac are written on a ring within it and every fifth degree in letters around the edge.',
      'Astrolabio de latón colgado de su anilla: sobre una lámina grabada con círculos de altura descansa una red de tallos cuyas hojas acaban en estrellas; dentro, un anillo con los signos del zodiaco, y en el borde los grados de cinco en cinco, en letras.',
      'He mea ana hōkū keleawe e kau ana ma kona apo: ma luna o ka papa i kahakaha ʻia me nā pōʻai, he ʻupena lau, a he hōkū ka wēlau o kēlā me kēia lau; kākau ʻia nā hōʻailona o ka zodiaka ma ke apo o loko a me nā kēkelē pālima ma ke kaʻe.',
      (seed, close) =>
        drawAstrolabe(
          {
            latitude: 32,
            inscription: 'عرض لب',
            rete: { pointers: 'leaves' },
            brass: '#d3ab62',
            throneLeaves: 5,
            tarnish: 0.3,
            ground: grounds.metal,
          },
          seed,
          close,
        ),
    ),
    3.2,
  ),
  entry(
    'objects/astrolabe-02',
    'Brass astrolabe, darkened: long blades point to thirteen stars over a plate for the latitude of Mecca; the tip of one blade is bent aside.',
    'Astrolabio de latón oscurecido: largas hojas apuntan a trece estrellas sobre una lámina para la latitud de La Meca; la punta de una está torcida.',
    'He mea ana hōkū keleawe pouli: kuhikuhi nā lau lōʻihi i nā hōkū he ʻumi kumamākolu ma luna o ka papa no ka lakikū o Meka; ua piʻo ka wēlau o kekahi.',
    (seed, close) =>
      drawAstrolabe(
        {
          latitude: 21.67,
          inscription: 'عرض كا م',
          rete: {
            pointers: 'blades',
            names: [
              'الدبران',
              'العيوق',
              'رجل الجوزا',
              'الشعرى اليمانية',
              'الشعرى الشامية',
              'قلب الاسد',
              'عنق الشجاع',
              'السماك الاعزل',
              'السماك الرامح',
              'النسر الواقع',
              'النسر الطائر',
              'منكب الفرس',
              'ذنب قيطس',
            ],
            bent: 'عنق الشجاع',
          },
          turned: -38,
          brass: '#b98f4e',
          throneLeaves: 3,
          tarnish: 0.62,
          ground: grounds.metal,
        },
        seed,
        close,
      ),
  ),
  entry(
    'objects/pendant-01',
    'Gold pendant in the shape of an eight-pointed star: a square ruby in white enamel, a ring of drop-shaped rubies and emeralds around it, a pearl in every point and three pearls hanging below.',
    'Colgante de oro en forma de estrella de ocho puntas: un rubí cuadrado en esmalte blanco, un anillo de rubíes y esmeraldas en gota, una perla en cada punta y tres perlas que cuelgan.',
    'He lei gula i ke ʻano hōkū ʻewalu kihi: he rubi huinahā i ka enamel keʻokeʻo, he lina rubi a me ka ʻemelala ʻano kulu a puni, he momi ma kēlā me kēia kihi, a ʻekolu momi e kau ana ma lalo.',
    (seed) =>
      drawPendant(
        {
          points: 8,
          stone: '#9c1228',
          second: '#0f6b45',
          enamel: '#e9e6dc',
          ground: grounds.metal,
        },
        seed,
      ),
  ),
  entry(
    'objects/pendant-02',
    'Gold pendant with twelve points: a square sapphire in green enamel, a ring of sapphires and clear stones around it, pearls along the edge and three hanging below.',
    'Colgante de oro de doce puntas: un zafiro cuadrado en esmalte verde, un anillo de zafiros y piedras claras, perlas en el borde y tres que cuelgan.',
    'He lei gula ʻumi kumamālua kihi: he sapphire huinahā i ka enamel ʻōmaʻomaʻo, he lina sapphire a me nā pōhaku akaaka a puni, nā momi ma ke kaʻe a ʻekolu e kau ana ma lalo.',
    (seed) =>
      drawPendant(
        {
          points: 12,
          stone: '#1b2f9c',
          second: '#c9d6ea',
          enamel: '#0f5a45',
          ground: grounds.metal,
        },
        seed,
      ),
  ),
];
