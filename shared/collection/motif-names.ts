import type { Language } from '#shared/languages/languages.ts';
import type { LocalizedText } from '#shared/languages/localized-text.ts';

type Names = Partial<Record<Language, string>>;

/**
 * Records name motifs in English. What the house's own are called in the other languages; a motif or
 * a language that is not here keeps the record's word, and is marked as English.
 */
const namesByMotif: Readonly<Record<string, Names>> = {
  arabesque: { es: 'arabesco', haw: 'lau wili kolo' },
  bird: { es: 'pájaro', haw: 'manu' },
  boteh: { es: 'boteh', haw: 'boteh' },
  calligraphy: { es: 'caligrafía', haw: 'kākau nani' },
  carnation: { es: 'clavel', haw: 'ponimōʻī' },
  checkerboard: { es: 'ajedrezado', haw: 'papa kōnane' },
  chevron: { es: 'zigzag', haw: 'kaha keʻekeʻe' },
  çintamani: { es: 'çintamani', haw: 'çintamani' },
  'cloud band': { es: 'banda de nubes', haw: 'lālani ao' },
  column: { es: 'columna', haw: 'pou' },
  cross: { es: 'cruz', haw: 'keʻa' },
  cypress: { es: 'ciprés', haw: 'kumu kupereso' },
  'eight-pointed star': { es: 'estrella de ocho puntas', haw: 'hōkū ʻewalu kihi' },
  fish: { es: 'pez', haw: 'iʻa' },
  'flowering plant': { es: 'planta en flor', haw: 'mea kanu pua' },
  grape: { es: 'uva', haw: 'hua waina' },
  guilloche: { es: 'guilloquis', haw: 'kaula wili' },
  hexagon: { es: 'hexágono', haw: 'huinaono' },
  hyacinth: { es: 'jacinto', haw: 'pua hiakineko' },
  interlace: { es: 'lacería', haw: 'kaula nakinaki' },
  iris: { es: 'lirio', haw: 'pua iris' },
  kufic: { es: 'cúfico', haw: 'kākau kufic' },
  lamp: { es: 'lámpara', haw: 'ipukukui' },
  lattice: { es: 'celosía', haw: 'kaha ʻupena' },
  lotus: { es: 'loto', haw: 'pua lotus' },
  medallion: { es: 'medallón', haw: 'poepoe waena' },
  moon: { es: 'luna', haw: 'mahina' },
  niche: { es: 'nicho', haw: 'piʻo' },
  palmette: { es: 'palmeta', haw: 'lau pāma' },
  peony: { es: 'peonía', haw: 'pua peonia' },
  'pine cone': { es: 'piña de pino', haw: 'hua paina' },
  pomegranate: { es: 'granada', haw: 'pomekalane' },
  poppy: { es: 'amapola', haw: 'pua popi' },
  rose: { es: 'rosa', haw: 'loke' },
  rosebud: { es: 'capullo de rosa', haw: 'liko loke' },
  rosette: { es: 'roseta', haw: 'pua poepoe' },
  'saz leaf': { es: 'hoja saz', haw: 'lau saz' },
  scroll: { es: 'roleo', haw: 'lau wili' },
  'six-pointed star': { es: 'estrella de seis puntas', haw: 'hōkū ʻeono kihi' },
  'sixteen-pointed star': { es: 'estrella de dieciséis puntas', haw: 'hōkū ʻumi kumamāono kihi' },
  sun: { es: 'sol', haw: 'lā' },
  'ten-pointed star': { es: 'estrella de diez puntas', haw: 'hōkū ʻumi kihi' },
  triangle: { es: 'triángulo', haw: 'huinakolu' },
  tulip: { es: 'tulipán', haw: 'tulipa' },
  'twelve-pointed star': { es: 'estrella de doce puntas', haw: 'hōkū ʻumi kumamālua kihi' },
  vase: { es: 'jarrón', haw: 'ipu pua' },
  vine: { es: 'vid', haw: 'kumu waina' },
  'wave-and-rock': { es: 'ola y roca', haw: 'nalu me ka pōhaku' },
  zodiac: { es: 'zodiaco', haw: 'hōʻailona hōkū' },
};

/** @returns null where the record's own word has to do */
export function nameMotif(motif: string, language: Language): LocalizedText | null {
  const text = namesByMotif[motif.toLowerCase()]?.[language];
  return text ? { text, language } : null;
}
