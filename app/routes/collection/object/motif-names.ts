import type { Language } from '#shared/languages/languages.ts';
import type { LocalizedText } from '#shared/languages/localized-text.ts';

type Names = Partial<Record<Language, string>>;

/**
 * Records name motifs in English. What the house's own are called in the other languages; a motif or
 * a language that is not here keeps the record's word, and is marked as English.
 */
const namesByMotif: Readonly<Record<string, Names>> = {
  arabesque: { es: 'arabesco' },
  bird: { es: 'pájaro', haw: 'manu' },
  boteh: { es: 'boteh' },
  calligraphy: { es: 'caligrafía' },
  carnation: { es: 'clavel', haw: 'ponimōʻī' },
  checkerboard: { es: 'ajedrezado' },
  chevron: { es: 'zigzag' },
  çintamani: { es: 'çintamani' },
  'cloud band': { es: 'banda de nubes' },
  column: { es: 'columna', haw: 'pou' },
  cross: { es: 'cruz', haw: 'keʻa' },
  cypress: { es: 'ciprés' },
  'eight-pointed star': { es: 'estrella de ocho puntas', haw: 'hōkū ʻewalu kihi' },
  fish: { es: 'pez', haw: 'iʻa' },
  'flowering plant': { es: 'planta en flor' },
  grape: { es: 'uva', haw: 'hua waina' },
  guilloche: { es: 'guilloquis' },
  hexagon: { es: 'hexágono', haw: 'huinaono' },
  hyacinth: { es: 'jacinto' },
  interlace: { es: 'lacería' },
  iris: { es: 'lirio' },
  kufic: { es: 'cúfico' },
  lamp: { es: 'lámpara', haw: 'ipukukui' },
  lattice: { es: 'celosía' },
  lotus: { es: 'loto' },
  medallion: { es: 'medallón' },
  moon: { es: 'luna', haw: 'mahina' },
  niche: { es: 'nicho' },
  palmette: { es: 'palmeta' },
  peony: { es: 'peonía' },
  'pine cone': { es: 'piña de pino' },
  pomegranate: { es: 'granada' },
  poppy: { es: 'amapola' },
  rose: { es: 'rosa', haw: 'loke' },
  rosebud: { es: 'capullo de rosa' },
  rosette: { es: 'roseta' },
  'saz leaf': { es: 'hoja saz' },
  scroll: { es: 'roleo' },
  'six-pointed star': { es: 'estrella de seis puntas', haw: 'hōkū ʻeono kihi' },
  'sixteen-pointed star': { es: 'estrella de dieciséis puntas', haw: 'hōkū ʻumikūmāono kihi' },
  sun: { es: 'sol', haw: 'lā' },
  'ten-pointed star': { es: 'estrella de diez puntas', haw: 'hōkū ʻumi kihi' },
  triangle: { es: 'triángulo', haw: 'huinakolu' },
  tulip: { es: 'tulipán' },
  'twelve-pointed star': { es: 'estrella de doce puntas', haw: 'hōkū ʻumikūmālua kihi' },
  vase: { es: 'jarrón', haw: 'ipu pua' },
  vine: { es: 'vid', haw: 'kumu waina' },
  'wave-and-rock': { es: 'ola y roca' },
  zodiac: { es: 'zodiaco' },
};

/** @returns null where the record's own word has to do */
export function nameMotif(motif: string, language: Language): LocalizedText | null {
  const text = namesByMotif[motif.toLowerCase()]?.[language];
  return text ? { text, language } : null;
}
