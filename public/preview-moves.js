// Runs behind preview-blocks.js, on the same pages alone: the chosen block is moved by its name, any block
// by a finger that stays on it. The studio says which blocks hold others; where the moved one would stand
// is shown here, and told when it is let go.
'use strict';

(() => {
  const editing = globalThis.pageEditing;
  if (!editing) return;
  const { say, elementsOf, idsAround } = editing;
  const staysMs = 450;
  const mayShake = 8;

  /** What is moved, and where it would stand. */
  let moved = null;
  /** A finger that has just come down. */
  let resting = null;
  let chosen = null;
  let canMove = false;
  let isScrolling = false;

  editing.hear('show-choice', (said) => {
    chosen = said.id;
    canMove = said.canMove === true;
  });
  editing.hear('move-places', ({ id, known, holders }) => {
    if (!moved) return;
    moved.id = id;
    moved.known = new Set(known);
    moved.holders = holders;
    show();
  });

  function begin(ids, pointerId, at) {
    const [id] = ids;
    editing.isMoving = true;
    moved = { id, pointerId, at, known: new Set(), holders: {}, place: null };
    document.documentElement.style.cursor = 'grabbing';
    say({ kind: 'move-begun', ids });
  }

  function end(isDropped) {
    if (!moved) return;
    const { id, place } = moved;
    moved = null;
    editing.isMoving = false;
    editing.marks = [];
    document.documentElement.style.removeProperty('cursor');
    editing.draw();
    if (isDropped && place) say({ kind: 'block-dropped', id, ...place });
    else say({ kind: 'move-ended' });
  }

  /** The place under the pointer, with what shows it. */
  function findPlace({ x, y }) {
    const { id, known, holders } = moved;
    const own = elementsOf(id)[0];
    const ids = idsAround(document.elementFromPoint(x, y)).filter((one) => known.has(one));
    const target = ids.find((one) => !elementsOf(one).some((element) => own?.contains(element)));
    if (ids.includes(id) || target === undefined) return ids.length > 0 ? null : nearestRoot(y);
    const element = elementOf(target, x, y);
    const rect = element.getBoundingClientRect();
    const count = holders[target] ?? 0;
    const edge = Math.min(14 / editing.scale, rect.height / 4);
    const isAtEdge = y < rect.top + edge || y > rect.bottom - edge;
    if (count === 0 || isAtEdge) return beside(target, element, x, y);
    const parts = partsOf(element, count);
    const at = parts.findIndex((part) => isIn(part.getBoundingClientRect(), x));
    const part = at < 0 ? 0 : at;
    const room = parts[part] ?? element;
    const inner = childrenOf(room, element).filter((one) => one !== own);
    const near = nearest(inner, y);
    if (near) return beside(near.getAttribute('builder-id'), near, x, y);
    return {
      place: { target, where: 'inside', part },
      mark: { rect: room.getBoundingClientRect(), kind: 'inside' },
    };
  }

  const isIn = ({ left, right }, x) => x >= left && x <= right;

  const elementOf = (id, x, y) =>
    elementsOf(id).find((one) => {
      const { left, right, top, bottom } = one.getBoundingClientRect();
      return x >= left && x <= right && y >= top && y <= bottom;
    }) ?? elementsOf(id)[0];

  /** The columns, or what else holds blocks apart from each other. */
  function partsOf(element, count) {
    if (count < 2) return [element];
    const all = [...element.querySelectorAll('.builder-column, [role="tabpanel"], [data-part]')];
    return all.filter((one) => one.parentElement.closest('[builder-id]') === element);
  }

  /** Blocks that stand right in one. */
  const childrenOf = (room, holder) =>
    [...room.querySelectorAll('[builder-id]')].filter(
      (one) =>
        one.parentElement.closest('[builder-id]') === holder &&
        moved.known.has(one.getAttribute('builder-id')),
    );

  function nearest(elements, y) {
    const away = (one) => {
      const { top, bottom } = one.getBoundingClientRect();
      return y < top ? top - y : y > bottom ? y - bottom : 0;
    };
    return elements.reduce((best, one) => (best && away(best) <= away(one) ? best : one), null);
  }

  function nearestRoot(y) {
    const roots = [...document.querySelectorAll('[builder-id]')].filter(
      (one) =>
        !one.parentElement.closest('[builder-id]') &&
        moved.known.has(one.getAttribute('builder-id')) &&
        one.getAttribute('builder-id') !== moved.id,
    );
    const near = nearest(roots, y);
    return near && beside(near.getAttribute('builder-id'), near, 0, y);
  }

  function beside(target, element, x, y) {
    const rect = element.getBoundingClientRect();
    const next = element.nextElementSibling ?? element.previousElementSibling;
    const other = next?.getBoundingClientRect();
    const isRow = other && other.height > 0 && Math.abs(other.top - rect.top) < rect.height / 2;
    const isBefore = isRow ? x < rect.left + rect.width / 2 : y < rect.top + rect.height / 2;
    const thick = 6 / editing.scale;
    const line = isRow
      ? {
          ...{ left: (isBefore ? rect.left : rect.right) - thick / 2, top: rect.top },
          ...{ width: thick, height: rect.height },
        }
      : {
          ...{ left: rect.left, top: (isBefore ? rect.top : rect.bottom) - thick / 2 },
          ...{ width: rect.width, height: thick },
        };
    return {
      place: { target, where: isBefore ? 'before' : 'after', part: 0 },
      mark: { rect: line, kind: 'place' },
    };
  }

  function show() {
    if (!moved || moved.known.size === 0) return;
    const found = findPlace(moved.at);
    moved.place = found?.place ?? null;
    editing.marks = found ? [found.mark] : [];
    editing.draw();
    if (!isScrolling) requestAnimationFrame(scroll);
  }

  /** Near the window's edge the page goes on. */
  function scroll() {
    isScrolling = false;
    if (!moved) return;
    const { y } = moved.at;
    const edge = 70 / editing.scale;
    const by = y < edge ? y - edge : y > innerHeight - edge ? y - innerHeight + edge : 0;
    if (by === 0) return;
    const before = scrollY;
    scrollBy({ top: by / 6, behavior: 'instant' });
    isScrolling = true;
    if (scrollY !== before) show();
    requestAnimationFrame(scroll);
  }

  addEventListener(
    'pointerdown',
    (event) => {
      if (!canMove || editing.writtenIn || event.button !== 0) return;
      const label = event
        .composedPath()
        .find((one) => one instanceof HTMLElement && one.dataset.moves !== undefined);
      const at = { x: event.clientX, y: event.clientY };
      if (label && chosen) {
        event.preventDefault();
        begin([chosen], event.pointerId, at);
        return;
      }
      const ids = idsAround(event.target);
      if (event.pointerType === 'mouse' || ids.length === 0) return;
      clearTimeout(resting?.timer);
      const timer = setTimeout(() => {
        resting = null;
        begin(ids, event.pointerId, at);
      }, staysMs);
      resting = { at, timer, pointerId: event.pointerId };
    },
    true,
  );
  addEventListener(
    'pointermove',
    (event) => {
      const { clientX: x, clientY: y, pointerId } = event;
      if (resting?.pointerId === pointerId) {
        const isFar = Math.hypot(x - resting.at.x, y - resting.at.y) > mayShake;
        if (isFar) rest();
      }
      if (moved?.pointerId !== pointerId) return;
      moved.at = { x, y };
      show();
    },
    { capture: true, passive: true },
  );
  function rest() {
    clearTimeout(resting?.timer);
    resting = null;
  }
  for (const name of ['pointerup', 'pointercancel']) {
    addEventListener(
      name,
      (event) => {
        rest();
        if (moved?.pointerId === event.pointerId) end(name === 'pointerup');
      },
      true,
    );
  }
  // The page stays where it is under a finger that moves a block.
  addEventListener('touchmove', (event) => moved && event.preventDefault(), { passive: false });
  addEventListener('contextmenu', (event) => (moved || resting) && event.preventDefault(), true);
  addEventListener(
    'keydown',
    (event) => {
      if (!moved || event.key !== 'Escape') return;
      event.preventDefault();
      event.stopImmediatePropagation();
      end(false);
    },
    true,
  );
})();
