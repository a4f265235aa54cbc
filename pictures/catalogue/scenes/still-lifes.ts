import { barkSoaking } from '../../families/still-lifes/bark-soaking.ts';
import { breadAndTaro } from '../../families/still-lifes/breads.ts';
import { cobaltLedge } from '../../families/still-lifes/cobalt-ledge.ts';
import { datesAndWater } from '../../families/still-lifes/dates-and-water.ts';
import { eightKeys } from '../../families/still-lifes/eight-keys.ts';
import { filmReels } from '../../families/still-lifes/film-reels.ts';
import { firstLines } from '../../families/still-lifes/first-lines.ts';
import { fourWaters } from '../../families/still-lifes/four-waters.ts';
import { gardenCarpet } from '../../families/still-lifes/garden-carpet.ts';
import { glassLedge } from '../../families/still-lifes/glass-ledge.ts';
import { indigoVat } from '../../families/still-lifes/indigo-vat.ts';
import { kapaAndBeater } from '../../families/still-lifes/kapa.ts';
import { kapaStamped } from '../../families/still-lifes/kapa-stamped.ts';
import { kapaWatermark } from '../../families/still-lifes/kapa-watermark.ts';
import { lanternAfterHours } from '../../families/still-lifes/lantern-after-hours.ts';
import { lashedFrame } from '../../families/still-lifes/lashed-frame.ts';
import { lustreLedge } from '../../families/still-lifes/ledges.ts';
import { lensAndSherds } from '../../families/still-lifes/lens-and-sherds.ts';
import { marblingTray } from '../../families/still-lifes/marbling-tray.ts';
import { oudAndUkulele } from '../../families/still-lifes/oud-and-ukulele.ts';
import { porcelainScreen } from '../../families/still-lifes/porcelain-screen.ts';
import { readingTable } from '../../families/still-lifes/reading-table.ts';
import { residentsTable } from '../../families/still-lifes/residents-table.ts';
import { santur } from '../../families/still-lifes/santur.ts';
import { seeds } from '../../families/still-lifes/seeds.ts';
import { sketchbook } from '../../families/still-lifes/sketchbook.ts';
import { slateStar } from '../../families/still-lifes/slate-star.ts';
import { storeShelf } from '../../families/still-lifes/store-shelf.ts';
import { tenFoldStar } from '../../families/still-lifes/ten-fold-star.ts';
import { threeSquares } from '../../families/still-lifes/three-squares.ts';
import { ticketsAndStamp } from '../../families/still-lifes/tickets-and-stamp.ts';
import { tileFragment } from '../../families/still-lifes/tile-fragment.ts';
import { twoHalves } from '../../families/still-lifes/two-halves.ts';
import { wallGap } from '../../families/still-lifes/wall-gap.ts';
import { writingTable } from '../../families/still-lifes/writing-table.ts';
import { entry } from '../entry.ts';
import { brassLedge } from '../objects/metalwork.ts';
import { work } from './works.ts';

/** Tables, ledges and corners of the house, near enough to touch what lies on them. */
export const stillLifes = [
  entry(
    'scenes/cobalt-ledge',
    'Blue and white ware before a deep blue wall: a great jar with flowers, a standing dish, cups, a bowl and a bottle.',
    'Loza azul y blanca ante un muro azul intenso: una gran jarra con flores, un plato de pie, tazas, un cuenco y una botella.',
    'Nā ipu uliuli a keʻokeʻo ma mua o ka paia uliuli: he ipu nui me nā pua, he pā e kū ana, nā kīʻaha, ke pola a me ka ʻōmole.',
    cobaltLedge(),
  ),
  entry(
    'scenes/eight-keys',
    'Eight brass keys lie in a row on a dark table, each with a paper tag on a colored cord: four tags have a name, four are still blank.',
    'Ocho llaves de latón en fila sobre una mesa oscura, cada una con una etiqueta de papel en un cordón de color: cuatro llevan un nombre y cuatro siguen en blanco.',
    'ʻEwalu kī keleawe i ka lālani ma ka pākaukau pouli, he lepili pepa ko kēlā me kēia ma ke aho kala: ʻehā lepili me ka inoa, ʻehā i hakahaka nō.',
    eightKeys(),
  ),
  entry(
    'scenes/lashed-frame',
    'The frame of a boat without its skin: five bent ribs and five long poles, lashed with pale cord wherever they cross; a coil of cord and a mallet lie before it.',
    'El armazón de una barca sin forro: cinco cuadernas curvas y cinco varas largas, atadas con cuerda clara en cada cruce; delante, un rollo de cuerda y un mazo.',
    'Ke kino o ka waʻa me ka ʻole o kona ʻili: ʻelima ʻiwi kaʻele piʻo a ʻelima lāʻau lōʻihi, i hoa ʻia i ke aho keʻokeʻo ma nā huina a pau; ma mua he pōkaʻa aho a me ka hāmale lāʻau.',
    lashedFrame(),
  ),
  entry(
    'scenes/tile-fragment',
    'A broken piece of cut tile with half a ten-pointed star lies on gray foam on a conservator’s table, with a brush, swabs, a scale and a photograph of the wall it came from, whose gap has the piece’s outline.',
    'Un fragmento roto de mosaico con media estrella de diez puntas sobre espuma gris en la mesa de conservación, con pincel, hisopos, escala y una fotografía del muro, cuyo hueco tiene el contorno de la pieza.',
    'He ʻāpana kile i haki, me ka hapa o ka hōkū he ʻumi ʻoiʻoi, ma luna o ka ʻūpī hinahina ma ka pākaukau mālama: he palaki, nā pulupulu, ke ana a me ke kiʻi o ka paia nona ia, a ua like ke kaʻe o ka puka me ko ka ʻāpana.',
    tileFragment(),
  ),
  entry(
    'scenes/wall-gap',
    'A wall of cut tile seen straight on: the upper half of a ten-pointed star, its honey-colored heart broken across, and where its lower half was, a patch of bare plaster whose edge follows the missing pieces.',
    'Un muro de mosaico visto de frente: la mitad superior de una estrella de diez puntas, con el centro color miel roto al través, y, donde estaba la inferior, un parche de yeso desnudo cuyo borde sigue las piezas que faltan.',
    'He paia kile i ʻoki ʻia, i nānā pololei ʻia: ka hapa luna o kekahi hōkū he ʻumi ʻoiʻoi, ua haki kona piko meli, a ma kahi o kona hapa lalo, he wahi puna wale nō, a hahai kona kaʻe i nā ʻāpana i nele.',
    wallGap(),
  ),
  entry(
    'scenes/writing-table',
    'A letter half answered on a dark wooden table: the pen rests where the sentence stopped, beside envelopes, a cup of tea and plumeria flowers.',
    'Una carta a medio responder en una mesa de madera oscura: la pluma descansa donde se detuvo la frase, junto a sobres, una taza de té y flores de plumeria.',
    'He leka e pane ʻia ana ma ka pākaukau lāʻau: kau ka peni kahi i kū ai ka māmalaʻōlelo, ma ka ʻaoʻao nā wahī leka, ke kī a me nā pua melia.',
    writingTable(),
  ),
  entry(
    'scenes/residents-table',
    'A work table shared by three makers: a star of cut tile half laid out beside a hammer and a heap of pieces, porcelain bowls with a brush, and printed kapa under its beater.',
    'Una mesa de trabajo de tres artistas: una estrella de azulejo a medio componer con martillo y piezas, cuencos de porcelana con un pincel, y kapa estampada bajo su mazo.',
    'He pākaukau hana na ʻekolu mea hana: ka hōkū kile i hapa kau ʻia me ka hāmale a me nā ʻāpana, nā pola keʻokeʻo me ka palaki, a me ke kapa ma lalo o ka iʻe kuku.',
    residentsTable(),
  ),
  entry(
    'scenes/store-shelf',
    'Two wooden shelves of the store in light from the side: jars, bottles, cups and stacked bowls in turquoise, green, aubergine, honey, and blue on white, each on gray felt with a paper tag.',
    'Dos estantes de madera del depósito con luz lateral: jarras, botellas, tazas y cuencos apilados en turquesa, verde, berenjena, miel y azul sobre blanco, sobre fieltro gris y con etiqueta de papel.',
    'ʻElua haka lāʻau o ka lumi mālama i ka mālamalama ma ka ʻaoʻao: nā ipu, nā ʻōmole, nā kīʻaha a me nā pola i hoʻāhu ʻia, ʻōmaʻomaʻo uliuli, ʻōmaʻomaʻo, poni, melemele a uliuli ma ke keʻokeʻo, me ka lepili pepa.',
    storeShelf(),
  ),
  entry(
    'scenes/tickets-and-stamp',
    'Three printed tickets lie fanned on a ledge of sea-blue tiles in afternoon light, each with a net of stars in another ink; beside them a block of tickets, a brass star stamp and its pad.',
    'Tres entradas impresas, abiertas en abanico sobre un poyo de azulejos azul mar a la luz de la tarde, cada una con una red de estrellas de otra tinta; al lado, un taco de entradas, un sello de latón en estrella y su tampón.',
    'ʻEkolu likiki i paʻi ʻia e hohola ana ma luna o ka haka kile uliuli i ka lā ahiahi, he ʻupena hōkū ko kēlā me kēia ma ka ʻīnika ʻokoʻa; ma ka ʻaoʻao he puʻu likiki, ke kuni hōkū keleawe a me kona pulu ʻīnika.',
    ticketsAndStamp(),
  ),
  entry(
    'scenes/porcelain-screen',
    'A screen of thin white porcelain stands on a workbench against the light: between two wings of stars runs a jagged crack and its mirror image. A cracked slab, a tracing and a knife lie before it.',
    'Una celosía de fina porcelana blanca, de pie a contraluz sobre un banco de trabajo: entre dos alas de estrellas corre una grieta y su reflejo. Delante hay una placa agrietada, un calco y un cuchillo.',
    'He pākū pālolo keʻokeʻo lahilahi e kū ana ma ka papa hana, me ka mālamalama ma hope: ma waena o nā ʻēheu hōkū ʻelua, he māwae a me kona aka aniani. Ma mua he papa i nahā, he pepa kope a me ka pahi.',
    porcelainScreen(),
  ),
  entry(
    'scenes/three-squares',
    'A wall of worn white and blue tiles in light that falls along it, with nine square gaps of bare mortar; three of them are filled with new stars of cut tile, and a mason’s cord is stretched across.',
    'Un muro de azulejos gastados, blancos y azules, con luz rasante y nueve huecos cuadrados de mortero desnudo; tres de ellos tienen ya estrellas nuevas de zellige, y los cruza un cordel de albañil.',
    'He paia kile keʻokeʻo a uliuli kahiko i ka mālamalama ma ka ʻaoʻao, me nā puka huinahā ʻeiwa o ka puna wale; ua hoʻopiha ʻia ʻekolu i nā hōkū kile hou, a ua kīkoʻo ʻia ke aho.',
    threeSquares(),
  ),
  entry(
    'scenes/kapa-watermark',
    'A strip of bark cloth hangs from a pole with the light behind it: in its felted fibers the net of a ten-pointed star shows pale. The beater lies on the bench below.',
    'Una tira de tela de corteza cuelga de una vara con la luz detrás: entre las fibras apelmazadas clarea la red de una estrella de diez puntas. El mazo está sobre el banco, debajo.',
    'He ʻāpana kapa e kau ana mai ka lāʻau me ka mālamalama ma hope: i loko o nā aʻaʻa i kuku ʻia, ʻike ʻia ka ʻupena o ka hōkū ʻoiʻoi he ʻumi. Aia ka iʻe kuku ma ka papa hana ma lalo.',
    kapaWatermark(),
  ),
  entry(
    'scenes/lantern-and-keys',
    'At night a brass lantern with a candle lights a bench of star tiles; a ring of keys lies beside it.',
    'De noche, un farol de latón con una vela alumbra un banco de azulejos de estrellas; al lado hay un manojo de llaves.',
    'I ka pō, hoʻomālamalama ke kukui keleawe i ka noho kile hōkū; ma ka ʻaoʻao he apo kī.',
    lanternAfterHours(),
  ),
  entry(
    'scenes/lustre-ledge',
    'Lusterware before a dark red wall: a bottle, a round jar, a bowl and two cups, their brown painting flashing gold where the window finds it.',
    'Loza de reflejo metálico ante un muro rojo oscuro: una botella, una jarra, un cuenco y dos tazas; la pintura parda destella en oro donde la alcanza la ventana.',
    'Nā ipu ʻālohilohi ma mua o ka paia ʻulaʻula pouli: he ʻōmole, he ipu poepoe, he pola a me nā kīʻaha ʻelua; lapalapa ke kiʻi mākuʻe me he gula lā i ka mālamalama.',
    lustreLedge(),
  ),
  entry(
    'scenes/glass-ledge',
    'Five blown glass vessels in a row in warm light: swan-necked sprinklers of blue, clear and amber glass between a green and a brown bottle that lean as they were let.',
    'Cinco vasijas de vidrio soplado en fila a la luz cálida: aspersores de cuello de cisne en azul, incoloro y ámbar entre una botella verde y otra marrón que se inclinan a su gusto.',
    'ʻElima ipu aniani i puhi ʻia, e kū lālani ana i ka mālamalama mahana: nā ʻōmole ʻāʻī kekeʻe polū, akaaka a ʻalani ma waena o kekahi ʻōmole ʻōmaʻomaʻo a me kekahi ʻōmole mākuʻe e hina ana i ko lāua makemake iho.',
    glassLedge(),
  ),
  entry(
    'scenes/two-halves',
    'The two halves of a luster bowl lie a finger’s width apart on clear mounts: a white hare that runs over luster, cut in two by the crack, and one scroll around the rim of both; the luster of the left half is pale and brassy, that of the right one brown.',
    'Las dos mitades de un cuenco de loza dorada, a un dedo de distancia sobre soportes transparentes: una liebre blanca que corre sobre el reflejo metálico, partida por la grieta, y un mismo roleo en el borde de ambas; el reflejo de la mitad izquierda es pálido y alatonado, el de la derecha pardo.',
    'Nā hapa ʻelua o kekahi pola hulali, me ka laulā o ka manamana lima ma waena, ma luna o nā kū akaaka: he lāpaki keʻokeʻo e holo ana ma luna o ka hulali, i ʻokiʻoki ʻia e ka māwae, a hoʻokahi lau ʻōwili ma ke kaʻe o nā hapa ʻelua; ʻāhinahea a me he keleawe lā ka hulali o ka hapa hema, palaunu ko ka ʻākau.',
    twoHalves(),
  ),
  entry(
    'scenes/brass-ledge',
    'Brass inlaid with silver before a dark wall: a bell-shaped candlestick, a wide basin and a round ewer with a handle and a spout; silver medallions, lotuses and bands flash on black.',
    'Latón con incrustaciones de plata ante un muro oscuro: un candelero acampanado, una jofaina ancha y un aguamanil redondo con asa y pico; medallones, lotos y bandas de plata brillan sobre el negro.',
    'Nā mea keleawe i hoʻonani ʻia me ke kālā ma mua o ka paia pouli: he kū ihoiho, he pā holoi ākea a he pika poepoe me ke ʻau a me ka nuku; ʻālohilohi nā poepoe, nā pua lotus a me nā kāʻei kālā ma luna o ka ʻeleʻele.',
    brassLedge,
  ),
  entry(
    'scenes/first-lines',
    'A large sheet with a star pattern half drawn and half washed with color lies on a dark table, with brass compasses, a straight edge and two bowls of paint.',
    'Una gran hoja con un patrón de estrellas a medio trazar y a medio colorear sobre una mesa oscura, con un compás de latón, una regla y dos cuencos de pintura.',
    'He pepa nui me ka lau hōkū i hapa kaha ʻia a i hapa pena ʻia ma ka pākaukau pouli, me ke kāpehu keleawe, ka lula a me nā pola pena ʻelua.',
    firstLines(),
  ),
  entry(
    'scenes/santur',
    'A santur seen from above: a trapezoid of walnut with many fine strings over small bridges, two light hammers resting on them.',
    'Un santur visto desde arriba: un trapecio de nogal con muchas cuerdas finas sobre pequeños puentes y dos baquetas ligeras encima.',
    'He santur: he pahu lāʻau ʻaoʻao ʻehā me nā kaula lahilahi he nui ma luna o nā kākoʻo liʻiliʻi, a he ʻelua hāmale māmā e kau ana.',
    santur(),
  ),
  entry(
    'scenes/kapa-and-beater',
    'Printed kapa with rows of brown triangles, red zigzags and yellow diamonds between fine lines, its edge uneven; a square beater lying across it, a bowl of brown dye and three bamboo stamps.',
    'Kapa estampada con filas de triángulos pardos, zigzags rojos y rombos amarillos entre líneas finas, de borde irregular; un mazo cuadrado encima, un cuenco de tinte pardo y tres sellos de bambú.',
    'He kapa i kāpala ʻia me nā lālani huinakolu mākuʻe, nā kaha keʻekeʻe ʻulaʻula a me nā kaimana melemele ma waena o nā kaha lahilahi, kīkekeʻe ke kaʻe; ka iʻe kuku ma luna, ke pola waihoʻoluʻu mākuʻe a me nā ʻohe kāpala ʻekolu.',
    kapaAndBeater(),
  ),
  entry(
    'scenes/kapa-stamped',
    'Cream bark cloth from near in low light on a dark table: rows of teeth, crosses and chevrons stamped in black, brown and rust, worn thin in places; the net of a star pressed into it shows in the relief. Its edge is frayed, a four-sided beater lies behind it.',
    'Tela de corteza color crema, de cerca, con luz rasante sobre una mesa oscura: filas de dientes, cruces y espigas estampadas en negro, pardo y óxido, gastadas a trechos; en el relieve asoma la red de una estrella. El borde está deshilachado y detrás descansa un mazo de cuatro caras.',
    'He kapa keʻokeʻo hākea i nānā kokoke ʻia i ka mālamalama haʻahaʻa ma ka pākaukau pouli: nā lālani niho, nā keʻa a me nā kaha keʻekeʻe i kāpala ʻia i ka ʻeleʻele, ka mākuʻe a me ka ʻulaʻula, ua mae ma kekahi wahi; ʻike ʻia ka ʻupena hōkū i kuku ʻia i loko. Weluwelu ke kaʻe, a ma hope e waiho ana ka iʻe kuku ʻaoʻao ʻehā.',
    kapaStamped(),
  ),
  entry(
    'scenes/bark-soaking',
    'Coils of pale inner bark soak in a wide old wooden vessel under a tree: their edges stand out of the clear water, one strip hangs over the rim; leaves float on the water and lie on the mossy stones around it.',
    'Rollos de corteza interior clara se remojan en una vieja vasija ancha de madera bajo un árbol: los bordes asoman del agua transparente y una tira cuelga del borde; hay hojas en el agua y sobre las piedras con musgo.',
    'Ke hoʻopulu ʻia nei nā pōkaʻa ʻili wauke keʻokeʻo i loko o ka ʻumeke lāʻau ākea kahiko ma lalo o ke kumulāʻau: puka aʻe ko lākou kaʻe mai ka wai aniani, kau kekahi ʻāpana ma ke kaʻe; lana nā lau ma ka wai a waiho ma nā pōhaku limu.',
    barkSoaking(),
  ),
  entry(
    'scenes/ten-fold-star',
    'A sheet of paper from near in low light: a ten-pointed star is being found in a circle with fine pencil lines and arcs, part of its outline inked, four points washed blue; a brass compass and a red pencil lie on it, with an eraser and its crumbs.',
    'Una hoja de papel, de cerca, con luz rasante: en un círculo se busca una estrella de diez puntas con finas líneas y arcos a lápiz, parte del contorno en tinta y cuatro puntas lavadas de azul; encima, un compás de latón, un lápiz rojo y una goma con sus migas.',
    'He pepa i nānā kokoke ʻia i ka mālamalama haʻahaʻa: ke ʻimi ʻia nei ka hōkū ʻoiʻoi he ʻumi i loko o ka pōʻai me nā kaha penikala lahilahi, ua ʻīnika ʻia kekahi hapa o kona kaʻe, a ua hoʻoluʻu ʻia nā wēlau ʻehā i ka uliuli; ma luna he kāpehu keleawe, he penikala ʻulaʻula a me ka mea holoi me kona mau huna.',
    tenFoldStar(),
  ),
  entry(
    'scenes/indigo-vat',
    'The rim of a stained clay vat from near: on the dark indigo bath a violet froth gathers; three hanks of cotton, bound with strips of palm leaf, hang over the edge, one still white, one green from the bath, one blue.',
    'El borde manchado de una tina de barro, de cerca: sobre el baño oscuro de índigo se junta una espuma violeta; del borde cuelgan tres madejas de algodón atadas con tiras de palma, una aún blanca, otra verde recién salida del baño y otra azul.',
    'Ke kaʻe i ʻāpulapula o kekahi ipu pālolo nui, i nānā kokoke ʻia: ma luna o ka wai ʻinikō pouli, he huʻa poni; kau ma ke kaʻe nā pūʻolo lopi pulupulu ʻekolu i nakinaki ʻia i ka lau pāma, keʻokeʻo nō kekahi, ʻōmaʻomaʻo kekahi mai ka wai mai, a uliuli kekahi.',
    indigoVat(),
  ),
  entry(
    'scenes/four-waters',
    'Four narrow runnels meet in a round basin cut into pale marble paving: clear water in low sun, the shadow of a bough over the stone, fallen orange leaves and blossoms, and one orange at the edge.',
    'Cuatro acequias estrechas se juntan en una pila redonda tallada en el pavimento de mármol claro: agua transparente con el sol bajo, la sombra de una rama sobre la piedra, hojas y azahares caídos y una naranja al borde.',
    'Huina nā ʻauwai liʻiliʻi ʻehā i loko o ka loko wai poepoe i ʻoki ʻia i ka papahele māpala: he wai aniani i ka lā haʻahaʻa, ke aka o ka lālā lāʻau ma luna o ka pōhaku, nā lau a me nā pua ʻalani i hāʻule, a hoʻokahi ʻalani ma ke kaʻe.',
    fourWaters(),
  ),
  entry(
    'scenes/sketchbook',
    'A visitor’s sketchbook lies open on a bench of star tiles: an arcade with its pool in pencil on one page, an eight-pointed star, half colored, on the other; two pencils, an eraser and the brass key of locker 17 beside it.',
    'El cuaderno de una visitante, abierto sobre un banco de azulejos de estrellas: una arcada con su alberca a lápiz en una página y una estrella de ocho puntas, a medio colorear, en la otra; al lado, dos lápices, una goma y la llave de latón de la taquilla 17.',
    'Ka puke kaha kiʻi o kekahi malihini, hāmama ma luna o ka noho kile hōkū: he hālau hoaka me kona loko wai i ka penikala ma kekahi ʻaoʻao, he hōkū kihi ʻewalu i hapa kala ʻia ma kekahi; ma ka ʻaoʻao ʻelua penikala, he mea holoi, a me ke kī keleawe o ka waihona 17.',
    sketchbook(),
  ),
  entry(
    'scenes/instrument-evening',
    'An oud and an ukulele lie side by side on a carpet before a concert: staves of two woods, roses cut as stars in the pale face, a body of koa; a long plectrum beside them, warm light from a window.',
    'Un laúd árabe y un ukelele, uno junto a otro sobre una alfombra antes de un concierto: duelas de dos maderas, rosetas caladas en estrella en la tapa clara, un cuerpo de koa; al lado, un plectro largo, con la luz cálida de una ventana.',
    'He ʻūdi a me ka ʻukulele, e waiho ana ma ka ʻaoʻao o kekahi i kekahi ma luna o ka moena ma mua o ka ʻaha mele: nā papa o nā lāʻau ʻelua, nā loke i ʻoki hōkū ʻia ma ke alo keʻokeʻo, he kino koa; he mea hoʻokani lōʻihi ma ka ʻaoʻao, a me ka mālamalama mehana o ka pukaaniani.',
    oudAndUkulele(() => work('objects/silk-carpet-01')),
  ),
  {
    ...entry(
      'scenes/garden-carpet',
      'The turned-up corner of a carpet from near, in low light on a pale platform in a dim gallery: its back shows every knot, a white fringe lies over the pile of madder red and indigo; blue channels with fish meet between beds of flowering shrubs.',
      'La esquina vuelta de una alfombra, de cerca, con luz rasante, sobre una tarima clara en una sala en penumbra: el revés muestra cada nudo y un fleco blanco descansa sobre el pelo rojo de rubia e índigo; canales azules con peces se encuentran entre arriates de arbustos en flor.',
      'Ke kihi i hoʻohuli ʻia o kekahi moena weleweka, i nānā kokoke ʻia i ka mālamalama haʻahaʻa ma luna o ke kahua keʻokeʻo hākea ma ke keʻena pouli: ʻike ʻia nā hīpuʻu a pau ma kona kua, a kau ka lihi keʻokeʻo ma luna o ka hulu ʻulaʻula a uliuli; hui nā ʻauwai uliuli me nā iʻa ma waena o nā ʻāpana lāʻau pua.',
      gardenCarpet(),
    ),
    focalPoint: { x: 0.46, y: 0.48 },
  },
  entry(
    'scenes/marbling-tray',
    'Blue, red and yellow paint floats in combed arcs in a wooden marbling tray; a marbled sheet lies over its rim, with pots of paint and a comb of pins.',
    'Pintura azul, roja y amarilla flota en arcos peinados en una cubeta de madera; una hoja jaspeada cuelga del borde, con botes de pintura y un peine de alfileres.',
    'Lana ka pena uliuli, ʻulaʻula a me ka melemele i loko o ke pā lāʻau; kau kekahi pepa māpala ma ka lihi, me nā kīʻaha pena a me ke kahi kui.',
    marblingTray(),
  ),
  entry(
    'scenes/slate-star',
    'A school slate on a wooden table: an eight-pointed star in white chalk over the blue circle and the two yellow squares that it was found with, three of its points filled in red; pieces of chalk, a string on a peg and a cloth around it.',
    'Una pizarra escolar sobre una mesa de madera: una estrella de ocho puntas en tiza blanca sobre el círculo azul y los dos cuadrados amarillos con que se trazó, tres puntas rellenas de rojo; alrededor, tizas, un cordel con su clavija y un paño.',
    'He papa pōhaku kula ma ka pākaukau lāʻau: he hōkū ʻewalu ʻoiʻoi i ka poho keʻokeʻo ma luna o ka pōʻai uliuli a me nā huinahā melemele ʻelua i loaʻa ai, ʻekolu wēlau i hoʻopiha ʻia i ka ʻulaʻula; a puni nā poho, ke aho me ka pine a me ka ʻāpana lole.',
    slateStar(),
  ),
  entry(
    'scenes/bread-and-taro',
    'Three flat breads with sesame, blistered and browned, in a pile on a round board in the sun, beside taro: two corms whole and one cut to its violet-flecked inside, a wooden bowl of poi and a small bowl of salt.',
    'Tres panes planos con sésamo, tostados y con ampollas, apilados al sol sobre una tabla redonda, junto al taro: dos cormos enteros y uno cortado que muestra su interior moteado de violeta, un cuenco de madera con poi y otro pequeño con sal.',
    'ʻEkolu palaoa pālahalaha me ka sesame, pūhāhā a mākuʻe ka ʻili, i hoʻāhu ʻia ma ka papa poepoe i ka lā, ma ka ʻaoʻao o ke kalo: ʻelua kalo piha a hoʻokahi i ʻoki ʻia a ʻike ʻia ka ʻiʻo kikokiko poni, he ʻumeke poi a me ka pola paʻakai liʻiliʻi.',
    breadAndTaro(),
  ),
  entry(
    'scenes/dates-and-water',
    'A round wooden tray on a dark blue cloth: a bowl heaped with dates, cups of water, one of milk, and a small oil lamp that has just been lit.',
    'Una bandeja redonda de madera sobre un paño azul oscuro: un cuenco colmado de dátiles, tazas de agua, una de leche y una lamparilla de aceite recién encendida.',
    'He pā lāʻau poepoe ma ka lole uliuli pouli: he pola piha i nā hua deta, nā kīʻaha wai, hoʻokahi kīʻaha waiū a he kukui ʻaila liʻiliʻi i hoʻā ʻia iho nei.',
    datesAndWater(),
  ),
  entry(
    'scenes/reading-table',
    'A place in the reading room: an old book lies open on gray foam, a cloth snake of weights holds its page; beside it a lens, a pencil, slips of paper and three more books.',
    'Un puesto en la sala de lectura: un libro antiguo abierto sobre espuma gris, con una culebra de pesas que sujeta la página; al lado, una lupa, un lápiz, papeletas y tres libros más.',
    'He wahi heluhelu: ua wehe ʻia kekahi puke kahiko ma luna o ka huʻahuʻa hinahina, paʻa ka ʻaoʻao i ka nahesa lole kaumaha; ma ka ʻaoʻao he aniani hoʻonui, he penikala, nā ʻāpana pepa a ʻekolu puke hou.',
    readingTable(),
  ),
  entry(
    'scenes/near-seeds',
    'Seeds on the gardeners’ bench from near, in low sun: a clay saucer heaped with red-flamed beans, flat pale pumpkin seeds that ran out of a twist of brown paper, and clay pots behind, out of focus.',
    'Semillas en el banco del jardín, de cerca y con luz rasante: un plato de barro colmado de frijoles con vetas rojas, pepitas de calabaza caídas de un cucurucho de papel de estraza y, detrás, desenfocadas, macetas de barro.',
    'Nā ʻanoʻano ma ka pākaukau o nā mea mālama kīhāpai, i nānā kokoke ʻia i ka lā haʻahaʻa: he pā pālolo i piha i nā pāpapa kahakaha ʻulaʻula, nā ʻanoʻano palaʻai i hanini mai ka pepa mākuʻe i wili ʻia, a ma hope nā ipu pālolo, palahē i ka maka.',
    seeds(),
  ),
  entry(
    'scenes/lens-and-sherds',
    'On green felt a handwritten letter with a sketch of a broken dish, its envelope, five blue and white sherds, a lens in a brass ring and a scale of ten centimeters.',
    'Sobre fieltro verde, una carta manuscrita con el dibujo de un plato roto, su sobre, cinco fragmentos azules y blancos, una lupa con aro de latón y una escala de diez centímetros.',
    'Ma ka lole ʻōmaʻomaʻo, he leka i kākau lima ʻia me ke kiʻi o kekahi pā i haki, kona wahī leka, ʻelima ʻāpana uliuli a keʻokeʻo, he aniani hoʻonui me ke apo keleawe a he ana o nā kenimika he ʻumi.',
    lensAndSherds(),
  ),
  entry(
    'scenes/film-reels',
    'A reel of film on a gray table, its strip run out around it in a loop; behind it two round tins, one red, and before it the burnt lamp of a projector.',
    'Un rollo de película en una mesa gris, con la cinta suelta en un bucle a su alrededor; detrás, dos latas redondas, una roja, y delante la lámpara fundida de un proyector.',
    'He pōkaʻa kiʻiʻoniʻoni ma ka pākaukau hinahina, ua hemo ka lola a wili a puni; ma hope ʻelua kini poepoe, ʻulaʻula kekahi, a ma mua ke kukui pau o ka mīkini hōʻike.',
    filmReels(),
  ),
];
