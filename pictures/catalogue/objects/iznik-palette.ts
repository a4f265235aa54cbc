import type { Palette } from '../../surface/brushwork.ts';

/** The painters' colours of Iznik, on tiles and dishes alike: bole red, cobalt, emerald. */
export const iznikPalette: Palette = {
  petal: '#b5301c',
  inner: '#f3efe4',
  heart: '#1f3f96',
  leaf: '#0f7a62',
  vein: '#e9efe6',
  stem: '#1c5a45',
  bud: '#24479f',
};
