import { useEffect } from 'react';
import { useSearchParams } from 'react-router';

/** How long a field is waited for that comes with a bundle of its own. */
const patienceMs = 10_000;
const reachable =
  'input:not([disabled]), select, textarea, [contenteditable="true"], button, [role="spinbutton"]';

/** Puts the focus into the field that the address asks for: `?field=opening_hours`. */
export function useAskedField(): void {
  const [search] = useSearchParams();
  const asked = search.get('field');
  useEffect(() => (asked ? focusField((path) => path.endsWith(`.${asked}`)) : undefined), [asked]);
}

/**
 * Puts the focus into a field as soon as it is there.
 * @param block where it is then in the window
 * @returns ends the waiting
 */
export function focusField(
  isAsked: (path: string) => boolean,
  block: ScrollLogicalPosition = 'start',
): () => void {
  const look = () => {
    const places = [...document.querySelectorAll<HTMLElement>('[data-path]')];
    const place = places.find(({ dataset }) => isAsked(dataset.path ?? ''));
    if (!place) return;
    const all = [...place.querySelectorAll<HTMLElement>(reachable)];
    // Tools may stand before what is typed into.
    const first = all.find(({ id }) => id.endsWith('-input')) ?? all[0];
    if (!first) return;
    end();
    first.focus({ preventScroll: true });
    place.scrollIntoView({ block });
  };
  const observer = new MutationObserver(look);
  const timer = setTimeout(() => observer.disconnect(), patienceMs);
  const end = () => {
    observer.disconnect();
    clearTimeout(timer);
  };
  observer.observe(document.body, { childList: true, subtree: true });
  look();
  return end;
}
