import { drawCarvedDoor } from '../../families/carved-door/carved-door.ts';
import { drawJali } from '../../families/screens/jali.ts';
import { drawMashrabiyya } from '../../families/screens/mashrabiyya.ts';
import { type CatalogueEntry, closely, entry } from '../entry.ts';
import { grounds } from './grounds.ts';

export const architecture: CatalogueEntry[] = [
  entry(
    'objects/carved-door-01',
    'Pair of wooden doors: straps cross over and under one another around ten-pointed stars, and every small panel between them is carved; scrolls above and below, brass ring handles.',
    'Puerta de madera de dos hojas: lazos que se cruzan por encima y por debajo en torno a estrellas de diez puntas, con cada panel tallado; roleos arriba y abajo y aldabas de latón.',
    'He ʻelua pani puka lāʻau: nā kāʻei e holo ana ma luna a ma lalo a puni nā hōkū kihi ʻumi, ua kālai ʻia nā papa liʻiliʻi a pau; nā lau ʻōwili ma luna a ma lalo, a me nā apo keleawe.',
    (seed) =>
      drawCarvedDoor(
        { kind: 'stars', wood: '#8a5630', ground: grounds.wood, width: 1000, height: 1600 },
        seed,
      ),
  ),
  entry(
    'objects/carved-door-02',
    'Carved double door with its frame: vines, rosettes and lotus on the lintel, fish, lotus and a chain on the jambs, rows of brass spikes on the leaves.',
    'Puerta tallada de dos hojas con su marco: tallos, rosetas y lotos en el dintel, peces, lotos y una cadena en las jambas, y filas de clavos de latón en las hojas.',
    'He puka kālai me kona lāʻau puni: nā kā, nā pua a me ka lotus ma luna, nā iʻa, ka lotus a me ke kaulahao ma nā ʻaoʻao, a me nā kui keleawe ma nā pani.',
    (seed) =>
      drawCarvedDoor(
        { kind: 'coast', wood: '#6f4526', ground: grounds.wood, width: 1180, height: 1600 },
        seed,
      ),
  ),
  closely(
    entry(
      'objects/carved-door-03',
      'Door leaf carved in two depths: a fine scroll lies under a broad, deep one with split leaves, about a star of twelve points; at the right an iron ring, the wood around it black, and above it a place planed smooth.',
      'Hoja de puerta tallada en dos profundidades: un roleo fino pasa bajo otro ancho y profundo de hojas hendidas, en torno a una estrella de doce puntas; a la derecha, una aldaba de hierro con la madera ennegrecida y, encima, un lugar cepillado.',
      'He pani puka i kālai ʻia i ʻelua hohonu: he lau ʻōwili liʻiliʻi ma lalo o kekahi mea nui me nā lau māhele, a puni ka hōkū kihi ʻumi kumamālua; ma ka ʻākau he apo hao, ʻeleʻele ka lāʻau a puni, a ma luna aʻe he wahi i koli ʻia a laumania.',
      (seed, close) =>
        drawCarvedDoor(
          { kind: 'depths', wood: '#9a6a3c', ground: grounds.wood, width: 800, height: 1600 },
          seed,
          close,
        ),
    ),
    3.7,
  ),
  entry(
    'objects/jali-01',
    'Red sandstone screen of hexagons and six-pointed stars; the sun stands behind it and throws the pattern on the floor.',
    'Celosía de arenisca roja con hexágonos y estrellas de seis puntas; el sol, detrás, proyecta el dibujo en el suelo.',
    'He pākū pōhaku one ʻulaʻula me nā huinaono a me nā hōkū kihi ʻeono; aia ka lā ma hope, a hāʻule ke kiʻi ma ka papahele.',
    (seed) =>
      drawJali(
        {
          design: { kind: 'hexagons', side: 92, bar: 19 },
          stone: 'red',
          wide: 0.92,
          tall: 1.28,
          frame: 0.07,
          ground: grounds.stoneScreen,
          sun: [-0.35, 0.66, -0.66],
          width: 1280,
          height: 1600,
        },
        seed,
      ),
  ),
  entry(
    'objects/jali-02',
    'White marble screen with ten-pointed stars against the dark; the low sun behind it turns the edges of the openings amber and lies in patches on the floor.',
    'Celosía de mármol blanco con estrellas de diez puntas sobre fondo oscuro; el sol bajo enciende de ámbar los bordes y deja manchas de luz en el suelo.',
    'He pākū māpala keʻokeʻo me nā hōkū kihi ʻumi ma ka pouli; ʻalani nā lihi i ka lā haʻahaʻa, a aia nā kiko mālamalama ma ka papahele.',
    (seed) =>
      drawJali(
        {
          design: {
            kind: 'stars',
            lines: { sides: 10, angle: 72, apothem: 150, contact: 54, reach: 3, turn: Math.PI / 2 },
            bar: 15,
            hearts: 4,
          },
          stone: 'marble',
          wide: 0.78,
          tall: 1.12,
          frame: 0.06,
          ground: grounds.stoneScreen,
          sun: [0.3, 0.66, -0.66],
          width: 1280,
          height: 1600,
        },
        seed,
      ),
  ),
  entry(
    'objects/jali-03',
    'Sandstone screen: in a pointed arch a plant climbs from a vase and fills the opening with tendrils, flowers in the corners; sunlight falls through.',
    'Celosía de arenisca: en un arco apuntado, una planta sube de un jarrón y llena el vano de zarcillos, con flores en las esquinas; la luz del sol la atraviesa.',
    'He pākū pōhaku one: i loko o ka hoaka ʻoi, piʻi kekahi mea kanu mai ka ipu a piha ka puka i nā kā; he pua ma nā kihi, a komo ka lā.',
    (seed) =>
      drawJali(
        {
          design: { kind: 'plant' },
          stone: 'buff',
          wide: 0.7,
          tall: 1.35,
          frame: 0.075,
          ground: grounds.stoneScreen,
          sun: [-0.3, 0.7, -0.64],
          width: 1120,
          height: 1600,
        },
        seed,
      ),
  ),
  entry(
    'objects/jali-04',
    'Red sandstone screen with eight-pointed stars as openings and pierced crosses between them; the sun throws stars on the floor.',
    'Celosía de arenisca roja con estrellas de ocho puntas caladas y cruces entre ellas; el sol proyecta estrellas en el suelo.',
    'He pākū pōhaku one ʻulaʻula me nā puka hōkū kihi ʻewalu a me nā keʻa ma waena; hāʻule nā hōkū mālamalama ma ka papahele.',
    (seed) =>
      drawJali(
        {
          design: { kind: 'crosses', side: 174, bar: 17 },
          stone: 'red',
          wide: 0.64,
          tall: 0.96,
          frame: 0.058,
          ground: grounds.stoneScreen,
          sun: [-0.3, 0.68, -0.66],
          width: 1240,
          height: 1600,
        },
        seed,
      ),
  ),
  entry(
    'objects/jali-05',
    'Tall white marble screen with twelve-pointed stars, the morning sun behind it.',
    'Celosía alta de mármol blanco con estrellas de doce puntas, con el sol de la mañana detrás.',
    'He pākū māpala keʻokeʻo kiʻekiʻe me nā hōkū kihi ʻumi kumamālua; aia ka lā kakahiaka ma hope.',
    (seed) =>
      drawJali(
        {
          design: {
            kind: 'stars',
            lines: { sides: 12, angle: 60, apothem: 180, contact: 60, reach: 4 },
            bar: 14,
            hearts: 5,
          },
          stone: 'marble',
          wide: 0.84,
          tall: 1.52,
          frame: 0.06,
          ground: grounds.stoneScreen,
          sun: [-0.4, 0.62, -0.7],
          width: 1100,
          height: 1600,
        },
        seed,
      ),
  ),
  entry(
    'objects/mashrabiyya-01',
    'Turned wood screen: a coarse diagonal net above, a fine square net of beads and spindles below, light falling through.',
    'Celosía de madera torneada: arriba, una malla gruesa en diagonal; abajo, una malla fina de cuentas y husillos; la luz la atraviesa.',
    'He pākū lāʻau i wili ʻia: ka ʻupena nui hiō ma luna, ka ʻupena liʻiliʻi o nā pōpō a me nā koʻo ma lalo; komo ka mālamalama.',
    (seed) =>
      drawMashrabiyya(
        {
          wide: 1.04,
          tall: 1.68,
          frame: 0.065,
          wood: '#7a4b2a',
          panels: [
            { share: 0.3, net: 'diagonal', mesh: 0.066 },
            { share: 0.7, net: 'square', mesh: 0.042 },
          ],
          ground: grounds.wood,
          sun: [-0.35, 0.66, -0.66],
          width: 1180,
          height: 1600,
        },
        seed,
      ),
  ),
  entry(
    'objects/mashrabiyya-02',
    'Turned wood screen in which denser beads draw the outline of a hanging lamp.',
    'Celosía de madera torneada en la que unas cuentas más densas dibujan una lámpara colgante.',
    'He pākū lāʻau i wili ʻia; ma o nā pōpō paʻapū i kaha ʻia ai ke kiʻi o kekahi kukui e kau ana.',
    (seed) =>
      drawMashrabiyya(
        {
          wide: 0.88,
          tall: 1.32,
          frame: 0.06,
          wood: '#8a5a34',
          panels: [{ share: 1, net: 'square', mesh: 0.034 }],
          lamp: true,
          ground: grounds.wood,
          sun: [0.3, 0.68, -0.66],
          width: 1200,
          height: 1600,
        },
        seed,
      ),
  ),
  entry(
    'objects/mashrabiyya-03',
    'Small window screen of turned beads whose eight arms make stars, some beads with studs of bone.',
    'Pequeña celosía de ventana de cuentas torneadas cuyos ocho brazos forman estrellas, algunas con botones de hueso.',
    'He pākū puka makani liʻiliʻi: ʻewalu lima o kēlā me kēia pōpō, he hōkū ke kiʻi; he kui iwi ma kekahi mau pōpō.',
    (seed) =>
      drawMashrabiyya(
        {
          wide: 0.62,
          tall: 0.84,
          frame: 0.05,
          wood: '#5f3620',
          panels: [{ share: 1, net: 'star', mesh: 0.058 }],
          studs: true,
          ground: grounds.wood,
          sun: [-0.32, 0.66, -0.68],
          width: 1240,
          height: 1600,
        },
        seed,
      ),
  ),
];
