import {
  EquirectangularAdapter,
  type EquirectangularPanorama,
  utils,
  Viewer,
} from '@photo-sphere-viewer/core';
import stylesheetAddress from '@photo-sphere-viewer/core/index.css?url';
import { ink } from '#brand/palette.ts';

// Fetched when the tour is started, and nowhere else imported but by address.

/** Loads pictures by their own address: the library's own way, by `blob:`, is not in our policy. */
class AddressAdapter extends EquirectangularAdapter {
  override async loadTexture(panorama: string | EquirectangularPanorama) {
    const path = typeof panorama === 'string' ? panorama : panorama.path;
    const image = new Image();
    image.src = path;
    await image.decode();
    return {
      panorama,
      texture: utils.createTexture(image),
      panoData: utils.mergePanoData(image.naturalWidth, image.naturalHeight),
      cacheKey: path,
    };
  }
}

const radians = (degrees: number) => (degrees * Math.PI) / 180;
const fadeMs = 450;
const turnMs = 300;
const stepDegrees = 15;
const zoomStep = 12;

export type Move = 'left' | 'right' | 'up' | 'down' | 'closer' | 'farther';

/** The position of a direction in pixels from the upper left corner. Null: it is behind or beside. */
export type Place = { readonly x: number; readonly y: number } | null;

/** The view into a room. Angles are degrees to the right of the panorama's middle and above the horizon. */
export interface PanoramaView {
  show(src: string, yaw: number): Promise<void>;
  move(move: Move): void;
  lookAt(yaw: number, pitch: number): void;
  placeOf(yaw: number, pitch: number): Place;
  destroy(): void;
}

export interface PanoramaOptions {
  readonly container: HTMLElement;
  readonly src: string;
  readonly yaw: number;
  /** Everything at once, nothing glides. */
  readonly isStill: boolean;
  /** Called whenever the view has changed. */
  readonly onChange: () => void;
}

/** @throws when the browser has no WebGL, or the picture cannot be had */
export async function openPanorama(options: PanoramaOptions): Promise<PanoramaView> {
  await loadStylesheet();
  const { container, src, yaw, isStill, onChange } = options;
  const viewer = new Viewer({
    container,
    adapter: AddressAdapter,
    navbar: false,
    keyboard: false,
    // The wheel scrolls the page; buttons, keys and two fingers change the distance.
    mousewheel: false,
    moveInertia: !isStill,
    minFov: 32,
    maxFov: 86,
    defaultZoomLvl: 10,
    canvasBackground: ink,
  });
  // Listened to before anything is loaded: a failure may come at once.
  const failure = new Promise<never>((_, reject) => {
    viewer.addEventListener('panorama-error', () => reject(new Error('The picture did not come.')));
  });
  const open = (path: string, at: number) =>
    viewer.setPanorama(path, {
      position: { yaw: radians(at), pitch: 0 },
      transition: isStill ? false : { effect: 'fade', rotation: false, speed: fadeMs },
      showLoader: false,
    });
  try {
    await Promise.race([open(src, yaw), failure]);
  } catch (error) {
    viewer.destroy();
    throw error;
  }
  viewer.addEventListener('render', onChange);
  onChange();

  const turnTo = (position: { yaw: number; pitch: number }) => {
    if (isStill) viewer.rotate(position);
    else void viewer.animate({ ...position, speed: turnMs });
  };
  return {
    async show(path, at) {
      await open(path, at);
    },
    move(move) {
      const { yaw: here, pitch } = viewer.getPosition();
      const step = radians(stepDegrees);
      const limit = radians(88);
      const clamp = (angle: number) => Math.max(-limit, Math.min(limit, angle));
      switch (move) {
        case 'left':
          return turnTo({ yaw: here - step, pitch });
        case 'right':
          return turnTo({ yaw: here + step, pitch });
        case 'up':
          return turnTo({ yaw: here, pitch: clamp(pitch + step) });
        case 'down':
          return turnTo({ yaw: here, pitch: clamp(pitch - step) });
        case 'closer':
          return viewer.zoom(viewer.getZoomLevel() + zoomStep);
        case 'farther':
          return viewer.zoom(viewer.getZoomLevel() - zoomStep);
      }
    },
    lookAt: (at, pitch) => turnTo({ yaw: radians(at), pitch: radians(pitch) }),
    placeOf(at, pitch) {
      const position = { yaw: radians(at), pitch: radians(pitch) };
      if (!viewer.dataHelper.isPointVisible(position)) return null;
      return viewer.dataHelper.sphericalCoordsToViewerCoords(position);
    },
    destroy: () => viewer.destroy(),
  };
}

/** The library's own stylesheet, which no other page needs; once. */
function loadStylesheet(): Promise<void> {
  if (document.querySelector(`link[href="${stylesheetAddress}"]`)) return Promise.resolve();
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = stylesheetAddress;
  return new Promise((resolve, reject) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      link.remove();
      reject(new Error('The stylesheet of the tour could not be loaded'));
    });
    document.head.append(link);
  });
}
