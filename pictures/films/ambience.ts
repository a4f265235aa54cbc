import { createRandom } from '../geometry/random.ts';
import { createSilence, sampleRate as rate, type Sound } from './sound.ts';

export type Ambience = {
  /** Strength of each voice, 0 to 1. */
  surf: number;
  wind: number;
  trickle: number;
};

/** Soft sound that ends where it begins. */
export function composeAmbience(seconds: number, voices: Ambience, seed: string): Sound {
  const { left, right } = createSilence(seconds);
  for (const [channel, side] of [
    [left, 'left'],
    [right, 'right'],
  ] as const) {
    const random = createRandom(`${seed} ${side}`);
    const phase = side === 'left' ? 0 : 0.07;
    addNoise(
      channel,
      random,
      0.02,
      (t) => voices.surf * 0.5 * (0.25 + 0.75 * Math.sin(Math.PI * ((t * 2 + phase) % 1)) ** 2),
    );
    addNoise(
      channel,
      random,
      0.006,
      (t) => voices.wind * 1.6 * (0.6 + 0.4 * Math.sin(Math.PI * 2 * (t * 3 + phase))),
    );
    addDrops(channel, random, voices.trickle, seconds);
  }
  return { left, right };
}

/** Noise with its high parts taken away; the last second runs over into the first. */
function addNoise(
  channel: Float32Array,
  random: ReturnType<typeof createRandom>,
  openness: number,
  loudness: (turn: number) => number,
): void {
  const n = channel.length;
  const overlap = rate;
  const long = new Float32Array(n + overlap);
  let a = 0;
  let b = 0;
  for (let i = 0; i < long.length; i++) {
    a += (random.next() * 2 - 1 - a) * openness * 3;
    b += (a - b) * openness;
    long[i] = (a * 0.35 + b) * 2;
  }
  for (let i = 0; i < n; i++) {
    const fade = i < overlap ? i / overlap : 1;
    const v = fade < 1 ? long[i] * Math.sqrt(fade) + long[n + i] * Math.sqrt(1 - fade) : long[i];
    channel[i] += v * loudness(i / n);
  }
}

/** Falling water: many short tones that rise a little, as bubbles do. */
function addDrops(
  channel: Float32Array,
  random: ReturnType<typeof createRandom>,
  strength: number,
  seconds: number,
): void {
  if (strength === 0) return;
  const n = channel.length;
  for (let k = 0; k < seconds * 70; k++) {
    const start = Math.floor(random.next() * n);
    const pitch = 500 * 4 ** random.next();
    const length = rate * random.between(0.015, 0.06);
    const loud = strength * 0.035 * random.next() ** 2;
    let turn = 0;
    for (let i = 0; i < length * 3; i++) {
      turn += (pitch * (1 + (0.25 * i) / length)) / rate;
      channel[(start + i) % n] +=
        Math.sin(turn * Math.PI * 2) * loud * Math.exp(-i / length) * Math.min(1, i / 60);
    }
  }
}
