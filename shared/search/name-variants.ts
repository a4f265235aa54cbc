/**
 * Spellings of one name that the rules of `name-key.ts` do not bring together: names that a language
 * took over with other sounds (Mehmed, Jorasán), and British spellings of short words. Folded. Each
 * line is one name; a word may stand in one line only.
 */
const lines = `
  quran koran coran alcoran
  muhammad mohammed mohammad mohamed muhammed mehmed mehmet mahomet mahoma
  ahmad ahmed ahmet
  husayn hussein husain hossein huseyin hosein
  hasan hassan
  uthman usman osman othman
  umar omar omer
  ibrahim brahim
  yusuf yusef youssef yousuf
  sulayman suleyman soliman suleiman soleyman soleiman
  khwaja hoca khoja hodja
  hajji haci haji hadji hajj
  mirza mirzah
  abdullah abdallah abdulla
  bayezid beyazit bayazid beyazid
  isfahan esfahan ispahan isfahani ispahani esfahani
  tabriz tauris tabrizi
  kirman kerman
  khurasan khorasan horasan jorasan corasan khurasani
  khwarazm khwarezm harezm corasmia
  bukhara bokhara bujara buhara
  samarkand samarqand samarcanda samarkanda
  nishapur neyshabur nishabur nisapur
  cairo kahire qahira qahirah cairene
  damascus damasco dimashq damaskus
  aleppo alepo halab
  mosul mawsil musul mawsili
  baghdad bagdad
  jerusalem jerusalen quds
  fez fes fas
  marrakesh marrakech marraquech
  meknes mequinez
  cordoba cordova qurtuba
  granada gharnata
  sevilla seville ishbiliya
  istanbul constantinople constantinopla estambul
  kutahya kutahia
  ushak usak oushak
  gordes ghiordes
  turkiye turkey turquia
  qajar kajar qayar kayar cayar qadjar kadjar
  mughal mogul moghul mogol mughul
  mamluk mameluke mamluke mameluco memluk
  seljuq seljuk saljuq selchuk selyucida selcuk saljuk
  safavid safawid safavida safevi
  ottoman otomano osmanli
  ilkhanid ilkanida ilhanli ilkhan
  fatimid fatimi fatimita
  abbasid abasida
  umayyad omeya umayyads omayyad
  nasrid nazari
  shahnama shahnameh sahname shahnamah
  tapiz tapices
  lapiz lapices
  barniz barnices
  matiz matices
  aprendiz aprendices
  raiz raices
  madrasa madrasah medrese madrassa medersa
  zellige zellij zilij zellidj zelij
  jali jaali
  suzani suzane susani
  thuluth sulus thulth
  nastaliq nastaleeq nastalik
  tughra tugra toghra
  kilim kelim gelim gilim
  ikat ikkat
  caftan kaftan
  chador chadar
  ewer ibriq
  ud oud
  bidri bidriware bidree
  lustre luster lustreware lusterware
  grey gray
  mould mold moulded molded
  jewelry jewellery
  theatre theater
  iznik isnik nicaea
  rayy rhages
  raqqa rakka
  bursa brussa brusa
  izmir smyrna
  edirne adrianople
  luristan lorestan
  gurgan gorgan
  dagestan daghestan
  baluch beluch balouch baluchi beluchi
  turkmen turkoman turcoman
  sumak soumak soumakh
  bijar bidjar
  sarouk saruk
  qum qom ghom
  saint st sainte ste
  woman women
  man men
  child children
  leaf leaves
  knife knives
  scarf scarves
  foot feet
  tooth teeth
  goose geese
  mouse mice
  flor flores
  luz luces
  cruz cruces
  pez peces
  rey reyes
  hawaii hawai
  oahu oaho
`;

/** The spellings of each name; the first stands for all. */
export const nameVariants: readonly (readonly string[])[] = lines
  .trim()
  .split('\n')
  .map((line) => line.trim().split(' '));
