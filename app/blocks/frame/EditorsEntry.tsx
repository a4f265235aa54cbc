import { memo, Suspense, use } from 'react';
import type { EntryViewProps } from '../draw/EntryView.tsx';
import { findDrawing, loadDrawing, untilLoaded } from './drawing.ts';

/**
 * An entry of the page builder. As a document comes, the server's HTML stands in its place, without
 * the code that draws it (`load-when-wanted.ts`), which then takes over what is there. On pages that
 * are opened later the code has come with the data.
 */
export const EditorsEntry = memo((props: EntryViewProps) => (
  <Suspense>
    <LoadedEntry {...props} />
  </Suspense>
));

/** Entries that React has tried to draw without their code. */
const tried = new Set<string>();

function LoadedEntry(props: EntryViewProps) {
  const { id, bundles } = props.of.content;
  const View = findDrawing(bundles);
  if (View) return <View {...props} />;
  // It tries once as it takes over the page, and again only when something changes around the entry:
  // that change would be held up until somebody is near.
  if (tried.has(id)) void loadDrawing(bundles).catch(() => {});
  tried.add(id);
  use(untilLoaded(bundles));
  return <LoadedEntry {...props} />;
}
