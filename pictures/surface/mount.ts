import { parseColour, toByte } from './colour.ts';
import { blur, type Field, smoothstep } from './field.ts';
import { createNoise } from './noise.ts';

/** A finished picture: three bytes per pixel. */
export type Picture = { width: number; height: number; pixels: Uint8Array };

export type Ground = 'plaster' | 'ink' | 'sand';

const grounds: Record<Ground, string> = { plaster: '#F7F4EE', ink: '#10131A', sand: '#E9E1D3' };

export type Mounting = {
  ground?: Ground;
  /** How far the object stands off the ground, in pixels: softens and moves its shadow. */
  lift?: number;
  seed?: string;
};

/** Sets a lit object before its ground with the soft shadow it throws, light from the upper left. */
export function mount(
  width: number,
  height: number,
  lit: Float32Array,
  cover: Field,
  { ground = 'plaster', lift = 26, seed = 'ground' }: Mounting = {},
): Picture {
  const base = parseColour(grounds[ground]);
  const contact = blur(cover, width, height, lift * 0.35);
  const cast = blur(cover, width, height, lift * 1.5);
  const noise = createNoise(seed);
  const pixels = new Uint8Array(width * height * 3);
  const dark = ground === 'ink';
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const a = cover[i];
      let shade = 1;
      if (a < 1) {
        const near = at(contact, width, height, x - lift * 0.25, y - lift * 0.3);
        const far = at(cast, width, height, x - lift * 0.8, y - lift);
        shade = (1 - 0.42 * near) * (1 - 0.4 * far);
      }
      const across = (x / width - 0.35) ** 2 + (y / height - 0.3) ** 2;
      const fall = dark
        ? 1.35 - smoothstep(0, 1, across) * 0.75
        : 1 - smoothstep(0.05, 1.1, across) * 0.13;
      const grain = 1 + noise.fbm(x * 0.012, y * 0.012, 3) * 0.012;
      const level = shade * fall * grain;
      for (let c = 0; c < 3; c++) {
        const back = base[c] * level;
        const value = a >= 1 ? lit[i * 3 + c] : back + (lit[i * 3 + c] - back) * a;
        pixels[i * 3 + c] = toByte(shoulder(value));
      }
    }
  }
  return { width, height, pixels };
}

/** Bends values above 0.8 so that highlights keep some colour. */
export function shoulder(v: number): number {
  return v <= 0.8 ? v : 0.8 + 0.2 * (1 - Math.exp(-(v - 0.8) / 0.2));
}

function at(field: Field, width: number, height: number, x: number, y: number): number {
  const xi = Math.max(0, Math.min(width - 1, x | 0));
  const yi = Math.max(0, Math.min(height - 1, y | 0));
  return field[yi * width + xi];
}
