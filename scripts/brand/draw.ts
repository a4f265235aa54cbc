// `npm run brand:draw` writes what follows from brand/: its palette for style sheets, the icon of the browser's
// tab, and that icon in the sizes that home screens ask for. `-- --into <folder>` writes them there instead.
import { readFileSync } from 'node:fs';
import * as palette from '#brand/palette.ts';
import { readCommandLine } from '../command-line/read-command-line.ts';
import { drawBrand } from './draw-brand.ts';

const { into } = readCommandLine({ options: { into: { type: 'string', default: '.' } } }).values;
await drawBrand({ palette, icon: readFileSync('brand/icon.svg', 'utf8') }, into);
