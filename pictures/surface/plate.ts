import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import type { Point } from '../geometry/points.ts';
import { toLinear } from './colour.ts';
import type { Field } from './field.ts';

export type Brush = SKRSContext2D;

/** The matter of an object before light falls on it; every field is one number per pixel. */
export type Plate = {
  width: number;
  height: number;
  /** Linear light, three per pixel. */
  colour: Float32Array;
  /** 0 outside the object, 1 inside. */
  cover: Field;
  /** Height above the ground in pixels. */
  relief: Field;
  /** How much it shines, 0 to 1. */
  gloss: Field;
  /** 0 paint, 1 bare metal. */
  metal: Field;
  /** Pixels for one of usual size, in which carving, grain and light are measured; 1 when not told. */
  close?: number;
};

export function createPlate(width: number, height: number, gloss = 0.2): Plate {
  const n = width * height;
  return {
    width,
    height,
    colour: new Float32Array(n * 3),
    cover: new Float32Array(n).fill(1),
    relief: new Float32Array(n),
    gloss: new Float32Array(n).fill(gloss),
    metal: new Float32Array(n),
  };
}

/** A canvas painted on by `paint`, in units of which each has `close` pixels. */
export function paintCanvas(
  width: number,
  height: number,
  paint: (brush: Brush) => void,
  close = 1,
): Canvas {
  const canvas = createCanvas(Math.round(width * close), Math.round(height * close));
  const brush = canvas.getContext('2d');
  brush.scale(close, close);
  brush.lineJoin = 'round';
  brush.lineCap = 'round';
  paint(brush);
  return canvas;
}

/** A field painted in greys: 0 where black or untouched, 1 where white. */
export function paintField(
  width: number,
  height: number,
  paint: (brush: Brush) => void,
  close = 1,
): Field {
  const canvas = paintCanvas(
    width,
    height,
    (brush) => {
      brush.fillStyle = '#000';
      brush.fillRect(0, 0, width, height);
      brush.fillStyle = '#fff';
      brush.strokeStyle = '#fff';
      paint(brush);
    },
    close,
  );
  const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
  const field = new Float32Array(canvas.width * canvas.height);
  for (let i = 0; i < field.length; i++) field[i] = data[i * 4] / 255;
  return field;
}

/** Lays what `paint` paints over the plate's colours and returns how much it covers. */
export function paintColour(plate: Plate, paint: (brush: Brush) => void): Field {
  const { width, height, colour } = plate;
  const { data } = paintCanvas(width, height, paint)
    .getContext('2d')
    .getImageData(0, 0, width, height);
  const cover = new Float32Array(width * height);
  for (let i = 0; i < cover.length; i++) {
    const a = data[i * 4 + 3] / 255;
    cover[i] = a;
    if (a === 0) continue;
    for (let c = 0; c < 3; c++)
      colour[i * 3 + c] += (toLinear[data[i * 4 + c]] - colour[i * 3 + c]) * a;
  }
  return cover;
}

/** Adds a closed outline to the brush's path. */
export function trace(brush: Brush, points: readonly Point[], closed = true): void {
  brush.beginPath();
  points.forEach(([x, y], i) => {
    if (i === 0) brush.moveTo(x, y);
    else brush.lineTo(x, y);
  });
  if (closed) brush.closePath();
}

export function fillShape(brush: Brush, points: readonly Point[], fill: string): void {
  trace(brush, points);
  brush.fillStyle = fill;
  brush.fill();
}

export function strokeLine(
  brush: Brush,
  points: readonly Point[],
  stroke: string,
  width: number,
  closed = false,
): void {
  trace(brush, points, closed);
  brush.strokeStyle = stroke;
  brush.lineWidth = width;
  brush.stroke();
}
