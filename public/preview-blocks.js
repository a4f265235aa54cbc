// Runs on a page that the studio's editor of pages shows in its frame, and nowhere else: tells the editor
// which block was pressed, and draws a line around the one that is chosen. The page has no origin there
// (decision 0239), so it reaches nothing of the studio; it is told ids and names, and tells ids.
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

  // Before everything else: nothing on the page does anything while it is edited.
  for (const name of ['click', 'auxclick', 'submit', 'dragstart']) {
    addEventListener(
      name,
      (event) => {
        event.preventDefault();
        event.stopImmediatePropagation();
        if (name !== 'click') return;
        const ids = idsAround(event.target);
        if (ids.length > 0) say({ kind: 'block-pressed', ids });
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
  // Keys for the whole editor, such as those that take a step back, are pressed here too.
  addEventListener(
    'keydown',
    (event) => {
      const { key, altKey, shiftKey } = event;
      const isCommand = event.ctrlKey || event.metaKey;
      const isMove = key.startsWith('Arrow') || ['Delete', 'Backspace', 'Escape'].includes(key);
      if (!isMove && !(isCommand && /^[zycvd]$/i.test(key))) return;
      event.preventDefault();
      say({ kind: 'key-pressed', key, altKey, shiftKey, isCommand });
    },
    true,
  );

  let chosen = { id: null, name: '' };
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
    div { position: absolute; box-sizing: border-box; border: 2px solid #0b5fa5; pointer-events: none; }
    div[data-kind="pointed"] { border-style: dashed; opacity: 0.7; }
    span {
      position: absolute; inset: auto auto 100% -2px; padding: 2px 8px; white-space: nowrap;
      color: #fff; background: #0b5fa5; font: 600 14px/1.4 'Public Sans', system-ui, sans-serif;
    }
    span[data-inside] { inset: 0 auto auto -2px; }
  `;

  let waits = false;
  function draw() {
    if (waits) return;
    waits = true;
    requestAnimationFrame(() => {
      waits = false;
      const boxes = [];
      if (pointed && pointed !== chosen.id) boxes.push(...toBoxes(pointed, 'pointed', ''));
      if (chosen.id) boxes.push(...toBoxes(chosen.id, 'chosen', chosen.name));
      openLayer().replaceChildren(...boxes);
    });
  }

  function toBoxes(id, kind, name) {
    return elementsOf(id)
      .slice(0, 50)
      .map((element, position) => {
        const around = element.getBoundingClientRect();
        const box = document.createElement('div');
        box.dataset.kind = kind;
        const top = around.top + scrollY;
        Object.assign(box.style, {
          left: `${around.left + scrollX}px`,
          top: `${top}px`,
          width: `${around.width}px`,
          height: `${Math.max(around.height, 4)}px`,
        });
        if (name && position === 0) {
          const label = document.createElement('span');
          label.textContent = name;
          if (top < 28) label.dataset.inside = '';
          box.append(label);
        }
        return box;
      });
  }

  new ResizeObserver(draw).observe(document.documentElement);
  addEventListener('resize', draw, { passive: true });
  // What opens and moves on the page takes the line with it.
  document.addEventListener('transitionend', draw, true);

  addEventListener('message', (event) => {
    if (event.source !== parent || event.origin !== frame) return;
    const { kind, id, name, scrolls } = event.data ?? {};
    if (kind !== 'show-choice') return;
    chosen = { id: typeof id === 'string' ? id : null, name: String(name ?? '') };
    const [element] = chosen.id ? elementsOf(chosen.id) : [];
    if (scrolls && element) {
      const { top, bottom } = element.getBoundingClientRect();
      if (top > innerHeight - 40 || bottom < 40) {
        element.scrollIntoView({ block: 'center', behavior: 'instant' });
      }
    }
    draw();
  });
  say({ kind: 'blocks-ready' });
})();
