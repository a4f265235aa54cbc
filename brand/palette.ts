// The museum's colours, by pigment. Style sheets have them as `--palette-blue-night` (palette.css, which
// `npm run brand:draw` writes); their contrast is held by app/design/tokens.test.ts.

// neutral
export const ink = '#10131a';
export const charcoal = '#2b2f38';
export const slate = '#565c69';
export const stone = '#8a8f99';
export const mist = '#d9dbdf';
export const plaster = '#f7f4ee';
export const sand = '#e9e1d3';
export const white = '#ffffff';

// lapis
export const blueNight = '#0b1533';
export const blueDark = '#14285f';
export const blue = '#2a4ba0';
export const blueSky = '#8fb3e8';
export const blueMist = '#e4ecf9';

// glaze
export const greenDeep = '#0b3b2e';
export const green = '#0f6b50';
export const greenGlaze = '#4fae8f';
export const greenMist = '#e0f1ea';

// saffron
export const yellowDeep = '#7a4f00';
export const yellow = '#f2b632';
export const yellowLight = '#f9d98a';
export const yellowMist = '#fdf4dc';

// hibiscus
export const fuchsiaDeep = '#7a0d45';
export const fuchsia = '#b5176a';
export const fuchsiaLight = '#e891bd';
export const fuchsiaMist = '#fbe5f0';

// signal
export const error = '#b3261e';
