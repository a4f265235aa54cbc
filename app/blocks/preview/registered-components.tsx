import { type RegisteredComponent, Blocks as SdkBlocks } from '@builder.io/sdk-react';
import { type ComponentType, type ReactNode, useMemo } from 'react';
import { defaultBlocks } from '../default-blocks.ts';
import type { BlockDefinition } from '../definition.ts';
import { OtherDrawing } from '../draw/Blocks.tsx';
import type { BlockComponent } from '../draw/block-props.ts';
import { EntryContext, useEntry } from '../draw/contexts.ts';
import { drawings as widgetDrawings } from '../draw/widgets/bundle.ts';
import { formBlocks } from '../forms/form-blocks.ts';
import { drawings as museumDrawings } from '../museum/bundle.ts';
import { museumBlocks } from '../museum/museum-blocks.ts';
import { drawings as newsletterDrawings } from '../newsletter/bundle.ts';
import { newsletterBlocks } from '../newsletter/newsletter-block.ts';
import type { PreparedBlock } from '../prepared.ts';
import { widgetBlocks } from '../widget-blocks.ts';
import { findPlace } from './find-place.ts';

/** The block as the editor's code hands it to a component. */
interface GivenBlock {
  readonly id?: string;
  readonly children?: readonly unknown[];
}

type Given = Readonly<Record<string, unknown>> & {
  readonly children?: ReactNode;
  readonly builderBlock?: GivenBlock;
};

const ownDefinitions: Readonly<Record<string, BlockDefinition>> = {
  ...museumBlocks,
  ...newsletterBlocks,
  // Of generation 1; the editor's code of today brings none of its own (reference §7).
  'Builder:Carousel': widgetBlocks['Builder:Carousel'],
  'Builder:Masonry': widgetBlocks['Builder:Masonry'],
};
const ownDrawings: Readonly<Record<string, BlockComponent | undefined>> = {
  ...museumDrawings,
  ...newsletterDrawings,
  ...widgetDrawings,
};

const toRegistered = (
  name: string,
  { friendlyName, inputs, canHaveChildren = false, noWrap }: BlockDefinition,
  component: ComponentType<Given>,
): RegisteredComponent => ({
  name,
  ...(friendlyName && { friendlyName }),
  ...(noWrap && { noWrap }),
  inputs: structuredClone(inputs) as unknown as RegisteredComponent['inputs'],
  canHaveChildren,
  shouldReceiveBuilderProps: { builderBlock: true },
  component,
});

function toOwn([name, definition]: [string, BlockDefinition]): RegisteredComponent {
  const Drawing = ownDrawings[name] as BlockComponent;
  return toRegistered(name, definition, ({ children, builderBlock, ...options }: Given) => (
    <InPreview options={options} block={builderBlock}>
      {/* What services know is shown on the page itself. */}
      {definition.load && <p className="builder-preview-note">{definition.friendlyName}</p>}
      <Drawing
        options={options}
        block={{ ...emptyBlock, ...builderBlock } as PreparedBlock}
        attributes={{}}
        loaded={undefined}
      >
        {children}
      </Drawing>
    </InPreview>
  ));
}

const emptyBlock = { id: 'preview', children: [] };

interface InPreviewProps {
  readonly options: Readonly<Record<string, unknown>>;
  readonly block: GivenBlock | undefined;
  readonly children: ReactNode;
}

/** Around a component of ours: lists of blocks in its options are drawn by the editor's code. */
function InPreview({ options, block, children }: InPreviewProps) {
  const entry = useEntry();
  const inPreview = useMemo(() => ({ ...entry, isPreview: true }), [entry]);
  const draw = (blocks: readonly unknown[]) => (
    <SdkBlocks
      blocks={blocks as never}
      parent={block?.id}
      path={findPlace(options, blocks) ?? undefined}
    />
  );
  return (
    <EntryContext value={inPreview}>
      <OtherDrawing value={draw}>{children}</OtherDrawing>
    </EntryContext>
  );
}

/** Components of generation 1 that draw little more than what lies in them. */
const plain: RegisteredComponent[] = [
  toRegistered('Core:Fragment', defaultBlocks['Core:Fragment'], ({ children }) => children),
  toRegistered('Core:Router', defaultBlocks['Core:Router'], ({ children }) => children),
  toRegistered(
    'Builder:StateProvider',
    defaultBlocks['Builder:StateProvider'],
    ({ children }) => children,
  ),
  toRegistered('Builder:RawText', defaultBlocks['Builder:RawText'], ({ text }) => (
    <EditorsText of={text} />
  )),
  toRegistered(
    'Form:Label',
    { ...formBlocks['Form:Label'], noWrap: false },
    ({ text, children }) => (
      // biome-ignore lint/a11y/noLabelWithoutControl: the editor puts the field into it
      <label>
        <EditorsText of={text} />
        {children}
      </label>
    ),
  ),
];

/** As the editor's code draws texts: it is their own page that they look at. */
const EditorsText = ({ of: html }: { of: unknown }) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: previews run what editors wrote
  <span dangerouslySetInnerHTML={{ __html: typeof html === 'string' ? html : '' }} />
);

/** Our components as the editor lists and draws them; inputs are those of the registry. */
export const registered: readonly RegisteredComponent[] = [
  ...Object.entries(ownDefinitions).map(toOwn),
  ...plain,
];
