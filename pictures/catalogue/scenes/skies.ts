import type { Vec } from '../../render/mesh.ts';
import type { SkyLook } from '../../scenery/skies.ts';

/** The sky with its sun where the room's light comes from. */
export const facing = (sky: SkyLook, direction: Vec): SkyLook => ({
  ...sky,
  ...(sky.sun && { sun: { ...sky.sun, direction } }),
});

export const daySky: SkyLook = {
  zenith: [0.1, 0.26, 0.62],
  horizon: [0.62, 0.78, 0.95],
  ground: [0.35, 0.32, 0.27],
  sun: { direction: [-0.55, 1, 0.3], colour: [1, 0.93, 0.8], disc: 20, halo: 1 },
  clouds: {
    cover: 0.35,
    light: [1.15, 1.12, 1.08],
    shade: [0.55, 0.6, 0.7],
    scale: 1.1,
    seed: 'day',
  },
};

/** A day of the trade wind: clean air, and heaped clouds in rows over the horizon. */
export const tradeSky: SkyLook = {
  ...daySky,
  zenith: [0.075, 0.21, 0.56],
  horizon: [0.58, 0.74, 0.92],
  clouds: {
    cover: 0.1,
    light: [1.15, 1.12, 1.08],
    shade: [0.55, 0.6, 0.7],
    scale: 1.1,
    seed: 'day',
  },
  heaps: {
    cover: 0.9,
    light: [1.32, 1.24, 1.12],
    shade: [0.47, 0.53, 0.64],
    seed: 'trade day',
  },
};

export const dawnSky: SkyLook = {
  zenith: [0.13, 0.2, 0.42],
  horizon: [1.05, 0.62, 0.42],
  ground: [0.3, 0.24, 0.22],
  sun: { direction: [0.35, 0.12, -1], colour: [1.3, 0.72, 0.38], disc: 12, halo: 1.6 },
  clouds: {
    cover: 0.5,
    light: [1.25, 0.78, 0.6],
    shade: [0.36, 0.34, 0.46],
    scale: 0.9,
    seed: 'dawn',
  },
};

export const eveningSky: SkyLook = {
  zenith: [0.09, 0.11, 0.32],
  horizon: [1.25, 0.5, 0.2],
  ground: [0.2, 0.14, 0.14],
  sun: { direction: [-0.18, 0.055, -1], colour: [1.7, 0.72, 0.26], disc: 14, halo: 1.7 },
  clouds: {
    cover: 0.62,
    light: [1.4, 0.62, 0.36],
    shade: [0.24, 0.2, 0.34],
    scale: 0.75,
    seed: 'evening',
  },
};

/** Half an hour after the sun: still blue above, a last band of light below. */
export const blueHour: SkyLook = {
  zenith: [0.018, 0.04, 0.15],
  horizon: [0.34, 0.24, 0.26],
  ground: [0.03, 0.03, 0.045],
  stars: { seed: 'blue hour', brightness: 0.28 },
};

export const nightSky: SkyLook = {
  zenith: [0.006, 0.011, 0.032],
  horizon: [0.03, 0.045, 0.085],
  ground: [0.012, 0.013, 0.02],
  stars: { seed: 'night', brightness: 1 },
};

export const rainSky: SkyLook = {
  zenith: [0.4, 0.45, 0.5],
  horizon: [0.62, 0.66, 0.68],
  ground: [0.3, 0.3, 0.3],
  clouds: {
    cover: 0.9,
    light: [0.72, 0.76, 0.8],
    shade: [0.34, 0.38, 0.43],
    scale: 0.8,
    seed: 'rain',
  },
};
