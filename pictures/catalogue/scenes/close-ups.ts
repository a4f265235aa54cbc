import { makeCarvedDoor } from '../../families/carved-door/carved-door.ts';
import { type CloseUp, drawCloseUp, inRoom, ofWork } from '../../families/close-ups/close-up.ts';
import * as drawing from '../../families/close-ups/drawn-lines.ts';
import {
  makeEngravedBrass,
  makeLimeWall,
  makeMendedCotton,
  makePaper,
} from '../../families/close-ups/flat-matter.ts';
import { makeStarWall } from '../../families/close-ups/star-wall.ts';
import { lightTwice, type ScreenShadow } from '../../families/close-ups/sunlight.ts';
import { lookDown } from '../../families/products/studio.ts';
import { flatBreads } from '../../families/still-lifes/flat-breads.ts';
import { glassLedge } from '../../families/still-lifes/glass-ledge.ts';
import { lashedFrame } from '../../families/still-lifes/lashed-frame.ts';
import { santur } from '../../families/still-lifes/santur.ts';
import { type CatalogueEntry, entry } from '../entry.ts';
import { carpet } from '../objects/carpets.ts';
import { nightStar, wallCross } from '../objects/star-tiles.ts';

/** What shows somebody's work in a list and beside their words. */
const card = { width: 1280, height: 960 };
/** The same for what is followed light by light. */
const cardSetting = { wide: 1280, high: 960 };

const lattice: ScreenShadow = {
  sides: 8,
  angle: 90,
  contact: 67.5,
  apothem: 0.07,
  bar: 0.011,
  soft: 0.003,
  turn: 24,
  stretch: 1.4,
};
export const morning = { rise: 24, hard: 3, fill: 0.34, tint: [1.6, 1.3, 0.94] as const };

/** The carpet on loan, knotted as coarsely as it is old and trodden. */
const crossingWaters = carpet({
  field: 'crossingWaters',
  dyes: {
    field: '#692a22',
    border: '#1a2439',
    light: '#cbb68c',
    dark: '#231a17',
    one: '#9c713a',
    two: '#47583f',
    three: '#5a7a85',
  },
  knots: [540, 360],
  fineness: 1.2,
  width: 1560,
  height: 1100,
  inset: 0,
  wear: 0.42,
  abrash: 0.55,
});
/** Of two views of it, one carpet. */
const ofLoan = () => inRoom(crossingWaters('garden of Kirman', 2));

export const near = (
  slug: string,
  en: string,
  es: string,
  haw: string,
  look: CloseUp,
): CatalogueEntry => ({
  ...entry(`scenes/${slug}`, en, es, haw, (seed) => drawCloseUp(look, seed)),
  maxBytes: look.width === card.width ? 120_000 : 260_000,
});

/** Works, tools and matter seen from near: what a head that fills the window shows, and what stands for a maker. */
export const closeUps: CatalogueEntry[] = [
  near(
    'near-house-door',
    'The two leaves of a carved door from near: wood laid in ten-pointed stars, a brass ring on either side of the gap, sun through a screen.',
    'Las dos hojas de una puerta tallada, de cerca: madera en estrellas de diez puntas, una aldaba de latón a cada lado de la juntura, sol a través de una celosía.',
    'Nā ʻaoʻao ʻelua o ka puka kālai, i nānā kokoke ʻia: he lāʻau hōkū kihi ʻumi, he apo keleawe ma kēlā a me kēia ʻaoʻao o ka ʻoā, a me ka lā mai ka pākū.',
    {
      of: (seed) =>
        lightTwice(
          makeCarvedDoor(
            { kind: 'stars', wood: '#96602f', ground: 'plaster', width: 1200, height: 1600 },
            seed,
          ),
          { rise: 24, hard: 4, fill: 0.34, tint: [2, 1.5, 0.98] },
        ),
      view: {
        at: [0.02, 0],
        away: 0.42,
        aside: -26,
        below: 8,
        roll: 2,
        lens: 0.008,
        focus: [-0.02, 0],
      },
      light: { screen: { ...lattice, apothem: 0.075 }, exposure: 1.85 },
    },
  ),
  near(
    'near-coast-door',
    'A door of the Swahili coast from near: planks of reddish wood with rows of brass spikes that throw long shadows, and a post carved with rosettes between the leaves.',
    'Una puerta de la costa suajili, de cerca: tablas de madera rojiza con filas de clavos de latón que proyectan sombras largas y, entre las hojas, un montante tallado con rosetas.',
    'He puka o ke kapakai Swahili i nānā kokoke ʻia: nā papa lāʻau ʻulaʻula me nā lālani kui keleawe e hoʻolele ana i ke aka lōʻihi, a he pou i kālai ʻia me nā pua i waena.',
    {
      of: (seed) =>
        lightTwice(
          makeCarvedDoor(
            { kind: 'coast', wood: '#7a4c2a', ground: 'plaster', width: 1200, height: 1600 },
            seed,
            1.6,
          ),
          { rise: 22, hard: 4, fill: 0.36, tint: [2, 1.5, 1] },
        ),
      view: {
        at: [0.06, 0.02],
        away: 0.4,
        aside: 28,
        below: 8,
        roll: -3,
        lens: 0.008,
        focus: [0.1, 0.02],
      },
      light: { ends: { from: [0.02, 0], to: [-0.4, 0.1] }, exposure: 1.7 },
    },
  ),
  near(
    'near-sloping-garden',
    'A drawing of a garden from near: four channels of blue wash meet at a basin, but over lines of height that bend down a slope, with taro terraces stepped between them.',
    'Un dibujo de jardín, de cerca: cuatro canales a la aguada azul se unen en una alberca, pero sobre curvas de nivel que bajan por una ladera, con terrazas de taro escalonadas entre ellas.',
    'He kaha kīhāpai i nānā kokoke ʻia: hui nā ʻauwai uliuli ʻehā ma ka lua wai, akā ma luna o nā laina kiʻekiʻe e iho ana i ka pali, me nā loʻi kalo i waena.',
    {
      ...card,
      of: (seed) =>
        lightTwice(
          makePaper(seed, { tint: '#ece4d1', ink: drawing.slopingGarden, dry: 0.16 }),
          morning,
        ),
      view: { at: [0, 0], away: 0.56, aside: -16, below: 32, roll: 8, lens: 0.014 },
      light: { exposure: 1.06 },
    },
  ),
  near(
    'near-threshold',
    'A carved door at the height of the hand, seen aslant: a rosette within a star of twelve points, and morning light from one side.',
    'Una puerta tallada a la altura de la mano, vista de sesgo: una roseta dentro de una estrella de doce puntas, con luz de mañana de un lado.',
    'He puka kālai ma ke kiʻekiʻe o ka lima, i nānā hiō ʻia: he pua poepoe i loko o ka hōkū kihi ʻumi kumamālua, me ka lā kakahiaka ma kekahi ʻaoʻao.',
    {
      ...card,
      of: (seed) =>
        lightTwice(
          makeCarvedDoor(
            { kind: 'depths', wood: '#7c4f2a', ground: 'plaster', width: 1200, height: 1600 },
            seed,
          ),
          { rise: 18, hard: 5, fill: 0.34, tint: [2, 1.55, 1.05] },
        ),
      view: { at: [0, 0.05], away: 0.4, aside: 34, below: 6, roll: -3, lens: 0.008 },
      light: { ends: { from: [-0.02, 0], to: [0.3, 0] }, exposure: 1.6 },
    },
  ),
  near(
    'near-marbled-paper',
    'Marbled paper from near: drops of white, ocher, brick red and slate lie on indigo, each pushed out of round by its neighbors.',
    'Papel jaspeado de cerca: gotas blancas, ocres, rojo ladrillo y pizarra sobre índigo, cada una deformada por sus vecinas.',
    'Ka pepa ʻōniʻoniʻo i nānā kokoke ʻia: he mau kulu keʻokeʻo, melemele, ʻulaʻula a ʻāhinahina ma luna o ka uliuli, ua paʻipaʻi ʻia kēlā me kēia e kona mau hoalauna.',
    {
      width: 1920,
      height: 1280,
      of: ofWork('marbled-paper-01', 'images'),
      view: { at: [0, 0], away: 0.52, aside: -16, below: 30, roll: 9, lens: 0.012 },
      light: { exposure: 1.35 },
    },
  ),
  near(
    'near-crossing-waters',
    'A worn garden carpet from above: two channels of blue wool with ivory fish cross in a round basin with a star; trees and flowers lie flat on the dark banks, and beds with one shrub each fill the corners.',
    'Una alfombra jardín gastada, desde arriba: dos canales de lana azul con peces marfil se cruzan en una alberca redonda con una estrella; árboles y flores yacen tendidos en las orillas oscuras, y arriates de una sola mata llenan las esquinas.',
    'He moena kīhāpai kahiko i nānā ʻia mai luna: hui nā ʻauwai ʻelua o ka hulu hipa uliuli me nā iʻa keʻokeʻo ma ke kiʻo wai poepoe me ka hōkū; moe pālahalaha nā kumulāʻau a me nā pua ma nā kapa pouli, a ma nā kihi nā māla me ka lāʻau hoʻokahi.',
    {
      of: ofLoan,
      view: {
        at: [0, 0.01],
        away: 0.54,
        aside: -8,
        below: 31,
        roll: 4,
        lens: 0.005,
        focus: [0, 0.04],
      },
      light: { ends: { from: [-0.02, 0.05], to: [0.5, -0.2] }, exposure: 1.15 },
    },
  ),
  near(
    'near-channel-fish',
    'A channel of a garden carpet from near, every knot seen: one ivory fish swims in blue wool with dark ripples toward the rim of a basin; on the bank below, a cypress and a flowering tree with their feet at the water.',
    'El canal de una alfombra jardín, de cerca, nudo a nudo: un pez marfil nada en lana azul de ondas oscuras hacia el borde de una alberca; en la orilla de abajo, un ciprés y un árbol florido con el pie en el agua.',
    'He ʻauwai o ka moena kīhāpai i nānā kokoke ʻia, ʻike ʻia nā hīpuʻu a pau: ʻau kekahi iʻa keʻokeʻo i loko o ka hulu hipa uliuli me nā ʻale pouli i ke kaʻe o ke kiʻo wai; ma ke kapa o lalo, he paina a me ke kumulāʻau pua, ko lāua kumu ma ka wai.',
    {
      of: ofLoan,
      view: { at: [0.13, 0.03], away: 0.27, aside: 14, below: 34, roll: -7, lens: 0.01 },
      light: { ends: { from: [0.2, 0.05], to: [-0.4, 0.1] }, exposure: 1.15 },
    },
  ),
  near(
    'near-ikat',
    'The silk of an ikat robe from near: red, white and yellow run into each other along the warp, with the sheen of a ribbed cloth.',
    'La seda de una túnica de ikat, de cerca: rojo, blanco y amarillo se funden a lo largo de la urdimbre, con el brillo de una tela acanalada.',
    'Ke kilika o ka lole ikat i nānā kokoke ʻia: hui ka ʻulaʻula, ke keʻokeʻo a me ka melemele ma ke aho kū, me ka hulali o ka lole ʻauʻau.',
    {
      ...card,
      of: ofWork('ikat-robe-01', 'images'),
      view: { at: [0.1, 0.02], away: 0.28, aside: -10, below: 26, roll: 12, lens: 0.01 },
      light: { exposure: 1.2 },
    },
  ),
  near(
    'near-painted-margin',
    'The lower edge of an illuminated headpiece from near: split palmettes in gold and white turn across each other on lapis blue, then rules of gold and the bare paper.',
    'El borde inferior de un encabezamiento iluminado, de cerca: medias palmetas en oro y blanco se cruzan sobre azul lapislázuli; después, filetes de oro y el papel desnudo.',
    'Ke kaʻe lalo o ke poʻo i hoʻonani ʻia, i nānā kokoke ʻia: wili nā hapa lau gula a keʻokeʻo ma luna o ka uliuli lapis; a laila nā laina gula a me ka pepa ʻōlohelohe.',
    {
      ...card,
      of: ofWork('illumination-02', 'images'),
      view: { at: [0.05, -0.18], away: 0.42, aside: 14, below: 26, roll: -8, lens: 0.01 },
      light: { exposure: 1.3 },
    },
  ),
  near(
    'near-binding',
    'Dark brown leather of a book cover from near: gold blossoms and leaves pressed into it, inside a waved gold line.',
    'Cuero pardo oscuro de una cubierta de libro, de cerca: flores y hojas de oro estampadas, dentro de una línea dorada ondulada.',
    'Ka ʻili palaunu pouli o ka puke i nānā kokoke ʻia: he mau pua a lau gula i paʻi ʻia, i loko o ka laina gula ʻaleʻale.',
    {
      of: ofWork('binding-01'),
      view: { at: [0, 0.02], away: 0.5, aside: 22, below: 26, roll: -8, lens: 0.012 },
      light: { ends: { from: [0.1, 0.05], to: [-0.55, 0.2] }, exposure: 1.35 },
    },
  ),
  near(
    'near-cut-tiles',
    'Cut tiles from near: glazed pieces in two blues, turquoise, saffron, white and black turn about a round yellow one; the shadow of a screen lies over them.',
    'Azulejos cortados, de cerca: piezas vidriadas en dos azules, turquesa, azafrán, blanco y negro giran en torno a una redonda amarilla; las cubre la sombra de una celosía.',
    'Nā kile i ʻoki ʻia, i nānā kokoke ʻia: ʻelua ʻano uliuli, ʻōmaʻomaʻo uliuli, melemele, keʻokeʻo a ʻeleʻele e puni ana i kekahi mea poepoe melemele; kau ke aka o ka pākū ma luna.',
    {
      ...card,
      of: ofWork('zellige-panel-05', 'images'),
      view: { at: [0.05, 0.05], away: 0.5, aside: 26, below: 14, roll: -5, lens: 0.012 },
      light: { screen: lattice, exposure: 1.4 },
    },
  ),
  near(
    'near-mosaic-vase',
    'Tile mosaic from near: a turquoise vase and yellow stems with white buds, cut to the line and set in deep blue pieces whose joints run across the ground.',
    'Mosaico de azulejo, de cerca: un jarrón turquesa y tallos amarillos con capullos blancos, cortados según el contorno y encajados en piezas de azul profundo cuyas juntas cruzan el fondo.',
    'He kile ʻāpana i nānā kokoke ʻia: he ipu ʻōmaʻomaʻo uliuli a me nā kā melemele me nā ʻōpuʻu keʻokeʻo, i ʻoki ʻia ma ka laina a hoʻonoho ʻia i loko o nā ʻāpana polū uli.',
    {
      of: ofWork('mosaic-panel-02', 'images'),
      view: { at: [0.02, 0.3], away: 0.62, aside: 20, below: 14, roll: -4, lens: 0.01 },
      light: { screen: lattice, exposure: 1.35 },
    },
  ),
  near(
    'near-night-stars',
    'Star tiles by lamplight, from near: white stems with leaves of gold turn on deep blue, dark crosses between them; the light falls off into the night.',
    'Azulejos de estrella a la luz de una lámpara, de cerca: tallos blancos con hojas de oro giran sobre azul profundo, entre cruces oscuras; la luz se pierde en la noche.',
    'Nā kile hōkū i ka lama kukui, i nānā kokoke ʻia: wili nā kā keʻokeʻo me nā lau gula ma luna o ka polū uli, me nā keʻa pouli i waena; nalo ka mālamalama i ka pō.',
    {
      of: (seed) =>
        lightTwice(
          makeStarWall(
            {
              stars: [nightStar],
              cross: { ...wallCross, glaze: '#12455c', palette: { petal: '#12455c' } },
              columns: 4.6,
              rows: 2.8,
              spacing: 900,
            },
            seed,
          ),
          { rise: 20, hard: 2.4, fill: 0.2, tint: [2.6, 1.66, 0.8], sheen: 1.6 },
        ),
      view: {
        at: [-0.1, 0],
        away: 0.5,
        aside: -30,
        below: 8,
        roll: 4,
        lens: 0.009,
        focus: [-0.16, 0],
      },
      light: { ends: { from: [-0.22, 0.03], to: [0.3, -0.06] }, exposure: 1.75, glow: 0.1 },
    },
  ),
  near(
    'near-dry-cord',
    'A cuerda seca tile from near: a lotus, rosettes and leaves in blue, turquoise, green and white on yellow, each glaze standing between its dark lines.',
    'Un azulejo de cuerda seca, de cerca: un loto, rosetas y hojas en azul, turquesa, verde y blanco sobre amarillo, cada vidriado entre sus líneas oscuras.',
    'He kile kaula maloʻo i nānā kokoke ʻia: he lotus, nā pua poepoe a me nā lau polū, ʻōmaʻomaʻo a keʻokeʻo ma luna o ka melemele, kēlā me kēia i waena o nā laina pouli.',
    {
      of: ofWork('cuerda-seca-tile-01'),
      view: {
        at: [0.06, -0.06],
        away: 0.46,
        aside: 28,
        below: 14,
        roll: -5,
        lens: 0.012,
        focus: [0.08, -0.04],
      },
      light: { screen: { ...lattice, apothem: 0.085 }, exposure: 1.35 },
    },
  ),
  near(
    'near-morning-sketch',
    'A sketchbook page from near: four pointed arches in pencil, sought with thin lines before the dark ones, shade hatched inside, and a round of orange low over the sea.',
    'Una página de cuaderno, de cerca: cuatro arcos apuntados a lápiz, tanteados con líneas finas antes de las oscuras, la sombra rayada y un redondel naranja bajo, sobre el mar.',
    'He ʻaoʻao kahakiʻi i nānā kokoke ʻia: ʻehā hoaka ʻoi i ka penikala, me nā kaha lahilahi ma mua o nā mea pouli, ke aka i kaha ʻia, a he poepoe ʻalani haʻahaʻa ma luna o ke kai.',
    {
      of: (seed) =>
        lightTwice(
          makePaper(seed, { tint: '#ece4d2', ink: drawing.arches, dry: 0.3, press: 1.3 }),
          {
            ...morning,
            tint: [1.75, 1.28, 0.9],
            rise: 18,
          },
        ),
      view: { at: [-0.04, 0.04], away: 0.62, aside: 18, below: 28, roll: -7, lens: 0.014 },
      light: { ends: { from: [0.25, 0], to: [-0.7, 0.2] }, exposure: 1.06 },
    },
  ),
  near(
    'near-lattice-shadow',
    'A lime-washed wall from near; the sun through a pierced screen lays a net of eight-pointed stars on it, sharp on one side and soft on the other.',
    'Un muro encalado, de cerca; el sol a través de una celosía tiende en él una red de estrellas de ocho puntas, nítida a un lado y difusa al otro.',
    'He paia puna i nānā kokoke ʻia; kau ka lā mai ka pākū me ka ʻupena hōkū kihi ʻewalu, ʻoi ma kekahi ʻaoʻao, palahē ma kekahi.',
    {
      ...card,
      of: (seed) => lightTwice(makeLimeWall(seed, '#dccdb0'), { ...morning, rise: 14, sheen: 0.3 }),
      view: {
        at: [0, 0],
        away: 0.55,
        aside: -38,
        below: 6,
        roll: 3,
        lens: 0.016,
        focus: [-0.12, 0],
      },
      light: { screen: { ...lattice, apothem: 0.09, bar: 0.02 }, exposure: 1.1 },
    },
  ),
  near(
    'near-mended-cotton',
    'An old cotton robe from near: narrow woven strips, two patches sewn on with running stitches, darns in ocher and green thread, a leather packet sewn down.',
    'Una vieja túnica de algodón, de cerca: tiras tejidas estrechas, dos parches cosidos a bastilla, zurcidos en hilo ocre y verde, una bolsita de cuero cosida.',
    'He lole pulupulu kahiko i nānā kokoke ʻia: nā ʻāpana ulana lahilahi, ʻelua poho i humuhumu ʻia, nā wahi i hono ʻia i ka lopi melemele a ʻōmaʻomaʻo, a he ʻeke ʻili i humu ʻia.',
    {
      ...card,
      of: (seed) => lightTwice(makeMendedCotton(seed), { ...morning, rise: 26 }),
      view: {
        at: [0.06, 0.02],
        away: 0.66,
        aside: 12,
        below: 24,
        roll: -6,
        lens: 0.012,
        focus: [0.05, 0.03],
      },
      light: { exposure: 1.1 },
    },
  ),
  near(
    'near-ink-strokes',
    'Practice strokes of a flat brush on cream paper, no letters yet: broad sweeps that open and close, streaked where the brush ran dry, and square dots.',
    'Trazos de práctica de un pincel plano en papel crema, todavía sin letras: barridos anchos que se abren y cierran, rayados donde el pincel se secó, y puntos cuadrados.',
    'Nā kaha hoʻomaʻamaʻa o ka hulu palahalaha ma ka pepa kea, ʻaʻole he hua palapala: nā kaha ākea e hāmama a pani, he maloʻo kekahi, a me nā kiko ʻaoʻao ʻehā.',
    {
      ...card,
      of: (seed) =>
        lightTwice(
          makePaper(seed, { tint: '#eadfc6', ink: drawing.strokes, shine: 0.3, streaks: 0.9 }),
          morning,
        ),
      view: { at: [0, 0], away: 0.62, aside: -14, below: 30, roll: 7, lens: 0.014 },
      light: { exposure: 1.08 },
    },
  ),
  near(
    'near-turned-sheet',
    'The back of a practice sheet from near: its brush strokes show through the paper reversed and gray, and one blot, with a spatter around it, has come through almost black.',
    'El reverso de una hoja de práctica, de cerca: los trazos del pincel se transparentan en el papel, invertidos y grises, y un borrón con salpicaduras ha calado casi negro.',
    'Ke kua o kekahi pepa hoʻomaʻamaʻa, i nānā kokoke ʻia: ʻike ʻia nā kaha hulu ma o ka pepa, ua huli a ʻāhinahina, a ua ʻō mai kekahi ʻeka ʻīnika me kona mau pakī, kokoke ʻeleʻele.',
    {
      width: 1600,
      height: 1200,
      of: (seed) =>
        lightTwice(
          makePaper(seed, { tint: '#e9dcc0', ink: drawing.strokesFromBehind, dry: 0.05 }),
          morning,
        ),
      view: {
        at: [0.0, 0.05],
        away: 0.54,
        aside: 18,
        below: 38,
        roll: -8,
        lens: 0.016,
        focus: [0.0, -0.02],
      },
      light: { exposure: 1.1 },
    },
  ),
  near(
    'near-brass-lines',
    'A brass table top from near, engraved with the steps of a ten-pointed star: circles and the first lines cut deep, the last ones fine.',
    'Un tablero de latón, de cerca, grabado con los pasos de una estrella de diez puntas: los círculos y primeras líneas hondos, las últimas finas.',
    'Ka papa keleawe i nānā kokoke ʻia, i kahakaha ʻia me nā ʻanuʻu o ka hōkū kihi ʻumi: hohonu nā pōʻai a me nā kaha mua, lahilahi nā kaha hope.',
    {
      ...card,
      of: (seed) =>
        lightTwice(makeEngravedBrass(seed, drawing.starSteps), {
          ...morning,
          fill: 0.5,
          sheen: 1.3,
        }),
      view: { at: [0, 0.02], away: 0.5, aside: 18, below: 32, roll: -10, lens: 0.014 },
      light: { ends: { from: [0.05, 0], to: [-0.6, 0.1] }, exposure: 1.15 },
    },
  ),
  near(
    'near-two-profiles',
    'Two sheets of tracing paper, one on the other, from near: a bowl drawn in pencil, its wall in section on the left; the crack runs down the middle in red, and the lines of both sheets agree.',
    'Dos hojas de papel de calco, una sobre otra, de cerca: un cuenco dibujado a lápiz, con la pared en sección a la izquierda; la grieta baja en rojo por el medio, y las líneas de las dos hojas coinciden.',
    'ʻElua pepa aka, kekahi ma luna o kekahi, i nānā kokoke ʻia: he pola i kaha ʻia i ka penikala, a ʻike ʻia ka mānoanoa o ka paia ma ka hema; iho ka māwae ʻulaʻula ma waena, a kūlike nā kaha o nā pepa ʻelua.',
    {
      of: (seed) =>
        lightTwice(
          makePaper(seed, {
            tint: '#e9e2cf',
            ink: drawing.profiles,
            dry: 0.2,
            press: 1.4,
            close: 1.5,
          }),
          morning,
        ),
      view: {
        at: [-0.045, 0.03],
        away: 0.88,
        aside: -7,
        below: 20,
        roll: 4,
        lens: 0.003,
        focus: [0, 0.02],
      },
      light: { ends: { from: [0.25, 0], to: [-0.7, 0.25] }, exposure: 1.05 },
    },
  ),
  near(
    'near-word-list',
    'A page of a notebook from near: small pencil sketches of sails, each as it looks a little nearer than the last, down to an empty line.',
    'Una página de cuaderno, de cerca: pequeños bocetos de velas a lápiz, cada una algo más próxima que la anterior, hasta una línea vacía.',
    'He ʻaoʻao puke i nānā kokoke ʻia: nā kaha penikala liʻiliʻi o nā peʻa, e kokoke mai ana kēlā me kēia, a hiki i ka laina hakahaka.',
    {
      ...card,
      of: (seed) =>
        lightTwice(
          makePaper(seed, { tint: '#ebe3d0', ink: drawing.sails, dry: 0.34, press: 1 }),
          morning,
        ),
      view: { at: [0, -0.02], away: 0.55, aside: 20, below: 34, roll: -9, lens: 0.014 },
      light: { exposure: 1.06 },
    },
  ),
  {
    ...entry(
      'scenes/near-strings',
      'The strings of a santur from near: courses of four fine wires over small turned bridges, a rose cut into the walnut below.',
      'Las cuerdas de un santur, de cerca: órdenes de cuatro alambres finos sobre puentecillos torneados, y debajo una rosa calada en el nogal.',
      'Nā kaula o ka santur i nānā kokoke ʻia: he ʻehā uea lahilahi ma luna o kēlā me kēia kākoʻo liʻiliʻi, a ma lalo he pua i ʻoki ʻia i ka lāʻau.',
      santur({ ...cardSetting, ...lookDown([-0.06, 0.09, 0.02], 24, 0.8, 0.2, 34) }),
    ),
    maxBytes: 120_000,
  },
  {
    ...entry(
      'scenes/near-flat-bread',
      'Flat breads from near, one on another on a floured board in low sun: the well of the top one pressed by finger tips, the rim puffed, blistered and burnt dark in places, strewn with sesame.',
      'Panes planos, de cerca, uno sobre otro en una tabla enharinada con luz rasante: el centro del de arriba marcado por las yemas de los dedos y el borde hinchado, con ampollas, zonas muy tostadas y sésamo.',
      'Nā palaoa palahalaha i nānā kokoke ʻia i ka lā haʻahaʻa, kekahi ma luna o kekahi ma ka papa me ka palaoa maka: ua kaomi ʻia ka waena e nā manamana lima, pehu a pūhāhā ke kaʻe, pāpaʻa kekahi wahi, me nā ʻanoʻano sesame.',
      flatBreads(),
    ),
    maxBytes: 120_000,
  },
  {
    ...entry(
      'scenes/near-lashing',
      'A lashing from near: cord wound crosswise over a bent rib and a pole, the other joints of the frame behind it.',
      'Una atadura, de cerca: cordel cruzado sobre una cuaderna curva y una vara, y detrás las demás uniones del armazón.',
      'He hauhoa i nānā kokoke ʻia: ke kaula i wili kaupeʻa ʻia ma luna o ka wae piʻo a me ka lāʻau, a ma hope nā hoʻohui ʻē aʻe.',
      lashedFrame({ ...cardSetting, ...lookDown([0.0, 0.1, 0.2], 28, 0.8, 0.2, 30) }),
    ),
    maxBytes: 120_000,
  },
  {
    ...entry(
      'scenes/near-swan-necks',
      'Necks of blown glass from near: blue, clear and amber, each bent like a swan’s and flared at the mouth, the wall a little uneven.',
      'Cuellos de vidrio soplado, de cerca: azul, incoloro y ámbar, curvados como de cisne y abiertos en la boca, con la pared algo desigual.',
      'Nā ʻāʻī aniani i puhi ʻia, i nānā kokoke ʻia: uliuli, aniani wale a ʻalani, piʻo me he manu lā a hāmama ka waha.',
      glassLedge({ ...cardSetting, eye: [0.62, 0.36, 1.1], target: [0.27, 0.265, 0], tall: 0.24 }),
    ),
    maxBytes: 120_000,
  },
];
