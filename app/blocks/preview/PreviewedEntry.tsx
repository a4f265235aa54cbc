import {
  Content,
  fetchOneEntry,
  getBuilderSearchParams,
  type RegisteredComponent,
} from '@builder.io/sdk-react';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import type { BlockProps } from '../draw/block-props.ts';
import { EntryContext, useEntry } from '../draw/contexts.ts';
import { museumBlocks } from '../museum/museum-blocks.ts';
import { drawings as museumDrawings } from '../museum/part.ts';
import { newsletterBlocks } from '../newsletter/newsletter-block.ts';
import { drawings as newsletterDrawings } from '../newsletter/part.ts';
import type { PreparedBlock } from '../prepared.ts';
import { useMuseumData } from '../use-museum-data.ts';
import '../draw/blocks.css';

export interface PreviewedEntryProps {
  readonly model: string;
  readonly urlPath: string;
  readonly language: string;
  readonly apiKey: string;
  /** Address before `/api/v3/content`. */
  readonly endpoint: string;
  /** No such entry, or it could not be fetched; the builder's code does not tell which. */
  readonly onNothing: () => void;
}

type Fetched = Awaited<ReturnType<typeof fetchOneEntry>>;

/** The entry that is edited or previewed, drawn by the page builder's own SDK. */
export function PreviewedEntry(props: PreviewedEntryProps) {
  const { model, urlPath, language, apiKey, endpoint, onNothing } = props;
  const tellNothing = useEffectEvent(onNothing);
  const museum = useMuseumData();
  const [content, setContent] = useState<Fetched>(null);
  useEffect(() => {
    let isCurrent = true;
    const apiHost = new URL(endpoint, location.origin).href;
    const options = getBuilderSearchParams(new URLSearchParams(location.search));
    const userAttributes = { urlPath };
    fetchOneEntry({ model, apiKey, apiHost, options, userAttributes, locale: language }).then(
      (found) => {
        if (!isCurrent) return;
        setContent(found);
        // In its frame the editor sends the entry itself.
        if (!found && window.parent === window) tellNothing();
      },
      () => isCurrent && tellNothing(),
    );
    return () => {
      isCurrent = false;
    };
  }, [model, urlPath, language, apiKey, endpoint]);
  return (
    <Content
      key={content?.id}
      model={model}
      apiKey={apiKey}
      apiHost={new URL(endpoint, location.origin).href}
      content={content}
      data={museum}
      locale={language}
      canTrack={false}
      customComponents={registered}
    />
  );
}

const ownBlocks = { ...museumBlocks, ...newsletterBlocks };
const drawings = { ...museumDrawings, ...newsletterDrawings };
const emptyBlock = { id: 'preview', children: [] } as unknown as PreparedBlock;

/** The museum's own components as the editor lists and draws them; inputs are those of the registry. */
export const registered: RegisteredComponent[] = Object.entries(ownBlocks).map(
  ([name, definition]) => {
    const { inputs, friendlyName, ...rest } = definition as typeof definition & {
      readonly canHaveChildren?: boolean;
    };
    const Drawing = drawings[name as keyof typeof drawings];
    const hasData = 'load' in definition;
    return {
      name,
      friendlyName,
      inputs: structuredClone(inputs) as unknown as RegisteredComponent['inputs'],
      canHaveChildren: rest.canHaveChildren ?? false,
      component: ({ children, ...options }: { readonly children?: ReactNode }) => (
        <InPreview>
          {hasData && <p className="builder-preview-note">{friendlyName}</p>}
          <Drawing {...toBlockProps(options)}>{children}</Drawing>
        </InPreview>
      ),
    };
  },
);

const toBlockProps = (options: object): BlockProps => ({
  options,
  block: emptyBlock,
  attributes: {},
  // What services know is shown on the page itself.
  loaded: undefined,
});

function InPreview({ children }: { readonly children: ReactNode }) {
  const entry = useEntry();
  return <EntryContext value={{ ...entry, isPreview: true }}>{children}</EntryContext>;
}
