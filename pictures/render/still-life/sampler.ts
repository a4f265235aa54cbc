/** Chance that is the same on every run, for each pixel its own. */
export function createSampler() {
  // Numbers that fill the square evenly, shifted from pixel to pixel.
  let turn = 0;
  let state = 1;
  const random = () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  const steps = [
    0.7548776662, 0.5698402909, 0.6180339887, 0.8191725134, 0.6710436067, 0.5497004779,
  ];
  const starts = new Float64Array(steps.length);
  const quasiRandom = (dimension: number) => {
    const v = starts[dimension] + steps[dimension] * turn;
    return v - Math.floor(v);
  };
  return {
    /** Starts a pixel. */
    startPixel(x: number, y: number) {
      state = (Math.imul(x + 1, 0x9e3779b1) ^ Math.imul(y + 1, 0x85ebca6b)) | 0;
      for (let d = 0; d < starts.length; d++) starts[d] = random();
    },
    /** Starts the pixel's sample of this number. */
    startSample(sample: number) {
      turn = sample;
    },
    /** The sample's number of this dimension. */
    quasiRandom,
    /** The next number, of no dimension. */
    random,
  };
}
