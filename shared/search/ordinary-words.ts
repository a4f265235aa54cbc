/**
 * Words of English, and some of French and Spanish, that the rules of `name-key.ts` would take for
 * spellings of one name: ship and sheep, duck and Dutch, steel and style. Each stands for itself and
 * its plural. Folded, in the singular. Last Hawaiian, in which k is no Spanish c: kapa and capa.
 */
const lines = `
  about accession added address agate allegory alloy ancien angle antico apple arch astride
  asymmetrical backing bail ball band banister bansho bard barn barrel basalt basalte based bass
  batch bath baton beach bead beard beauty beech been beetle bell belle bellow belly below bench
  bend better bill billed binding bird bister black blanc blank block bloom board boat body boil
  bond book boot booth border both bottle bottom bound bowl braid brass bread break breath breathe
  brick bride bridge broad broke bronze brooch brook brush bryony build built bull buried burin
  burn burned bush butter button buyer caddy cairn call called calling camel camp campaign cane casa
  cannot care career careful carefully carried carry cart carte cased cassette cause cell cello
  cement centimeter chain chair chambre champ change chante chapel charrette chased chat
  check cheek cheese chere cherry cherub chess china chine ching chip choice choir choose chosen
  chou chow chrome chuban church claw clay clear cleft cliche click cliff cloak clock close cloth
  clothe cloud clown clue coat cock coffee coll collection college collier comma comme composite
  compound compressed comprised conte convent cook cool cooler cooper copied copier copper
  corn corner costume cottage could count counter country county coupe couple courier course
  courtesy cousin cover cowrie crab crack cradle crane crayon creak crech creek creme crew crib
  cricket croit crome crook cross crossed crow crown crushed cuff cuite curl curly currier custom
  cutter dalla dare dart darte date deal dear deer deity dell descend descent desert dessert
  dessinee dial difficult digital direct dirt dirty dish diver divide dochu doer
  doll dollar donnant donne door dour droit drug drum dual duchesse duck duel dust dutch eighth
  eighty either ended enemy entre entry equal etching fabric face faced facet fall family fanny
  farm feel fell fellow ferme fewer filed fill filled filling finely finer finnish fired firm fish
  flame flare flash fleck flesh fleur floor floss flour flower fluid flute foil folly fool force
  formally fountain fourth fowl frame franc francais french fringe frit front frying fuel full
  fumed gain gall game garnet gate geometry german germany gesso gift glass glaze goat good
  gouache graffiti grain grand grant graph graphed graphite grass grease greasy greek green grill
  grille groom groove group guest guide guitar habit hall hand hardy hart haut heart hearth heel
  heroe hill hole home homme honor hoof hook hoop horizontal horse hound house hula hull hung hunt
  hurry hyacinth ichi ikku image inch industry inset inside interior inventory iris irise irish
  isshu issue jack jockey just juste kaisei khan kill kleine koen kyokai lace ladder lake lamb
  lame lamp lance land lane lapel lart latch later latter layer leather leek legal length
  less letter level libre lice likely lily limb lime line lintel lion list litter lived lively loan
  local lock look looked loom loot lotus louse lover lower mache machi madder main male mane
  marble march marine mark marked market marquess married marsh mask mason masque masquee match
  mate matin matt maze meal mean meat mechanical mechanically meet melon memoir mesh metallic
  meter metier mica might mile mill mind mine minute mirage mirror moan moat model moire mole
  monde money monkey month moon morning morte mosaic mosque moth mother mound mount mountain
  mourning moustache moutard mule multi mura murine murrine muse music mustache nail nashi necktie
  need nich niche niece nightingale nomad note nude nuit null official officially onion original
  other ounce outer overlay pack packet page paint painter pale pant paper papier parchin
  part partial partially party paste pastel patch path patterned peach peel peint pepper perro
  person petit phil phone picked picture piece pile pillar pillow pine pink piper pitch place
  plaid plain plan plane plank plant plate played plume point polar pole policy polychrome pond pool
  poppy porcelain port posing possible possibly pounced pound pourtant precious pricked print
  prior probably pull pulling punched quai quarter quick quite race rack racket rail rake
  rang rank rape raven ravine really reap reed reef reel reply residency resin result reveille
  reversed rice ring ripe rise river robe robin rock role roll rolled roller roof rook room rooster root
  rope rose rouge rough route rover rubber rubbing ruby ruin rule ruled rung sack sail
  sailor saku sash saule saved sawed sawn saylor scene scheme scholar sculptor sculpture seal seat
  seed seen sekkei sell seller selling setting shade shake shaker shape share shared shaver sheath
  sheep sheer sheet sheeting shell sherry ship shire shirt shoe shore shoulder show showing shroud
  shugatsu shutter siade sickle side siecle silk simply singer sitter skin sleep slide slip slit
  smell smoke socket soil solar solder soldier sole somme soon soot sorry soul sound speed
  spelling spent spice spine spiral spoon spotted spout spun square stag stage stain star state
  stayed steel sterling stick stiff still stipple stitch stock stole stone stony stood stool
  stopped store story strainer strike strip stripe striped stroke stuck style such suede suit
  suite super supper sward sweat sweep sweet sword table tail taken tale tall tant taped tattoo
  tear terra terre terry than that then there these thick thin think thinner third thirty this
  thorn those though thread three threw through thru thumb ticket tiling time tinned tint tire
  tired tish title toll tomato toned tool tore total totale tower trace traditional transferred
  trash tree trellis trombone trophy trumpet trustee tsugi turn turret twin twine uchi union
  varied veal veil veneer veranda vertical vieille viewer vine virtu vise visit visite voilee
  votre wall wand wash watch weep well wenge went were whale wheat wheel whether while whip white
  wind wine wing winner wire wished witch with wool worth wound yell yield yusho zinc
  aahu ahu alii aneane aniani anu anuu eleele haahaa haha hahai hana hanai haule hiki hikii hoaka hoihoi
  hoiliili holoi hooeleele hoohui hooili hookele hookomo hookumu hoole hooluu hoopa hoopaa hoouna huakai
  huhui hui huli hulu huna ipuka kahi kala kalai kali kamaa kana kanu kapa kaula kaulai keena kiekie koena
  komo kono kopa kuku kukui kulu laau laila laka lanai lau lawa lina loa loaa maamau malie maloo malu mamao
  mau mauu mika naha nahae noi noii oukou paakai paakiki paka pani piko pulu puulu uku uuku waena wahi wahie
  waina wale wela
`;

export const ordinaryWords: ReadonlySet<string> = new Set(lines.trim().split(/\s+/));
