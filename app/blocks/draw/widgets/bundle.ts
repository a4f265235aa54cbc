import type { widgetBlocks } from '../../widget-blocks.ts';
import type { Drawings } from '../block-props.ts';
import { Accordion } from './Accordion.tsx';
import { Carousel } from './Carousel.tsx';
import { Masonry } from './Masonry.tsx';
import { Tabs } from './Tabs.tsx';
import { Video } from './Video.tsx';

/** Components that do something by themselves. Their definitions: `../../widget-blocks.ts`. */
export const drawings: Drawings<typeof widgetBlocks> = {
  Video,
  'Builder: Tabs': Tabs,
  'Builder:Accordion': Accordion,
  'Builder:Carousel': Carousel,
  'Builder:Masonry': Masonry,
};
