/** Ways that light may go on from a surface. */
export type Directions = ReturnType<typeof createDirections>;

export function createDirections(random: () => number) {
  const direction = new Float64Array(3);
  /** A direction around the normal, more often near it, into `direction`. */
  const scatter = (nx: number, ny: number, nz: number, a: number, b: number) => {
    const phi = a * Math.PI * 2;
    const r = Math.sqrt(b);
    const up = Math.sqrt(1 - b);
    const sign = nz >= 0 ? 1 : -1;
    const k = -1 / (sign + nz);
    const m = nx * ny * k;
    const x = Math.cos(phi) * r;
    const y = Math.sin(phi) * r;
    direction[0] = (1 + sign * nx * nx * k) * x + m * y + nx * up;
    direction[1] = sign * m * x + (sign + ny * ny * k) * y + ny * up;
    direction[2] = -sign * nx * x - ny * y + nz * up;
  };

  /** A direction near the mirrored one, into `direction`. */
  const reflect = (
    dx: number,
    dy: number,
    dz: number,
    nx: number,
    ny: number,
    nz: number,
    rough: number,
  ) => {
    const k = -2 * (nx * dx + ny * dy + nz * dz);
    let mx = dx + nx * k;
    let my = dy + ny * k;
    let mz = dz + nz * k;
    if (rough > 0.01) {
      const spread = rough * rough * Math.sqrt(-2 * Math.log(1 - random() * 0.98));
      const phi = random() * Math.PI * 2;
      const sign = mz >= 0 ? 1 : -1;
      const q = -1 / (sign + mz);
      const m = mx * my * q;
      const x = Math.cos(phi) * spread;
      const y = Math.sin(phi) * spread;
      const ax = mx + (1 + sign * mx * mx * q) * x + m * y;
      const ay = my + sign * m * x + (sign + my * my * q) * y;
      const az = mz - sign * mx * x - my * y;
      const l = 1 / Math.hypot(ax, ay, az);
      mx = ax * l;
      my = ay * l;
      mz = az * l;
    }
    direction[0] = mx;
    direction[1] = my;
    direction[2] = mz;
  };

  return { direction, scatter, reflect };
}
