import { cobaltCatalogue } from '../families/products/cobalt-catalogue.ts';
import { compassKit } from '../families/products/compass-kit.ts';
import { guideBook } from '../families/products/guide-book.ts';
import { ikatScarf } from '../families/products/ikat-scarf.ts';
import { marbledNotebook } from '../families/products/marbled-notebook.ts';
import { record } from '../families/products/record.ts';
import { shadowPrintSheet } from '../families/products/shadow-print.ts';
import { starBlock } from '../families/products/star-block.ts';
import { starPin } from '../families/products/star-pin.ts';
import { tilePuzzle } from '../families/products/tile-puzzle.ts';
import { tumblers } from '../families/products/tumblers.ts';
import { zelligeTray } from '../families/products/zellige-tray.ts';
import { entry } from './entry.ts';

/** What the shop sells, each thing as it is. */
export const products = [
  entry(
    'products/lattice-shadow-print',
    'A screen print in two grays, the slanting shadow of a star lattice, lies on a floor of clay tiles where the shadow of such a lattice reaches over its upper edge; above it another, rolled, with a red band.',
    'Una serigrafía en dos grises, la sombra inclinada de una celosía de estrellas, sobre un suelo de baldosas de barro donde la sombra de otra celosía así alcanza su borde superior; más arriba, otra enrollada con una cinta roja.',
    'He kiʻi i paʻi ʻia ma nā ʻāhinahina ʻelua, ke aka o ka pākū hōkū, ma ka papahele kile pālolo, a hiki ke aka o kekahi pākū hōkū ma kona kaʻe luna; ma luna aʻe, he kiʻi i ʻōwili ʻia me ka lipine ʻulaʻula.',
    shadowPrintSheet(),
  ),
  entry(
    'products/cobalt-catalogue',
    'A hardcover book titled “Cobalt” lies on another copy on white marble, between the shadows of palm leaves; on its white cover a rosette opens in six blues, and a blue ribbon hangs out.',
    'Un libro de tapa dura titulado «Cobalt» sobre otro ejemplar, en mármol blanco y entre sombras de hojas de palma; en la cubierta blanca se abre una roseta en seis azules, y asoma una cinta azul.',
    'He puke ʻili paʻakikī, ʻo “Cobalt” ka inoa, ma luna o kekahi kope ma ka māpala keʻokeʻo, i waena o nā aka o nā lau pāma; ma ka ʻili keʻokeʻo he pua poepoe ma nā uliuli ʻeono, a he lipine uliuli.',
    cobaltCatalogue(),
  ),
  entry(
    'products/compass-and-string-kit',
    'On the pale limestone of a court in high sun, a wooden box lined in blue holds brass compasses, a straight edge, a coil of string and three sticks of chalk; construction cards lie before it, the lid leans behind.',
    'Sobre la piedra caliza clara de un patio al sol alto, una caja de madera forrada de azul guarda un compás de latón, una regla, un ovillo de cuerda y tres tizas; delante hay tarjetas con trazados y detrás se apoya la tapa.',
    'Ma ka pōhaku puna o ka pā hale i ka lā kiʻekiʻe, he pahu lāʻau i uhi ʻia i ka uliuli o loko: he kāpehu keleawe, he lula, he kaula i ʻōwili ʻia a he ʻekolu poho; ma mua nā hakulau, ma hope ke poʻi.',
    compassKit(),
  ),
  entry(
    'products/indigo-scarf',
    'A folded silk scarf in warp ikat on pale limestone in high sun: feathered almonds in madder red, yellow, white and indigo; its fringed end falls to the stone.',
    'Un pañuelo de seda doblado, en ikat de urdimbre, sobre piedra caliza clara al sol alto: almendras de bordes difusos en rojo de rubia, amarillo, blanco e índigo; el extremo con flecos cae a la piedra.',
    'He lei ʻāʻī kilika i pelu ʻia ma ka pōhaku puna i ka lā kiʻekiʻe: nā ʻalemona ʻulaʻula, melemele, keʻokeʻo a me ka uliuli, palahē ka lihi; hāʻule ka piko me nā lihilihi i ka pōhaku.',
    ikatScarf(),
  ),
  entry(
    'products/zellige-star-tray',
    'A square steel tray with two handles, set with cut glazed pieces in blue, green, honey, white and black that make one eight-pointed star, on pale limestone between the shadows of palm leaves.',
    'Una bandeja cuadrada de acero con dos asas y piezas vidriadas en azul, verde, miel, blanco y negro que forman una estrella de ocho puntas, sobre piedra caliza clara y entre sombras de hojas de palma.',
    'He pā kila huinahā me nā ʻau ʻelua, i hoʻopiha ʻia me nā ʻāpana hinuhinu uliuli, ʻōmaʻomaʻo, meli, keʻokeʻo a me ka ʻeleʻele: hoʻokahi hōkū ʻewalu ʻoiʻoi; kau ia ma ka pōhaku puna i waena o nā aka o nā lau pāma.',
    zelligeTray(),
  ),
  entry(
    'products/marbled-notebook',
    'Three notebooks fanned in a pile on a wooden table in late sun, their covers in marbled paper: sea blue on top, moss green and madder red below, each with a linen spine.',
    'Tres cuadernos en pila abierta sobre una mesa de madera, al sol de la tarde, con cubiertas de papel jaspeado: azul mar encima, verde musgo y rojo debajo, cada uno con lomo de lino.',
    'ʻEkolu puke kākau i hoʻāhu ʻia ma ka pākaukau lāʻau i ka lā ahiahi, he pepa māpala ka ʻili: uliuli kai ma luna, ʻōmaʻomaʻo a me ka ʻulaʻula ma lalo, he lole olonā ke kuamoʻo.',
    marbledNotebook(),
  ),
  entry(
    'products/tile-puzzle',
    'Painted wooden stars and crosses in blue, turquoise, white and yellow fill most of a shallow tray on a floor of clay tiles in the sun; more pieces lie loose before it.',
    'Estrellas y cruces de madera pintada en azul, turquesa, blanco y amarillo llenan casi toda una bandeja, en un suelo de baldosas de barro al sol; otras piezas están sueltas delante.',
    'Nā hōkū a me nā keʻa lāʻau i pena ʻia i ka uliuli, ke kalakoa, ke keʻokeʻo a me ka melemele i loko o ka pā ma ka papahele kile pālolo i ka lā; ma mua kekahi mau ʻāpana ʻē aʻe.',
    tilePuzzle(),
  ),
  entry(
    'products/santur-in-the-long-court',
    'A record half out of its sleeve on a wooden table in late sun; on the sleeve lit arches lie in dark water and strings run toward them under the stars.',
    'Un disco a medio salir de su funda, sobre una mesa de madera al sol de la tarde; en la funda, arcos iluminados se reflejan en agua oscura y unas cuerdas corren hacia ellos bajo las estrellas.',
    'He pāleo i hapa puka mai kona wahī ma ka pākaukau lāʻau i ka lā ahiahi; ma ka wahī, nā hoaka mālamalama i loko o ka wai pouli, a holo nā kaula i laila ma lalo o nā hōkū.',
    record(),
  ),
  entry(
    'products/green-bottle-glass',
    'Two blown tumblers, one green and one brown, stand on white marble in the shadow of a palm leaf; the sun throws the green and the brown of the glass onto the stone, and small bubbles hang in it.',
    'Dos vasos soplados, uno verde y otro marrón, sobre mármol blanco y a la sombra de una hoja de palma; el sol proyecta el verde y el marrón del vidrio en la piedra, y en él hay pequeñas burbujas.',
    'ʻElua kīʻaha aniani i puhi ʻia, he ʻōmaʻomaʻo a he mākuʻe, ma ka māpala keʻokeʻo i ke aka o ka lau pāma; kau ka ʻōmaʻomaʻo a me ka mākuʻe o ke aniani ma ka pōhaku i ka lā, a he mau huʻa liʻiliʻi i loko.',
    tumblers(),
  ),
  entry(
    'products/brass-star-pin',
    'A cast brass pin, an eight-pointed star with a smaller star on it, on a dark blue card that lies on a wooden table in late sun.',
    'Un broche de latón fundido, una estrella de ocho puntas con otra menor encima, sobre una tarjeta azul oscuro, en una mesa de madera al sol de la tarde.',
    'He pine keleawe, he hōkū ʻewalu ʻoiʻoi me ka hōkū liʻiliʻi ma luna, ma ka hakulau uliuli pouli e moe ana ma ka pākaukau lāʻau i ka lā ahiahi.',
    starPin(),
  ),
  entry(
    'products/house-guide-book',
    'A slim brick-red guidebook, the plan of the house on its cover, lies on its unfolded plan, on a floor of clay tiles in the sun.',
    'Una guía delgada de color ladrillo, con el plano de la casa en la cubierta, sobre su plano desplegado, en un suelo de baldosas de barro al sol.',
    'He puke alakaʻi lahilahi ʻulaʻula, me ke kiʻi o ka hale ma ka ʻili, ma luna o ka palapala i wehe ʻia, ma ka papahele kile pālolo i ka lā.',
    guideBook(),
  ),
  entry(
    'products/star-block-pattern',
    'A sewing pattern: an envelope with the outline of a twelve-pointed star lies on an unfolded tissue sheet with the same star in numbered parts, on a wooden table in late sun; beside it red thread and pins.',
    'Un patrón de costura: un sobre con el contorno de una estrella de doce puntas sobre la hoja de papel de seda desplegada, con la misma estrella en partes numeradas, sobre una mesa de madera al sol de la tarde; al lado, hilo rojo y alfileres.',
    'He lau humuhumu: he wahī me ke kiʻi o ka hōkū ʻoiʻoi he ʻumi kumamālua ma luna o ka pepa lahilahi i wehe ʻia me nā helu, ma ka pākaukau lāʻau i ka lā ahiahi; ma ka ʻaoʻao ka lopi ʻulaʻula a me nā pine.',
    starBlock(),
  ),
];
