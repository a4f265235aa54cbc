import type { defaultBlocks } from '../default-blocks.ts';
import type { BlockComponent, Drawings } from './block-props.ts';
import { findLoaded } from './bundles.ts';
import { Button } from './components/Button.tsx';
import { Columns } from './components/Columns.tsx';
import {
  Fragment,
  Router,
  Slot,
  SpanFragment,
  StateProvider,
  UnknownBlock,
} from './components/fragments.tsx';
import { Image, RawImg } from './components/Image.tsx';
import { Section } from './components/Section.tsx';
import { SymbolBlock } from './components/SymbolBlock.tsx';
import { CustomCode, Embed, RawText, Text } from './components/Text.tsx';

/**
 * What is drawn for a component's name, of the components that most pages have; the others come in
 * parts (`bundles.ts`). The names are those of `registry.ts`, which stays on the server: visitors
 * download drawings only.
 */
const drawings: Drawings<typeof defaultBlocks> = {
  Text,
  Image,
  'Raw:Img': RawImg,
  Columns,
  'Core:Section': Section,
  'Core:Button': Button,
  Embed,
  'Custom Code': CustomCode,
  Symbol: SymbolBlock,
  Slot,
  'Core:Fragment': Fragment,
  Fragment: SpanFragment,
  'Builder:StateProvider': StateProvider,
  'Builder:RawText': RawText,
  'Core:Router': Router,
};

/** By any name. */
export const coreDrawings: Readonly<Record<string, BlockComponent>> = drawings;

/** Null: nothing is drawn for it. */
export function findComponent(name: string): BlockComponent | null {
  if (name === 'unknown') return UnknownBlock;
  return Object.hasOwn(coreDrawings, name) ? (coreDrawings[name] ?? null) : findLoaded(name);
}
