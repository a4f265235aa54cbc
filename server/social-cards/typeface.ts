import { readFile } from 'node:fs/promises';
import { Face, Font, Blob as FontBlob, Buffer as ShapeBuffer, shape } from 'harfbuzzjs';

const folder = new URL('./fonts/', import.meta.url);

/** Letters as outlines: what a card says does not depend on the fonts of the machine that draws it. */
class Typeface {
  readonly #fonts: readonly LoadedFont[];

  /** @param fonts in order of preference for each letter */
  constructor(fonts: readonly LoadedFont[]) {
    this.#fonts = fonts;
  }

  /** Width of a text in pixels. */
  measure(text: string, size: number): number {
    return this.#place(text, size).width;
  }

  /**
   * A line of text as SVG, its baseline beginning at a point.
   * @param size pixels of the em
   */
  draw(text: string, size: number, x: number, y: number): string {
    return this.#place(text, size)
      .glyphs.map(
        (glyph) =>
          `<path transform="translate(${round(x + glyph.x)} ${round(y - glyph.y)}) scale(${glyph.scale} ${-glyph.scale})" d="${glyph.outline}"/>`,
      )
      .join('');
  }

  /**
   * Breaks a text into lines at its spaces.
   * @param maxWidth pixels; a single longer word stays whole
   */
  toLines(text: string, size: number, maxWidth: number): string[] {
    const lines: string[] = [];
    for (const word of text.split(/\s+/).filter(Boolean)) {
      const line = lines.at(-1);
      const longer = line === undefined ? word : `${line} ${word}`;
      if (line !== undefined && this.measure(longer, size) <= maxWidth) lines.splice(-1, 1, longer);
      else lines.push(word);
    }
    return lines;
  }

  #place(text: string, size: number) {
    let width = 0;
    const glyphs: { x: number; y: number; scale: number; outline: string }[] = [];
    for (const { font, letters } of this.#split(text)) {
      const scale = size / font.unitsPerEm;
      const buffer = new ShapeBuffer();
      buffer.addText(letters);
      buffer.guessSegmentProperties();
      shape(font.font, buffer);
      const positions = buffer.getGlyphPositions();
      for (const [index, { codepoint: id }] of buffer.getGlyphInfos().entries()) {
        const position = positions[index];
        if (!position) continue;
        const outline = font.font.glyphToPath(id);
        if (outline) {
          glyphs.push({
            x: width + position.xOffset * scale,
            y: position.yOffset * scale,
            scale: round(scale, 5),
            outline,
          });
        }
        width += position.xAdvance * scale;
      }
    }
    return { width, glyphs };
  }

  /** Runs of letters that one font holds; letters that none holds are left to the first. */
  #split(text: string): { font: LoadedFont; letters: string }[] {
    const runs: { font: LoadedFont; letters: string }[] = [];
    for (const letter of text.normalize('NFC')) {
      const code = letter.codePointAt(0) ?? 0;
      const last = runs.at(-1);
      const font =
        // A space belongs to the word before it, so that a run is not cut for nothing.
        letter === ' ' && last
          ? last.font
          : (this.#fonts.find(({ codePoints }) => codePoints.has(code)) ?? this.#fonts[0]);
      if (!font) continue;
      if (last?.font === font) last.letters += letter;
      else if (last?.letters.endsWith(' ')) {
        // At the end of a run from right to left the space would stand on the wrong side.
        last.letters = last.letters.slice(0, -1);
        runs.push({ font, letters: ` ${letter}` });
      } else runs.push({ font, letters: letter });
    }
    return runs;
  }
}

interface LoadedFont {
  readonly font: Font;
  readonly unitsPerEm: number;
  readonly codePoints: ReadonlySet<number>;
}

async function loadFont(name: string): Promise<LoadedFont> {
  const bytes = await readFile(new URL(`${name}.ttf`, folder));
  const face = new Face(new FontBlob(new Uint8Array(bytes).buffer));
  return {
    font: new Font(face),
    unitsPerEm: face.upem,
    codePoints: new Set(face.collectUnicodes()),
  };
}

export interface Typefaces {
  readonly title: Typeface;
  readonly text: Typeface;
}

/** Source: visual direction, "Tokens": Cormorant for titles, Public Sans for everything else. */
export async function loadTypefaces(): Promise<Typefaces> {
  const [latin, extended, sans, sansExtended, naskh] = await Promise.all(
    [
      'cormorant-latin',
      'cormorant-latin-ext',
      'public-sans-latin',
      'public-sans-latin-ext',
      'noto-naskh-arabic-arabic',
    ].map(loadFont),
  );
  const known = (fonts: (LoadedFont | undefined)[]) => fonts.filter((font) => font !== undefined);
  return {
    title: new Typeface(known([latin, extended, naskh])),
    text: new Typeface(known([sans, sansExtended, extended, naskh])),
  };
}

const round = (value: number, digits = 2) => Number(value.toFixed(digits));
