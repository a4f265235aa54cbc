import type { Picture } from '../../surface/mount.ts';
import { finish } from '../finish.ts';
import type { Vec } from '../mesh.ts';
import { type Camera, rayAt, toView } from '../rasterise.ts';
import { type Lens, throughLens } from './lens.ts';
import { smoothLight, spreadLight } from './smooth-light.ts';
import { createTracer, type Traced } from './tracer.ts';

export type StillLife = Traced & {
  camera: Camera;
  exposure?: number;
  glow?: number;
  /** Without it everything is sharp, as from far away through a narrow opening. */
  lens?: Lens;
  /** Ways of light followed for each pixel of half the size. */
  samples?: number;
};

const sharpSamples = 4;

/** Pixels computed per pixel shown, in each direction: where one thing ends, light of the next would fringe it. */
const oversampling = 1.6;
/** Behind a lens most edges are soft already. */
const oversamplingOfLens = 1.25;

/**
 * A few things under a window, by following light from the eye backwards: it goes from thing to
 * thing, so that shadows are soft and one thing colours the next.
 */
export async function renderStillLife(
  scene: StillLife,
  width: number,
  height: number,
): Promise<Picture> {
  const times = scene.lens ? oversamplingOfLens : oversampling;
  const w = Math.round(width * times);
  const h = Math.round(height * times);
  return finish(lightStillLife(scene, w, h), w, h, width, height, {
    exposure: scene.exposure ?? 1,
    glow: scene.glow ?? 0.03,
  });
}

function lightStillLife(scene: StillLife, width: number, height: number): Float32Array {
  const tracer = createTracer(scene);
  const view = toView(scene.camera, width, height);
  const n = width * height;
  const albedo = new Float32Array(n * 3);
  const gloss = new Float32Array(n * 3);
  const normal = new Float32Array(n * 3);
  const place = new Float32Array(n * 3);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const i = (y * width + x) * 3;
      tracer.startPixel(x, y);
      for (let s = 0; s < sharpSamples; s++) {
        tracer.startSample(s);
        const ray = rayAt(view, x + tracer.quasiRandom(0), y + tracer.quasiRandom(1));
        tracer.sampleSurface(view.eye, ray, 0.6 / view.scale, i, albedo, gloss, normal, place);
      }
    }
  const share = 1 / sharpSamples;
  for (let i = 0; i < n * 3; i++) {
    albedo[i] *= share;
    gloss[i] *= share;
    normal[i] *= share;
    place[i] *= share;
  }
  const w = Math.ceil(width / 2);
  const h = Math.ceil(height / 2);
  const samples = scene.samples ?? 6;
  const soft = {
    light: new Float32Array(w * h * 3),
    normal: new Float32Array(w * h * 3),
    place: new Float32Array(w * h * 3),
  };
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++) {
      const i = (y * w + x) * 3;
      tracer.startPixel(x + 7919, y);
      for (let s = 0; s < samples; s++) {
        tracer.startSample(s);
        const ray = rayAt(view, (x + tracer.quasiRandom(0)) * 2, (y + tracer.quasiRandom(1)) * 2);
        tracer.sampleLight(view.eye, ray, 1 / view.scale, i, soft.light, soft.normal, soft.place);
      }
      for (let c = 0; c < 3; c++) {
        soft.light[i + c] /= samples;
        soft.normal[i + c] /= samples;
        soft.place[i + c] /= samples;
      }
    }
  const grain = scene.camera.tall * Math.hypot(...distanceOf(scene.camera)) * (1 / h);
  const calm = smoothLight(soft, w, h, grain);
  const image = spreadLight(calm, soft, w, h, { normal, place }, width, height, grain);
  for (let i = 0; i < n * 3; i++) image[i] = image[i] * albedo[i] + gloss[i];
  return scene.lens ? throughLens(image, place, width, height, scene.camera, scene.lens) : image;
}

function distanceOf({ eye, target }: Camera): Vec {
  return [eye[0] - target[0], eye[1] - target[1], eye[2] - target[2]];
}
