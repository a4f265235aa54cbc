// Runs on a page that the studio's editor of pages shows in its frame, and nowhere else: tells the editor
// which block was pressed, and draws a line around the one that is chosen. The page has no origin there
// (decision 0239), so it reaches nothing of the studio; it is told ids and names, and tells ids.
// preview-text.js and preview-moves.js go on from what this hands them.
'use strict';

(() => {
  const { frame } = document.currentScript.dataset;
  if (window === parent) return;
  const say = (message) => parent.postMessage(message, frame);

  /** Ids of the blocks around an element, the innermost first: those of symbols are of other entries. */
  function idsAround(element) {
    const ids = [];
    for (let at = element; at instanceof Element && ids.length < 100; at = at.parentElement) {
      const id = at.getAttribute('builder-id');
      if (id) ids.push(id);
    }
    return ids;
  }

  const elementsOf = (id) => [...document.querySelectorAll(`[builder-id="${CSS.escape(id)}"]`)];

  const listeners = [];
  const editing = {
    say,
    idsAround,
    elementsOf,
    /** The element in which something is written; keys and presses are its own. */
    writtenIn: null,
    isMoving: false,
    /** Boxes that are drawn beside those around blocks. */
    marks: [],
    /** Of the frame in the studio's window: what is drawn over the page keeps its size there. */
    scale: 1,
    draw,
    /** Hears what the studio says of a kind. */
    hear: (kind, listener) => listeners.push({ kind, listener }),
  };
  globalThis.pageEditing = editing;

  const isWritten = ({ target }) =>
    editing.writtenIn !== null && target instanceof Node && editing.writtenIn.contains(target);

  // Two taps write; they do not make the page larger.
  document.documentElement.style.touchAction = 'manipulation';
  // Before everything else: nothing on the page does anything while it is edited.
  for (const name of ['click', 'auxclick', 'dblclick', 'submit', 'dragstart']) {
    addEventListener(
      name,
      (event) => {
        event.preventDefault();
        event.stopImmediatePropagation();
        if (isWritten(event) || (name !== 'click' && name !== 'dblclick')) return;
        const ids = idsAround(event.target);
        if (ids.length === 0) return;
        if (name === 'dblclick') editing.pressed = event.target;
        say({ kind: name === 'click' ? 'block-pressed' : 'text-wanted', ids });
      },
      true,
    );
  }
  addEventListener(
    'pointermove',
    (event) => {
      const [id = null] = idsAround(event.target);
      if (id === pointed) return;
      pointed = id;
      draw();
    },
    { passive: true },
  );
  document.addEventListener('pointerleave', () => {
    pointed = null;
    draw();
  });
  const ownKeys = ['Delete', 'Backspace', 'Escape', 'Enter', 'F2', 'Tab'];
  // Keys for the whole editor, such as those that take a step back, are pressed here too.
  addEventListener(
    'keydown',
    (event) => {
      if (isWritten(event) || editing.isMoving) return;
      const { key, altKey, shiftKey } = event;
      const isCommand = event.ctrlKey || event.metaKey;
      const isOwn = key.startsWith('Arrow') || ownKeys.includes(key);
      if (!isOwn && !(isCommand && /^[zycvd]$/i.test(key))) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      editing.pressed = null;
      say({ kind: 'key-pressed', key, altKey, shiftKey, isCommand });
    },
    true,
  );

  const observer = new ResizeObserver(draw);

  // What holds nothing yet has no height: here there is something to press, and to put blocks into.
  const emptySheet = new CSSStyleSheet();
  emptySheet.replaceSync(`
    .builder-column:not(:has([builder-id])), [data-holds-nothing] {
      min-block-size: 5rem; min-inline-size: 3rem; outline: 2px dashed #0b5fa5; outline-offset: -6px;
    }
  `);
  addEventListener('load', () =>
    // After the framework has taken the document over.
    setTimeout(() => {
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, emptySheet];
      for (const element of document.querySelectorAll('[builder-id]')) {
        if (element.getBoundingClientRect().height < 4) element.dataset.holdsNothing = '';
        // In a window higher than the page its own height says nothing of what grows.
        observer.observe(element);
      }
      draw();
    }, 0),
  );

  let chosen = { id: null, name: '', canMove: false };
  let pointed = null;
  let layer = null;

  function openLayer() {
    if (layer) return layer;
    const host = document.createElement('div');
    host.setAttribute('aria-hidden', 'true');
    const root = host.attachShadow({ mode: 'open' });
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(styles);
    root.adoptedStyleSheets = [sheet];
    document.documentElement.append(host);
    layer = root;
    return root;
  }

  const styles = `
    :host { all: initial; position: absolute; inset: 0 auto auto 0; z-index: 2147483646; pointer-events: none; }
    div {
      position: absolute; box-sizing: border-box; pointer-events: none;
      border: calc(2px / var(--scale)) solid #0b5fa5;
    }
    div[data-kind="pointed"] { border-style: dashed; opacity: 0.7; }
    div[data-kind="written"] { border-color: #b3470f; }
    div[data-kind="place"] { border: 0; background: #b3470f; }
    div[data-kind="inside"] { border: calc(3px / var(--scale)) solid #b3470f; background: #b3470f22; }
    span {
      position: absolute; inset: auto auto 100% calc(-2px / var(--scale)); white-space: nowrap;
      padding: calc(3px / var(--scale)) calc(10px / var(--scale));
      color: #fff; background: #0b5fa5;
      font: 600 calc(14px / var(--scale)) / 1.5 'Public Sans', system-ui, sans-serif;
    }
    span[data-inside] { inset: 0 auto auto calc(-2px / var(--scale)); }
    span[data-moves] { pointer-events: auto; cursor: grab; touch-action: none; user-select: none; }
    span[data-moves]::before {
      content: ''; display: inline-block; width: 0.6em; height: 0.9em; margin-inline-end: 0.5em;
      background: radial-gradient(circle, #fff 0.09em, transparent 0.11em) 0 0 / 0.3em 0.3em;
      vertical-align: -0.1em;
    }
    @media (pointer: coarse) {
      span[data-moves] { padding-block: calc(10px / var(--scale)); }
    }
  `;

  let waits = false;
  function draw() {
    if (waits) return;
    waits = true;
    requestAnimationFrame(() => {
      waits = false;
      const boxes = [];
      const isQuiet = editing.writtenIn !== null || editing.marks.length > 0;
      if (pointed && pointed !== chosen.id && !isQuiet) {
        boxes.push(...toBoxes(pointed, 'pointed', ''));
      }
      if (chosen.id && !editing.writtenIn) boxes.push(...toBoxes(chosen.id, 'chosen', chosen.name));
      if (editing.writtenIn) {
        boxes.push(toBox(editing.writtenIn.getBoundingClientRect(), 'written', 6));
      }
      for (const { rect, kind } of editing.marks) boxes.push(toBox(rect, kind));
      const root = openLayer();
      root.host.style.setProperty('--scale', String(editing.scale));
      root.replaceChildren(...boxes);
    });
  }

  /** @param rect in the window @param around pixels to each side */
  function toBox(rect, kind, around = 0) {
    const box = document.createElement('div');
    box.dataset.kind = kind;
    Object.assign(box.style, {
      left: `${rect.left + scrollX - around}px`,
      top: `${rect.top + scrollY - around}px`,
      width: `${rect.width + 2 * around}px`,
      height: `${Math.max(rect.height, 4) + 2 * around}px`,
    });
    return box;
  }

  function toBoxes(id, kind, name) {
    return elementsOf(id)
      .slice(0, 50)
      .map((element, position) => {
        const around = element.getBoundingClientRect();
        const box = toBox(around, kind);
        if (name && position === 0) {
          const label = document.createElement('span');
          label.textContent = name;
          if (around.top + scrollY < 30 / editing.scale) label.dataset.inside = '';
          if (chosen.canMove) label.dataset.moves = '';
          box.append(label);
        }
        return box;
      });
  }

  observer.observe(document.documentElement);
  addEventListener('resize', draw, { passive: true });
  // What opens and moves on the page takes the line with it.
  document.addEventListener('transitionend', draw, true);

  editing.hear('show-choice', ({ id, name, scrolls, canMove }) => {
    chosen = {
      id: typeof id === 'string' ? id : null,
      name: String(name ?? ''),
      canMove: canMove === true,
    };
    const [element] = chosen.id ? elementsOf(chosen.id) : [];
    if (scrolls && element && !editing.writtenIn) {
      const { top, bottom } = element.getBoundingClientRect();
      if (top > innerHeight - 40 || bottom < 40) {
        element.scrollIntoView({ block: 'center', behavior: 'instant' });
      }
      // The next page stays where this one is scrolled to.
      say({ kind: 'choice-seen', id });
    }
    draw();
  });

  addEventListener('message', (event) => {
    if (event.source !== parent || event.origin !== frame) return;
    const said = event.data ?? {};
    if (typeof said.scale === 'number' && said.scale > 0) editing.scale = said.scale;
    for (const { kind, listener } of listeners) if (kind === said.kind) listener(said);
  });
  // The scripts that go on from here come right behind.
  document.addEventListener('DOMContentLoaded', () => say({ kind: 'blocks-ready' }));
})();
