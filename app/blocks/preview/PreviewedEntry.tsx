import { Content, fetchOneEntry, getBuilderSearchParams } from '@builder.io/sdk-react';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useMuseumData } from '../use-museum-data.ts';
import '../draw/blocks.css';
import { registered } from './registered-components.tsx';
import { registerUnknown } from './unknown-components.tsx';

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
  const announceNothing = useEffectEvent(onNothing);
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
        if (!found && window.parent === window) announceNothing();
      },
      () => isCurrent && announceNothing(),
    );
    return () => {
      isCurrent = false;
    };
  }, [model, urlPath, language, apiKey, endpoint]);
  // In its frame the editor would list what is registered.
  const components = useMemo(
    () => [...registered, ...(window.parent === window ? registerUnknown(content) : [])],
    [content],
  );
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
      customComponents={components}
    />
  );
}
