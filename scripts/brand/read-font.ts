/**
 * The few facts of a TrueType font that cutting it needs: which letters it holds, its vertical
 * metrics and the average width of its text. Offsets: the OpenType specification, tables cmap,
 * head, hhea, hmtx.
 */
export interface FontFacts {
  readonly codePoints: ReadonlySet<number>;
  /** Fractions of the em; descent is positive downwards. */
  readonly ascent: number;
  readonly descent: number;
  readonly lineGap: number;
  /** Mean advance of English text, in fractions of the em. */
  readonly averageWidth: number;
}

// Letters by their frequency in running text; the same sample that the known widths of the system
// fonts in cut-fonts.ts were measured with.
const sample = 'aaabcdeeeefghiijklmnnoopqrrssttuvwxyz      ';

/** @param truetype an uncompressed font file */
export function readFont(truetype: Buffer): FontFacts {
  const table = findTables(truetype);
  const unitsPerEm = truetype.readUInt16BE(table('head') + 18);
  const hhea = table('hhea');
  const glyphs = readGlyphIds(truetype, table('cmap'));
  const hmtx = table('hmtx');
  const metricCount = truetype.readUInt16BE(hhea + 34);
  const advance = (character: string) => {
    const glyph = glyphs.get(character.codePointAt(0) ?? 0) ?? 0;
    return truetype.readUInt16BE(hmtx + 4 * Math.min(glyph, metricCount - 1));
  };
  const total = [...sample].reduce((sum, character) => sum + advance(character), 0);
  return {
    codePoints: new Set(glyphs.keys()),
    ascent: truetype.readInt16BE(hhea + 4) / unitsPerEm,
    descent: -truetype.readInt16BE(hhea + 6) / unitsPerEm,
    lineGap: truetype.readInt16BE(hhea + 8) / unitsPerEm,
    averageWidth: total / sample.length / unitsPerEm,
  };
}

function findTables(font: Buffer): (tag: string) => number {
  const offsets = new Map<string, number>();
  for (let index = 0; index < font.readUInt16BE(4); index += 1) {
    const record = 12 + index * 16;
    offsets.set(font.toString('latin1', record, record + 4), font.readUInt32BE(record + 8));
  }
  return (tag) => {
    const offset = offsets.get(tag);
    if (offset === undefined) throw new Error(`The font has no table "${tag}".`);
    return offset;
  };
}

function readGlyphIds(font: Buffer, cmap: number): Map<number, number> {
  const glyphs = new Map<number, number>();
  for (let index = 0; index < font.readUInt16BE(cmap + 2); index += 1) {
    const subtable = cmap + font.readUInt32BE(cmap + 4 + index * 8 + 4);
    const format = font.readUInt16BE(subtable);
    if (format === 4) readSegments(font, subtable, glyphs);
    if (format === 12) readGroups(font, subtable, glyphs);
  }
  return glyphs;
}

function readSegments(font: Buffer, subtable: number, glyphs: Map<number, number>): void {
  const doubled = font.readUInt16BE(subtable + 6);
  for (let segment = 0; segment < doubled; segment += 2) {
    const end = font.readUInt16BE(subtable + 14 + segment);
    const start = font.readUInt16BE(subtable + 16 + doubled + segment);
    const delta = font.readUInt16BE(subtable + 16 + 2 * doubled + segment);
    const rangeAt = subtable + 16 + 3 * doubled + segment;
    const range = font.readUInt16BE(rangeAt);
    for (let code = start; code <= end && code !== 0xffff; code += 1) {
      const raw = range === 0 ? code : font.readUInt16BE(rangeAt + range + 2 * (code - start));
      const glyph = raw === 0 ? 0 : (raw + delta) & 0xffff;
      if (glyph !== 0) glyphs.set(code, glyph);
    }
  }
}

function readGroups(font: Buffer, subtable: number, glyphs: Map<number, number>): void {
  for (let group = 0; group < font.readUInt32BE(subtable + 12); group += 1) {
    const record = subtable + 16 + group * 12;
    const start = font.readUInt32BE(record);
    const end = font.readUInt32BE(record + 4);
    const first = font.readUInt32BE(record + 8);
    for (let code = start; code <= end; code += 1) glyphs.set(code, first + code - start);
  }
}
