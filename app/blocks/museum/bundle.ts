import type { Drawings } from '../draw/block-props.ts';
import {
  MuseumAccordion,
  MuseumGallery,
  MuseumMap,
  MuseumOpeningHours,
  MuseumTable,
  MuseumText,
  MuseumVideo,
} from './facts.tsx';
import { MuseumCards, MuseumItems, MuseumMenuCards } from './lists.tsx';
import type { museumBlocks } from './museum-blocks.ts';
import {
  MuseumBigMedia,
  MuseumHero,
  MuseumPageHeader,
  MuseumPagePush,
  MuseumQuote,
  MuseumSection,
} from './pieces.tsx';

export const drawings: Drawings<typeof museumBlocks> = {
  'Museum:Hero': MuseumHero,
  'Museum:PageHeader': MuseumPageHeader,
  'Museum:Section': MuseumSection,
  'Museum:MenuCards': MuseumMenuCards,
  'Museum:Items': MuseumItems,
  'Museum:EventList': MuseumItems,
  'Museum:StaffList': MuseumItems,
  'Museum:CollectionStrip': MuseumItems,
  'Museum:Cards': MuseumCards,
  'Museum:Quote': MuseumQuote,
  'Museum:BigMedia': MuseumBigMedia,
  'Museum:PagePush': MuseumPagePush,
  'Museum:OpeningHours': MuseumOpeningHours,
  'Museum:Map': MuseumMap,
  'Museum:Video': MuseumVideo,
  'Museum:Gallery': MuseumGallery,
  'Museum:Accordion': MuseumAccordion,
  'Museum:Table': MuseumTable,
  'Museum:Text': MuseumText,
};
