import type { ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { clickTexts, type Measured, measure, settle } from './measure.ts';

/** What one renderer is given: its own form of the content, and what it made of it on a server. */
export interface Staged<Content = unknown> {
  readonly content: Content;
  readonly html: string;
  readonly css: string;
  readonly clicks: readonly string[];
}

/** What is there before any script runs, once the page lives, and after the clicks. */
export interface Stages {
  readonly server: Measured;
  readonly hydrated: Measured;
  readonly clicked?: Measured;
}

declare global {
  interface Window {
    draw: (staged: Staged<never>) => Promise<Stages>;
  }
}

/**
 * Sets up the page of one renderer.
 * @param adopt puts a style sheet into the page and gives back what takes it out. Without: this
 *   renderer starts anew in the browser, since its two builds do not agree.
 */
export function setStage<Content>(
  render: (content: Content) => ReactNode,
  adopt?: (css: string) => () => void,
) {
  const isHydrated = adopt !== undefined;
  const stage = document.getElementById('stage');
  if (!stage) throw new Error('The page has no stage');
  window.draw = async ({ content, html, css, clicks }: Staged<Content>) => {
    const errors: string[] = [];
    const note = (error: unknown) => errors.push(String((error as Error)?.message ?? error));
    const release = adopt?.(css);
    const place = document.createElement('div');
    stage.replaceChildren(place);
    scrollTo(0, 0);
    place.innerHTML = html;
    // As without scripts: a choice between variants stands on its default.
    for (const one of place.querySelectorAll('[data-choosing]'))
      one.removeAttribute('data-choosing');
    await settle(place);
    const server: Measured = { seen: measure(place), errors: [] };
    const callbacks = { onRecoverableError: note, onUncaughtError: note };
    if (!isHydrated) place.replaceChildren();
    const root = isHydrated
      ? hydrateRoot(place, render(content), callbacks)
      : createRoot(place, callbacks);
    if (!isHydrated) root.render(render(content));
    await settle(place);
    const hydrated: Measured = { seen: measure(place), errors: [...errors] };
    let clicked: Measured | undefined;
    if (clicks.length > 0) {
      await clickTexts(place, clicks).catch(note);
      clicked = { seen: measure(place), errors };
    }
    root.unmount();
    release?.();
    return { server, hydrated, ...(clicked && { clicked }) };
  };
}
