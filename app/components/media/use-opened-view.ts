import { type RefObject, useEffect, useRef } from 'react';

/** A view that a library draws into an element. The library is fetched when the view is opened. */
interface OpenedView {
  destroy(): void;
}

export interface OpenedViewOptions<View extends OpenedView> {
  /** Fetches the library and opens the view. */
  readonly open: (container: HTMLElement) => Promise<View>;
  /** When another thing is to be looked at, the view is opened anew. */
  readonly of: string;
  readonly onOpen?: (view: View) => void;
  readonly onFail: () => void;
}

/**
 * Opens a view in an element, and clears it away with it; one that is ready too late is never shown.
 * @returns the refs of the element to draw in, and of the view while it is open
 */
export function useOpenedView<View extends OpenedView>(
  options: OpenedViewOptions<View>,
): { readonly canvas: RefObject<HTMLDivElement | null>; readonly view: RefObject<View | null> } {
  const canvas = useRef<HTMLDivElement>(null);
  const view = useRef<View | null>(null);
  const latest = useRef(options);
  latest.current = options;
  // biome-ignore lint/correctness/useExhaustiveDependencies: opened anew for another thing
  useEffect(() => {
    let isGone = false;
    const container = canvas.current;
    if (!container) return;
    const open = async () => {
      try {
        const opened = await latest.current.open(container);
        if (isGone) return opened.destroy();
        view.current = opened;
        latest.current.onOpen?.(opened);
      } catch {
        if (!isGone) latest.current.onFail();
      }
    };
    void open();
    return () => {
      isGone = true;
      view.current?.destroy();
      view.current = null;
    };
  }, [options.of]);
  return { canvas, view };
}
