import type { EventDetails } from './tracker.ts';

/** Where a click fell, as reports of the page builder draw it. Source: reference §11. */
export function describeClick(event: {
  readonly target: EventTarget | null;
  readonly clientX: number;
  readonly clientY: number;
}): EventDetails {
  const target = event.target instanceof Element ? event.target : null;
  const block = target?.closest('[builder-id]') ?? null;
  const id = block?.getAttribute('builder-id') ?? undefined;
  return {
    ...(id && { targetBuilderElement: id }),
    metadata: {
      ...(target && { targetOffset: toOffset(event, target) }),
      ...(block && { builderTargetOffset: toOffset(event, block) }),
      ...(id && {
        builderElementIndex: Array.from(
          document.querySelectorAll(`[builder-id="${CSS.escape(id)}"]`),
        ).indexOf(block as Element),
      }),
    },
  };
}

/** Fractions of the element's box, three decimals. */
function toOffset(point: { clientX: number; clientY: number }, element: Element) {
  const box = element.getBoundingClientRect();
  const part = (distance: number, length: number) =>
    length > 0 ? Math.round((distance / length) * 1_000) / 1_000 : 0;
  return {
    x: part(point.clientX - box.left, box.width),
    y: part(point.clientY - box.top, box.height),
  };
}
