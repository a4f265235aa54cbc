// Runs on a page that the studio compares with another version of it, and nowhere else: draws a line around
// the blocks that it is told. The page has no origin there (decision 0239).
'use strict';

(() => {
  const { frame } = document.currentScript.dataset;
  if (window === parent) return;
  const colors = { added: '#2e6b3f', removed: '#a3341d', moved: '#6a4a8c', changed: '#0b5fa5' };
  let marks = [];
  let layer = null;

  function openLayer() {
    if (layer) return layer;
    const host = document.createElement('div');
    host.setAttribute('aria-hidden', 'true');
    layer = host.attachShadow({ mode: 'open' });
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
      :host { all: initial; position: absolute; inset: 0 auto auto 0; z-index: 2147483645; pointer-events: none; }
      div { position: absolute; box-sizing: border-box; border: 6px solid; }
    `);
    layer.adoptedStyleSheets = [sheet];
    document.documentElement.append(host);
    return layer;
  }

  const elementOf = (id) => document.querySelector(`[builder-id="${CSS.escape(id)}"]`);

  let waits = false;
  function draw() {
    if (waits || marks.length === 0) return;
    waits = true;
    requestAnimationFrame(() => {
      waits = false;
      const boxes = marks.flatMap(({ id, kind }) => {
        const around = elementOf(id)?.getBoundingClientRect();
        if (!around) return [];
        const box = document.createElement('div');
        Object.assign(box.style, {
          borderColor: colors[kind] ?? colors.changed,
          left: `${around.left + scrollX}px`,
          top: `${around.top + scrollY}px`,
          width: `${around.width}px`,
          height: `${Math.max(around.height, 12)}px`,
        });
        return [box];
      });
      openLayer().replaceChildren(...boxes);
    });
  }

  addEventListener('message', (event) => {
    if (event.source !== parent || event.origin !== frame) return;
    const { kind, marks: given, to } = event.data ?? {};
    if (kind !== 'mark-blocks' || !Array.isArray(given)) return;
    marks = given
      .slice(0, 500)
      .filter((one) => typeof one?.id === 'string')
      .map((one) => ({ id: one.id, kind: String(one.kind) }));
    if (typeof to === 'string') {
      elementOf(to)?.scrollIntoView({ block: 'center', behavior: 'instant' });
    }
    // In a window higher than the page its own height says nothing of what grows.
    for (const element of document.querySelectorAll('[builder-id]')) observer.observe(element);
    draw();
  });
  const observer = new ResizeObserver(draw);
  observer.observe(document.documentElement);
  document.addEventListener('transitionend', draw, true);
})();
