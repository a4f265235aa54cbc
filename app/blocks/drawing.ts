import { type ComponentType, createElement } from 'react';
import type { EditorsViewProps } from './draw/EditorsView.tsx';

let view: ComponentType<EditorsViewProps> | null = null;

/**
 * Brings the code that draws blocks: a file of its own, which visitors of pages without blocks never
 * load. Pages that come with blocks wait for it before they are hydrated, so that nothing of them is
 * drawn twice.
 */
export async function loadDrawing(): Promise<void> {
  view ??= (await import('./draw/EditorsView.tsx')).EditorsView;
}

// The server has it from the start.
if (import.meta.env.SSR) await loadDrawing();

/** What editors made of a page; nothing before the drawing is loaded. */
export const EditorsPage = (props: EditorsViewProps) => view && createElement(view, props);

/** Whether the document that came holds blocks. */
export const hasBlocks = (root: Document) => root.querySelector('[builder-content-id]') !== null;
