import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { clickTexts, type Measured, measure, settle } from './measure.ts';

declare global {
  interface Window {
    /** Draws a content, clicks what the case says, and reads what is there then. */
    draw: (content: never, clicks: readonly string[]) => Promise<Measured>;
  }
}

/** Sets up the page of one renderer. */
export function setStage<Content>(render: (content: Content) => ReactNode) {
  const stage = document.getElementById('stage');
  if (!stage) throw new Error('The page has no stage');
  window.draw = async (content, clicks) => {
    const place = document.createElement('div');
    stage.replaceChildren(place);
    const root = createRoot(place);
    root.render(render(content));
    await settle(place);
    await clickTexts(place, clicks);
    const measured = measure(place);
    root.unmount();
    return measured;
  };
}
