import { type PointerEvent, useEffect, useRef, useState } from 'react';

interface Drag {
  readonly from: number;
  /** The place between rows where it would come down: 0 is before the first. */
  readonly slot: number;
}

/** Nearer than this to the window's edge the page moves along, in CSS pixels. */
const edge = 56;
const stepPx = 12;

/** Where a row lands that is taken out of its list first. */
const placeOf = ({ from, slot }: Drag): number => (slot > from ? slot - 1 : slot);

/**
 * Rows that a mouse, a pen or a finger drags by their handles. Escape leaves all as it was.
 * @param onDrop places of the list, from 0
 */
export function useRowDrag(onDrop: (from: number, to: number) => void) {
  const list = useRef<HTMLOListElement>(null);
  const [drag, setDrag] = useState<Drag | null>(null);
  const isDragging = drag !== null;
  useEffect(() => {
    if (!isDragging) return;
    const end = new AbortController();
    const stop = ({ key }: KeyboardEvent) => key === 'Escape' && setDrag(null);
    window.addEventListener('keydown', stop, { signal: end.signal });
    return () => end.abort();
  }, [isDragging]);

  function slotAt(y: number): number {
    const rows = [...(list.current?.children ?? [])];
    const below = rows.findIndex((row) => {
      const { top, height } = row.getBoundingClientRect();
      return y < top + height / 2;
    });
    return below < 0 ? rows.length : below;
  }

  const handleOf = (from: number) => ({
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0) return;
      event.preventDefault();
      event.currentTarget.setPointerCapture(event.pointerId);
      setDrag({ from, slot: from });
    },
    onPointerMove({ clientY }: PointerEvent<HTMLElement>) {
      if (drag?.from !== from) return;
      if (clientY < edge) window.scrollBy(0, -stepPx);
      else if (clientY > window.innerHeight - edge) window.scrollBy(0, stepPx);
      const slot = slotAt(clientY);
      if (slot !== drag.slot) setDrag({ from, slot });
    },
    onPointerUp() {
      if (drag?.from !== from) return;
      setDrag(null);
      if (placeOf(drag) !== from) onDrop(from, placeOf(drag));
    },
    onPointerCancel: () => setDrag(null),
  });

  /** What a row shows of it: a line at one of its sides, or that it is the one that is moved. */
  function markOf(position: number, count: number): 'before' | 'after' | 'moved' | undefined {
    if (!drag) return undefined;
    if (drag.from === position) return 'moved';
    if (placeOf(drag) === drag.from) return undefined;
    if (drag.slot === position) return 'before';
    return drag.slot === count && position === count - 1 ? 'after' : undefined;
  }
  return { list, handleOf, markOf };
}
