/** Centimetres, to the tenth of a millimetre; null: not said. */
export interface Dimensions {
  readonly height: number | null;
  readonly width: number | null;
  readonly depth: number | null;
  readonly diameter: number | null;
}

type Side = keyof Dimensions | 'length';

const labels: readonly (readonly [RegExp, Side])[] = [
  [/^(?:diam|diameter|diám|diámetro|dia|ø|⌀)$/, 'diameter'],
  [/^(?:h|ht|height|high|alto|alt|altura|kiʻekiʻe)$/, 'height'],
  [/^(?:w|width|wide|ancho|anch|anchura|laula)$/, 'width'],
  [/^(?:d|depth|deep|th|thickness|prof|profundidad|fondo|grosor)$/, 'depth'],
  [/^(?:l|length|long|largo|longitud|lōʻihi)$/, 'length'],
];

const centimetres: Readonly<Record<string, number>> = {
  mm: 0.1,
  cm: 1,
  m: 100,
  in: 2.54,
  inch: 2.54,
  inches: 2.54,
  ft: 30.48,
};

const token =
  /(\d+(?:[.,]\d+)?(?:\s+\d+\/\d+)?(?:\/\d+)?)(?:\s*[-–]\s*\d+(?:[.,]\d+)?)?|([x×])|([()])|(["″])|([\p{L}ø⌀][\p{L}ʻ]*)/giu;

interface Measure {
  side: Side | null;
  readonly number: number;
  /** Which of the numbers that belong together it is in; its place among those without a label. */
  readonly series: number;
  readonly isMetric: boolean;
}

/**
 * The measures in a museum's text: with labels (`H. 6 3/4 in. (17.1 cm)`, `Diam. 30.5 cm`, `Alto: 20
 * cm`) or as height × width × depth (`10 1/4 × 8 1/2 in.`). Metric ones are taken where both are
 * given, of several the first; a length beside a width is a height, else a width. A single number
 * without a label says nothing.
 *
 * @returns null when no measure is found
 */
export function parseDimensions(text: string): Dimensions | null {
  const measures = listMeasures(text.slice(0, 500));
  const metric = measures.filter(({ isMetric }) => isMetric);
  const found = new Map<Side, number>();
  for (const { side, number } of metric.some(({ side }) => side) ? metric : measures) {
    if (side && !found.has(side)) found.set(side, Math.round(number * 100) / 100);
  }
  if (found.size === 0) return null;
  const length = found.get('length') ?? null;
  const width = found.get('width') ?? null;
  return {
    height: found.get('height') ?? (width === null ? null : length),
    width: width ?? length,
    depth: found.get('depth') ?? null,
    diameter: found.get('diameter') ?? null,
  };
}

function listMeasures(text: string): Measure[] {
  const measures: Measure[] = [];
  let label: Side | null = null;
  let series = 0;
  let afterCross = false;
  /** Numbers whose unit stands behind the last of them. */
  let waiting: { side: Side | null; number: number; series: number }[] = [];
  /** In brackets the same measures are said in another unit, without their labels. */
  let again: (Side | null)[] = [];
  for (const [all, number, cross, bracket, inches] of text.matchAll(token)) {
    if (number !== undefined) {
      if (!afterCross) series++;
      const side = label ?? again.shift() ?? null;
      waiting.push({ side, number: toNumber(number), series });
      label = null;
      afterCross = false;
    } else if (cross !== undefined) {
      afterCross = true;
    } else if (bracket !== undefined) {
      waiting = [];
      const last = measures.filter((measure) => measure.series === series);
      again = bracket === '(' ? last.map(({ side }) => side) : [];
    } else {
      const word = inches ? 'in' : all.toLowerCase();
      const factor = centimetres[word];
      if (factor !== undefined && waiting.length > 0) {
        const isMetric = word.endsWith('m');
        for (const one of waiting) {
          measures.push({ ...one, number: one.number * factor, isMetric });
        }
        waiting = [];
      } else label = labels.find(([pattern]) => pattern.test(word))?.[1] ?? label;
    }
  }
  nameSides(measures);
  return measures;
}

/** Numbers with a cross between them and no label are height, width, depth. */
function nameSides(measures: Measure[]): void {
  const order: readonly Side[] = ['height', 'width', 'depth'];
  const bySeries = Map.groupBy(measures, ({ series }) => series);
  for (const list of bySeries.values()) {
    if (list.length < 2 || list.some(({ side }) => side)) continue;
    for (const [at, measure] of list.entries()) measure.side = order[at] ?? null;
  }
}

/** `6 3/4`, `1/2`, `20,6`. */
function toNumber(text: string): number {
  const [whole = '', part] = text.split(/\s+/);
  const read = (one: string) => {
    const [above = '', below] = one.replace(',', '.').split('/');
    return Number(above) / (below ? Number(below) || 1 : 1);
  };
  return read(whole) + (part ? read(part) : 0);
}
