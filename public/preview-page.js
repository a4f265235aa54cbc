// Runs before everything else on a page that the studio previews, and nowhere else. The page has no
// origin of its own there (a sandbox), so it reaches neither the studio nor what a visitor has stored.
// This keeps the preview in every link, sends nothing, sets the clock to the moment that is shown, and
// says what is shown. Source: decision 0239.
'use strict';

(() => {
  const { token, at, note, end, endWords, refused, frame } = document.currentScript.dataset;
  const parameter = 'preview';
  const here = new URL(location.href);

  /** The same address in the preview; null: it is not of this site, or no page. */
  function withPreview(address) {
    const url = URL.parse(address, location.href);
    if (!url || url.host !== here.host || !/^https?:$/.test(url.protocol)) return null;
    url.searchParams.set(parameter, token);
    return url;
  }

  /** Whatever the page takes for now began at that moment, and goes on as clocks do. */
  function setClock(moment) {
    const shift = moment - Date.now();
    const RealDate = Date;
    globalThis.Date = class Date extends RealDate {
      constructor(...given) {
        if (given.length === 0) super(RealDate.now() + shift);
        else super(...given);
      }
      static now() {
        return RealDate.now() + shift;
      }
    };
  }
  if (at) setClock(Number(at));

  // Without an origin a page gets no captions: the browser refuses them, and says so as if it were a mistake.
  if (globalThis.origin === 'null') {
    const hideCaptions = () => {
      for (const track of document.querySelectorAll('track[default]')) track.removeAttribute('default');
    };
    new MutationObserver(hideCaptions).observe(document, { childList: true, subtree: true });
  }

  const realFetch = globalThis.fetch;
  globalThis.fetch = (input, init) => {
    const method = init?.method ?? (input instanceof Request ? input.method : 'GET');
    if (!/^(GET|HEAD)$/i.test(method)) {
      tell(refused);
      return Promise.reject(new TypeError(refused));
    }
    const address = input instanceof Request ? input.url : String(input);
    const url = withPreview(address);
    return url ? realFetch(url, init) : realFetch(input, init);
  };
  // What was seen here is counted for nobody, and nothing is stored. Asking for a cookie would fail here.
  globalThis.builderNoTrack = true;
  Object.defineProperty(document, 'cookie', { get: () => '', set() {} });
  navigator.sendBeacon = () => true;

  // A page without an origin may not change its own address, so that it is loaded anew.
  for (const name of ['pushState', 'replaceState']) {
    const real = history[name].bind(history);
    history[name] = (state, unused, address) => {
      const url = address === undefined || address === null ? null : withPreview(address);
      const isHere = !url || url.pathname + url.search === location.pathname + location.search;
      if (!isHere) location.assign(url);
      else if (url && url.hash !== location.hash) real(state, unused, location.href.split('#')[0] + url.hash);
      else real(state, unused);
    };
  }

  addEventListener(
    'click',
    (event) => {
      const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
      if (!link || event.defaultPrevented || event.button !== 0) return;
      const url = withPreview(link.href);
      if (!url) {
        // A frame shows this site alone.
        if (/^https?:/.test(link.protocol) && window !== parent) {
          event.preventDefault();
          open(link.href, '_blank', 'noopener');
        }
        return;
      }
      if (url.pathname === location.pathname && url.hash) return;
      if (link.dataset.endsPreview !== undefined) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      if (event.metaKey || event.ctrlKey || event.shiftKey || link.target === '_blank') {
        open(url, '_blank', 'noopener');
      } else location.assign(url);
    },
    true,
  );

  addEventListener(
    'submit',
    (event) => {
      const form = event.target;
      const method = event.submitter?.getAttribute('formmethod') ?? form.method;
      event.preventDefault();
      event.stopImmediatePropagation();
      const url = withPreview(event.submitter?.getAttribute('formaction') ?? form.action);
      if (method.toLowerCase() !== 'get' || !url) return tell(refused);
      url.search = new URLSearchParams(new FormData(form, event.submitter));
      location.assign(withPreview(url.href));
    },
    true,
  );

  /** The bar at the foot, apart from the page's own styles and out of its framework's hands. */
  let bar = null;
  function openBar() {
    if (bar) return bar;
    const host = document.createElement('div');
    const root = host.attachShadow({ mode: 'open' });
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(styles);
    root.adoptedStyleSheets = [sheet];
    const box = document.createElement('div');
    box.setAttribute('role', 'status');
    root.append(box);
    document.documentElement.append(host);
    bar = box;
    return box;
  }

  function show(text, canEnd) {
    const box = openBar();
    const words = document.createElement('p');
    words.textContent = text;
    box.replaceChildren(words);
    if (!canEnd) return;
    const link = document.createElement('a');
    link.href = end;
    link.dataset.endsPreview = '';
    link.textContent = endWords;
    box.append(link);
  }

  let told;
  function tell(text) {
    clearTimeout(told);
    show(text, false);
    told = setTimeout(() => (note ? show(note, true) : bar.replaceChildren()), 6_000);
  }

  const styles = `
    :host { all: initial; position: fixed; inset: auto 0 0; z-index: 2147483647; }
    div:not(:empty) {
      display: flex; flex-wrap: wrap; gap: 0.25rem 1.5rem; align-items: baseline; justify-content: center;
      padding: 0.75rem 1rem; color: #fff; background: #14213d; border-top: 2px solid #e9b44c;
      font: 1rem/1.4 'Public Sans', system-ui, sans-serif;
    }
    p { margin: 0; }
    a { color: inherit; padding: 0.25rem 0; text-underline-offset: 0.2em; }
    a:focus-visible { outline: 2px solid #e9b44c; outline-offset: 3px; }
    @media print { :host { display: none; } }
  `;

  function begin() {
    if (note) show(note, true);
  }
  // After the framework has taken the document over.
  addEventListener('load', () => setTimeout(begin, 0));

  if (!frame || window === parent) return;
  // The studio follows how far the page was scrolled, and puts the next one there.
  let waits = false;
  addEventListener(
    'scroll',
    () => {
      if (waits) return;
      waits = true;
      requestAnimationFrame(() => {
        waits = false;
        parent.postMessage({ kind: 'preview-scrolled', top: scrollY }, frame);
      });
    },
    { passive: true },
  );
  addEventListener('message', (event) => {
    if (event.source !== parent || event.origin !== frame) return;
    const { kind, top } = event.data ?? {};
    if (kind === 'preview-scroll' && Number.isFinite(top)) {
      scrollTo({ top, behavior: 'instant' });
    }
  });
  addEventListener('load', () => {
    parent.postMessage({ kind: 'preview-shown', path: location.pathname }, frame);
  });
})();
