import type { Picture } from '../surface/mount.ts';
import type { Cloth } from './cloth.ts';
import { finish } from './finish.ts';
import type { Mesh, Vec } from './mesh.ts';
import { type Camera, rasterise, toView, type View } from './rasterise.ts';
import { type Reflection, shadeSight } from './shade.ts';
import { castShadows, type ShadowMap } from './shadow.ts';
import { type Lens, spreadByDepth } from './still-life/lens.ts';

/** A point that is seen; a material reads the first half and fills in the second. */
export type Hit = {
  x: number;
  y: number;
  z: number;
  nx: number;
  ny: number;
  nz: number;
  u: number;
  v: number;
  /** From the eye towards the point, length one. */
  dx: number;
  dy: number;
  dz: number;
  /** Width of a pixel there, in metres, stretched where the surface is seen at a slant. */
  size: number;
  distance: number;
  r: number;
  g: number;
  b: number;
  /** Mirror share at right angles, 0 to 1, and how blurred it is. */
  shine: number;
  rough: number;
  /** Light of its own. */
  glowR: number;
  glowG: number;
  glowB: number;
  /** Light that falls through from behind, as through leaves and cloth, 0 to 1. */
  through: number;
  /** Share of the picture in the scene's level mirror, 0 to 1, at right angles. */
  mirror: number;
  /** Slope of the mirror's waves that are too small to be seen singly: they blur what is far. */
  stir: number;
  /** What bare metal sends back of the scene's `surroundings`, by colour, 0 to 1. */
  metalR: number;
  metalG: number;
  metalB: number;
};

export type Material = (hit: Hit) => void;

export type Sky = (x: number, y: number, z: number, out: Float32Array) => void;

/** A pierced screen that sunlight passes: a rectangle with holes where the cloth's alpha is 0. */
export type Screen = {
  origin: Vec;
  along: Vec;
  up: Vec;
  repeat: number;
  holes: Cloth;
  edge: number;
};

export type Lamp = {
  at: Vec;
  colour: Vec;
  /** Light by direction from the lamp, 1 for all alike. */
  pattern?: (x: number, y: number, z: number) => number;
};

export type Scene = {
  mesh: Mesh;
  camera: Camera;
  materials: Material[];
  sky: Sky;
  sun: { direction: Vec; colour: Vec; soft: number } | null;
  centre: Vec;
  radius: number;
  /** Light from everything that is neither sun nor sky. */
  bounce: Vec;
  skyDirections?: Vec[];
  skyStrength?: number;
  screens?: Screen[];
  lamps?: Lamp[];
  /** What metal mirrors, below the horizon too; `open` is the light where nothing stands near. */
  surroundings?: { sky: Sky; open: number };
  mirror?: number;
  mist?: { thickness: number; colour: Vec; beams: number; reach: number };
  castsShadow?: (material: number) => boolean;
  isOpen?: (material: number, u: number, v: number) => boolean;
  exposure?: number;
  glow?: number;
  flare?: number;
  /** Without it everything is sharp, near and far; sharp is what lies as far as the camera's target. */
  lens?: Lens;
  /** Metres of ground around a corner that it darkens. */
  corner?: number;
  shadowSize?: number;
  /** Pixels computed per pixel shown, in each direction; 1.25 when not told. */
  oversampling?: number;
  bias?: number;
};

export async function renderScene(scene: Scene, wide: number, high: number): Promise<Picture> {
  const { oversampling = 1.25 } = scene;
  // Designing goes faster at a fraction of the size.
  const scale = Number(process.env.PICTURE_SCALE ?? 1);
  const [width, height] = [Math.round(wide * scale), Math.round(high * scale)];
  const w = Math.round(width * oversampling);
  const h = Math.round(height * oversampling);
  return finish(lightScene(scene, w, h), w, h, width, height, {
    exposure: scene.exposure ?? 1,
    glow: scene.glow ?? 0.08,
    flare: scene.flare,
  });
}

/** The scene in linear light, three numbers per pixel. */
function lightScene(scene: Scene, width: number, height: number): Float32Array {
  const view = toView(scene.camera, width, height);
  const shadow = shadowOf(scene);
  const reflection = reflectionOf(scene, view, shadow);
  const sight = rasterise(scene.mesh, view, { isOpen: scene.isOpen });
  const image = shadeSight(scene, view, sight, shadow, reflection);
  if (!scene.lens) return image;
  const { eye, target } = scene.camera;
  const focus = Math.hypot(target[0] - eye[0], target[1] - eye[1], target[2] - eye[2]);
  return spreadByDepth(image, sight.depth, width, height, { focus, ...scene.lens });
}

/** The same scene from several cameras, one after another; the sun's shadows are cast once. */
export function* lightViews(
  scene: Scene,
  cameras: readonly Camera[],
  size: number,
): Generator<{ view: View; image: Float32Array }> {
  const shadow = shadowOf(scene);
  for (const camera of cameras) {
    const view = toView(camera, size, size);
    const reflection = reflectionOf(scene, view, shadow);
    const sight = rasterise(scene.mesh, view, { isOpen: scene.isOpen });
    yield { view, image: shadeSight(scene, view, sight, shadow, reflection) };
  }
}

function shadowOf(scene: Scene): ShadowMap | null {
  if (!scene.sun) return null;
  return castShadows(scene.mesh, scene.sun.direction, {
    centre: scene.centre,
    radius: scene.radius,
    size: scene.shadowSize ?? 2048,
    bias: scene.bias ?? 0.02,
    castsShadow: scene.castsShadow,
    isOpen: scene.isOpen,
  });
}

function reflectionOf(scene: Scene, view: View, shadow: ShadowMap | null): Reflection | null {
  if (scene.mirror === undefined) return null;
  const below = rasterise(scene.mesh, view, { mirror: scene.mirror, isOpen: scene.isOpen });
  return {
    image: shadeSight(scene, view, below, shadow, null, { mirrored: scene.mirror }),
    depth: below.depth,
  };
}
