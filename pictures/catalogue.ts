import { ceramics } from './catalogue/ceramics.ts';
import type { CatalogueEntry } from './catalogue/entry.ts';
import { textiles } from './catalogue/textiles.ts';
import { vessels } from './catalogue/vessels.ts';
import { tiles } from './catalogue/tiles.ts';
import { courtScenes } from './catalogue/scenes-court.ts';

/** Every picture the program draws, in the order it draws them. */
export const catalogue: readonly CatalogueEntry[] = [...courtScenes, ...tiles, ...textiles, ...vessels, ...ceramics];
