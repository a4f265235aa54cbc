import { architecture } from './catalogue/architecture.ts';
import { ceramics } from './catalogue/ceramics.ts';
import type { CatalogueEntry } from './catalogue/entry.ts';
import { glass } from './catalogue/glass.ts';
import { gold } from './catalogue/gold.ts';
import { metalwork } from './catalogue/metalwork.ts';
import { people } from './catalogue/people.ts';
import { plansAndBoxes } from './catalogue/plans-and-boxes.ts';
import { posters } from './catalogue/posters.ts';
import { roomPanels } from './catalogue/room-panels.ts';
import { coastScenes } from './catalogue/scenes-coast.ts';
import { courtScenes } from './catalogue/scenes-court.ts';
import { flatScenes } from './catalogue/scenes-flat.ts';
import { gardenScenes } from './catalogue/scenes-garden.ts';
import { houseScenes } from './catalogue/scenes-house.ts';
import { studyScenes } from './catalogue/scenes-study.ts';
import { workroomScenes } from './catalogue/scenes-workrooms.ts';
import { textiles } from './catalogue/textiles.ts';
import { tiles } from './catalogue/tiles.ts';
import { tourRooms } from './catalogue/tour-rooms.ts';
import { vessels } from './catalogue/vessels.ts';
import { flatWorks } from './catalogue/works-flat.ts';

/** Every picture the program draws, in the order it draws them. */
export const catalogue: readonly CatalogueEntry[] = [
  ...courtScenes,
  ...coastScenes,
  ...gardenScenes,
  ...posters,
  ...houseScenes,
  ...workroomScenes,
  ...studyScenes,
  ...flatScenes,
  ...tiles,
  ...textiles,
  ...vessels,
  ...metalwork,
  ...flatWorks,
  ...ceramics,
  ...gold,
  ...architecture,
  ...glass,
  ...roomPanels,
  ...plansAndBoxes,
  ...people,
  ...tourRooms,
];
