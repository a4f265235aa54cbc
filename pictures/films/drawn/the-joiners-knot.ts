import type { Canvas } from '@napi-rs/canvas';
import type { Point } from '../../geometry/points.ts';
import { createRandom } from '../../geometry/random.ts';
import { createNoise } from '../../surface/noise.ts';
import { type Brush, strokeLine, trace } from '../../surface/plate.ts';
import { arriving, between, type DrawnFilm, height, pixelsPerUnit, width } from './drawn-film.ts';
import { type GirihTile, growGirih, strapsOf } from './girih-tiles.ts';
import { computeCanvas, drawWhole, layOver } from './paper.ts';

/** Pixels of a tile's side. */
const side = 74;
const middle: Point = [width / 2, height / 2];
const showFrom = 1;
const growFrom = 8.5;
const growTo = 22;

const woods: Record<GirihTile['kind'], string> = {
  decagon: '#7a4a26',
  hexagon: '#b07a44',
  bowTie: '#5a3219',
  rhombus: '#c99a5e',
  pentagon: '#96602f',
};
const kinds = Object.keys(woods) as GirihTile['kind'][];

/** Five wooden shapes, shown one by one, grow into a ten-fold knot; then only the knot is left. */
export const theJoinersKnot: DrawnFilm = {
  name: 'the-joiners-knot',
  seconds: 32,
  poster: 29,
  prepare: () => {
    const tiles = growGirih(9.6);
    const board = makeBoard('joiner bench', [64, 44, 30]);
    const grain = makeBoard('joiner grain', [255, 246, 236]);
    const random = createRandom('joiner');
    const paths = tiles.map(() => ({
      from: [random.between(-260, 260), random.between(180, 420)] as Point,
      turn: random.between(-1.6, 1.6),
      late: random.between(0, 0.35),
    }));
    return (brush, seconds) => {
      drawWhole(brush, board);
      showShapes(brush, seconds, tiles);
      const last = Math.max(...tiles.map(({ ring }) => ring));
      tiles.forEach((tile, i) => {
        const path = paths[i] ?? { from: [0, 0], turn: 0, late: 0 };
        const start = growFrom + ((growTo - growFrom - 1.2) * tile.ring) / last + path.late;
        const way = arriving(seconds, start, start + 1.1);
        if (way > 0) paintTile(brush, tile, way, path.from as Point, path.turn, seconds);
      });
      layOver(brush, grain, 'multiply', 0.85);
      paintKnot(brush, seconds, tiles);
    };
  },
  sound: null,
};

/** The five shapes side by side before the work begins, named by nothing but their sides. */
function showShapes(brush: Brush, seconds: number, tiles: readonly GirihTile[]): void {
  const leave = between(seconds, growFrom - 1.2, growFrom);
  if (leave === 1) return;
  kinds.forEach((kind, i) => {
    const tile = tiles.find((one) => one.kind === kind);
    if (!tile) return;
    const come = arriving(seconds, showFrom + i * 1.1, showFrom + i * 1.1 + 1);
    const at: Point = [width / 2 + (i - 2) * 232, height / 2 + 26 * (1 - come)];
    brush.globalAlpha = come * (1 - leave);
    const centred = tile.corners.map(
      ([x, y]): Point => [
        at[0] + (x - tile.centre[0]) * side * 0.82,
        at[1] + (y - tile.centre[1]) * side * 0.82,
      ],
    );
    paintWood(brush, centred, woods[kind], 1);
    const lines = between(seconds, showFrom + i * 1.1 + 0.7, showFrom + i * 1.1 + 1.7);
    brush.globalAlpha = lines * (1 - leave);
    for (const strap of strapsOf(tile))
      strokeLine(
        brush,
        strap.map(
          ([x, y]): Point => [
            at[0] + (x - tile.centre[0]) * side * 0.82,
            at[1] + (y - tile.centre[1]) * side * 0.82,
          ],
        ),
        '#f3d489',
        5,
      );
  });
  brush.globalAlpha = 1;
}

function paintTile(
  brush: Brush,
  tile: GirihTile,
  way: number,
  from: Point,
  turn: number,
  seconds: number,
): void {
  const left = 1 - way;
  brush.save();
  brush.globalAlpha = Math.min(1, way * 2);
  brush.translate(
    middle[0] + tile.centre[0] * side + from[0] * left,
    middle[1] + tile.centre[1] * side + from[1] * left,
  );
  brush.rotate(turn * left);
  const lifted = 1 + left * 0.25;
  brush.scale(lifted, lifted);
  const corners = tile.corners.map(
    ([x, y]): Point => [(x - tile.centre[0]) * side, (y - tile.centre[1]) * side],
  );
  paintWood(brush, corners, woods[tile.kind], left);
  // The seams between the shapes close when the work is done.
  const seams = 1 - between(seconds, 23, 25.5);
  if (seams > 0) {
    brush.globalAlpha *= seams;
    strokeLine(brush, corners, 'rgba(20, 10, 4, 0.65)', 2, true);
  }
  brush.restore();
}

function paintWood(brush: Brush, corners: readonly Point[], colour: string, lift: number): void {
  brush.save();
  brush.shadowColor = 'rgba(10, 5, 0, 0.6)';
  brush.shadowBlur = (4 + lift * 22) * pixelsPerUnit;
  brush.shadowOffsetX = lift * 12 * pixelsPerUnit;
  brush.shadowOffsetY = lift * 18 * pixelsPerUnit;
  trace(brush, corners);
  brush.fillStyle = colour;
  brush.fill();
  brush.restore();
}

/** The lines that every shape carries join into straps, inlaid in pale wood. */
function paintKnot(brush: Brush, seconds: number, tiles: readonly GirihTile[]): void {
  const last = Math.max(...tiles.map(({ ring }) => ring));
  for (const pass of [0, 1, 2] as const) {
    for (const tile of tiles) {
      const start = growFrom + 1.2 + ((growTo - growFrom - 1.2) * tile.ring) / last;
      const drawn = between(seconds, start, start + 1.2);
      if (drawn === 0) continue;
      brush.globalAlpha = drawn;
      for (const strap of strapsOf(tile)) {
        const line = strap.map(([x, y]): Point => [middle[0] + x * side, middle[1] + y * side]);
        if (pass === 0) strokeLine(brush, line, 'rgba(24, 11, 4, 0.85)', 12);
        else if (pass === 1) strokeLine(brush, line, '#e6c47c', 8);
        else
          strokeLine(
            brush,
            line.map(([x, y]): Point => [x - 1.2, y - 1.4]),
            'rgba(255, 243, 205, 0.75)',
            2,
          );
      }
    }
  }
  brush.globalAlpha = 1;
  paintGleam(brush, seconds);
}

/** Light that goes once over the finished panel. */
function paintGleam(brush: Brush, seconds: number): void {
  const share = (seconds - 26) / 4;
  if (share <= 0 || share >= 1) return;
  const x = -500 + share * (width + 1000);
  const gleam = brush.createLinearGradient(x - 260, 0, x + 260, 160);
  gleam.addColorStop(0, 'rgba(255, 236, 190, 0)');
  gleam.addColorStop(0.5, 'rgba(255, 236, 190, 0.2)');
  gleam.addColorStop(1, 'rgba(255, 236, 190, 0)');
  brush.save();
  brush.globalCompositeOperation = 'screen';
  brush.fillStyle = gleam;
  brush.fillRect(0, 0, width, height);
  brush.restore();
}

function makeBoard(seed: string, tone: readonly [number, number, number]): Canvas {
  const noise = createNoise(seed);
  return computeCanvas((x, y) => {
    const ring = noise.fbm(x * 0.0016, y * 0.02, 4);
    const fibre = noise.fbm(x * 0.012, y * 0.5, 3) * 0.09;
    const light =
      0.94 + ring * 0.13 + fibre - ((x / width - 0.45) ** 2 + (y / height - 0.4) ** 2) * 0.42;
    return [tone[0] * light, tone[1] * light, tone[2] * light];
  });
}
