import { Input, Label, Select, SubmitButton, TextArea } from '../forms/Fields.tsx';
import { Form } from '../forms/Form.tsx';
import type { BlockComponent } from './block-props.ts';
import { Accordion } from './components/Accordion.tsx';
import { Button } from './components/Button.tsx';
import { Carousel } from './components/Carousel.tsx';
import { Columns } from './components/Columns.tsx';
import {
  Fragment,
  Personalization,
  Router,
  Slot,
  StateProvider,
  UnknownBlock,
} from './components/Fragments.tsx';
import { Image, RawImg } from './components/Image.tsx';
import { Masonry } from './components/Masonry.tsx';
import { Section } from './components/Section.tsx';
import { SymbolBlock } from './components/SymbolBlock.tsx';
import { Tabs } from './components/Tabs.tsx';
import { CustomCode, Embed, RawText, Text } from './components/Text.tsx';
import { Video } from './components/Video.tsx';

/**
 * What is drawn for a component's name. The names are those of `registry.ts`, which stays on the
 * server: visitors download drawings only.
 */
export const components: Readonly<Record<string, BlockComponent>> = {
  Text,
  Image,
  'Raw:Img': RawImg,
  Video,
  Columns,
  'Core:Section': Section,
  'Core:Button': Button,
  Embed,
  'Custom Code': CustomCode,
  Symbol: SymbolBlock,
  Slot,
  PersonalizationContainer: Personalization,
  'Core:Fragment': Fragment,
  'Builder:StateProvider': StateProvider,
  'Builder:RawText': RawText,
  'Core:Router': Router,
  'Builder: Tabs': Tabs,
  'Builder:Accordion': Accordion,
  'Builder:Carousel': Carousel,
  'Builder:Masonry': Masonry,
  'Form:Form': Form,
  'Form:Input': Input,
  'Form:TextArea': TextArea,
  'Form:Select': Select,
  'Form:SubmitButton': SubmitButton,
  'Form:Label': Label,
};

/** Null: nothing is drawn for it. */
export function findComponent(name: string): BlockComponent | null {
  if (name === 'unknown') return UnknownBlock;
  return Object.hasOwn(components, name) ? (components[name] ?? null) : null;
}
