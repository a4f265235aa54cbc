import type { CatalogueEntry } from './catalogue/entry.ts';
import { lessons } from './catalogue/lessons.ts';
import { architecture } from './catalogue/objects/architecture.ts';
import { bookArts } from './catalogue/objects/book-arts.ts';
import { carpets } from './catalogue/objects/carpets.ts';
import { cloths } from './catalogue/objects/cloths.ts';
import { dishes } from './catalogue/objects/dishes.ts';
import { glass } from './catalogue/objects/glass.ts';
import { gold } from './catalogue/objects/gold.ts';
import { iznikDishes } from './catalogue/objects/iznik-dishes.ts';
import { jarsAndCups } from './catalogue/objects/jars-and-cups.ts';
import { lustreAndSlip } from './catalogue/objects/lustre-and-slip.ts';
import { metalwork } from './catalogue/objects/metalwork.ts';
import { needleAndLoom } from './catalogue/objects/needle-and-loom.ts';
import { pages } from './catalogue/objects/pages.ts';
import { pietraDura } from './catalogue/objects/pietra-dura.ts';
import { plansAndBoxes } from './catalogue/objects/plans-and-boxes.ts';
import { roomPanels } from './catalogue/objects/room-panels.ts';
import { rugs } from './catalogue/objects/rugs.ts';
import { starTiles } from './catalogue/objects/star-tiles.ts';
import { tiles } from './catalogue/objects/tiles.ts';
import { wallTiles } from './catalogue/objects/wall-tiles.ts';
import { zelligeAndMosaic } from './catalogue/objects/zellige.ts';
import { people } from './catalogue/people/people.ts';
import { products } from './catalogue/products.ts';
import { closeUps } from './catalogue/scenes/close-ups.ts';
import { coastScenes } from './catalogue/scenes/coast.ts';
import { courtScenes } from './catalogue/scenes/court.ts';
import { flatScenes } from './catalogue/scenes/flat.ts';
import { gatheringScenes } from './catalogue/scenes/gatherings.ts';
import { houseScenes } from './catalogue/scenes/house.ts';
import { nearTheHouse } from './catalogue/scenes/near-the-house.ts';
import { nearVisitors } from './catalogue/scenes/near-visitors.ts';
import { peopleAtWork } from './catalogue/scenes/people-at-work.ts';
import { posters } from './catalogue/scenes/posters.ts';
import { secondViews } from './catalogue/scenes/second-views.ts';
import { stillLifes } from './catalogue/scenes/still-lifes.ts';
import { studyScenes } from './catalogue/scenes/study.ts';
import { tourRooms } from './catalogue/scenes/tour-rooms.ts';
import { workroomScenes } from './catalogue/scenes/workrooms.ts';

/** Every picture the program draws, in the order it draws them. */
export const catalogue: readonly CatalogueEntry[] = [
  ...courtScenes,
  ...gatheringScenes,
  ...peopleAtWork,
  ...coastScenes,
  ...posters,
  ...houseScenes,
  ...workroomScenes,
  ...studyScenes,
  ...secondViews,
  ...closeUps,
  ...nearTheHouse,
  ...nearVisitors,
  ...flatScenes,
  ...stillLifes,
  ...lessons,
  ...products,
  ...starTiles,
  ...tiles,
  ...carpets,
  ...iznikDishes,
  ...lustreAndSlip,
  ...jarsAndCups,
  ...metalwork,
  ...cloths,
  ...pages,
  ...pietraDura,
  ...zelligeAndMosaic,
  ...gold,
  ...architecture,
  ...glass,
  ...roomPanels,
  ...plansAndBoxes,
  ...dishes,
  ...wallTiles,
  ...rugs,
  ...needleAndLoom,
  ...bookArts,
  ...people,
  ...tourRooms,
];
