/** Numbers over the pixels of a picture: row by row, one per pixel. */
export type Field = Float32Array;

/** A soft blur: three passes of a box of the radius (pixels), which is close to a Gaussian. */
export function blur(field: Field, width: number, height: number, radius: number): Field {
  const r = Math.max(1, Math.round(radius * 0.62));
  let from = field;
  let into = new Float32Array(field.length);
  const spare = new Float32Array(field.length);
  for (let pass = 0; pass < 3; pass++) {
    boxRows(from, spare, width, height, r);
    boxColumns(spare, into, width, height, r);
    from = into;
    if (pass === 0) into = new Float32Array(into);
  }
  return from;
}

function boxRows(from: Field, into: Field, width: number, height: number, r: number): void {
  const share = 1 / (2 * r + 1);
  for (let y = 0; y < height; y++) {
    const row = y * width;
    let sum = from[row] * r;
    for (let i = 0; i < r; i++) sum += from[row + Math.min(width - 1, i)];
    for (let x = 0; x < width; x++) {
      sum += from[row + Math.min(width - 1, x + r)];
      into[row + x] = sum * share;
      sum -= from[row + Math.max(0, x - r)];
    }
  }
}

function boxColumns(from: Field, into: Field, width: number, height: number, r: number): void {
  const share = 1 / (2 * r + 1);
  const sums = new Float64Array(width);
  for (let x = 0; x < width; x++) sums[x] = from[x] * r;
  for (let i = 0; i < r; i++) {
    const row = Math.min(height - 1, i) * width;
    for (let x = 0; x < width; x++) sums[x] += from[row + x];
  }
  for (let y = 0; y < height; y++) {
    const enter = Math.min(height - 1, y + r) * width;
    const leave = Math.max(0, y - r) * width;
    const row = y * width;
    for (let x = 0; x < width; x++) {
      sums[x] += from[enter + x];
      into[row + x] = sums[x] * share;
      sums[x] -= from[leave + x];
    }
  }
}

/** Distance of every pixel to the nearest pixel that `isEdge` marks, exact, in pixels. */
export function distanceTo(width: number, height: number, isEdge: (at: number) => boolean): Field {
  const far = 1e12;
  const field = new Float64Array(width * height);
  for (let i = 0; i < field.length; i++) field[i] = isEdge(i) ? 0 : far;
  const longest = Math.max(width, height);
  const line = new Float64Array(longest);
  const v = new Int32Array(longest);
  const z = new Float64Array(longest + 1);
  const pass = (start: number, stride: number, n: number) => {
    for (let i = 0; i < n; i++) line[i] = field[start + i * stride];
    let k = 0;
    v[0] = 0;
    z[0] = -far;
    z[1] = far;
    for (let q = 1; q < n; q++) {
      let s = (line[q] + q * q - line[v[k]] - v[k] * v[k]) / (2 * (q - v[k]));
      while (k > 0 && s <= z[k]) {
        k--;
        s = (line[q] + q * q - line[v[k]] - v[k] * v[k]) / (2 * (q - v[k]));
      }
      k++;
      v[k] = q;
      z[k] = s;
      z[k + 1] = far;
    }
    k = 0;
    for (let q = 0; q < n; q++) {
      while (z[k + 1] < q) k++;
      const d = q - v[k];
      field[start + q * stride] = d * d + line[v[k]];
    }
  };
  for (let x = 0; x < width; x++) pass(x, width, height);
  for (let y = 0; y < height; y++) pass(y * width, 1, width);
  return Float32Array.from(field, Math.sqrt);
}

/** Distance of every pixel to where the number of the piece changes: 0 at seams. */
export function distanceToSeams(ids: Int32Array, width: number, height: number): Field {
  return distanceTo(width, height, (i) => {
    const x = i % width;
    return (
      (x + 1 < width && ids[i] !== ids[i + 1]) ||
      (i + width < ids.length && ids[i] !== ids[i + width])
    );
  });
}

export function smoothstep(from: number, to: number, value: number): number {
  const t = Math.max(0, Math.min(1, (value - from) / (to - from)));
  return t * t * (3 - 2 * t);
}
