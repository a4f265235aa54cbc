// Runs on a page that the studio's editor of pages shows in a frame, and nowhere else: looks at it when it is
// asked to, and tells what it found with the ids of the blocks around it. The page has no origin there
// (decision 0239).
'use strict';

(() => {
  const { frame } = document.currentScript.dataset;
  if (window === parent) return;

  /** Enough for a long page; the studio shows some of each kind. */
  const most = 200;
  let paintedAt = 0;
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) paintedAt = startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });

  function idsAround(element) {
    const ids = [];
    for (let at = element; at && ids.length < 100; at = at.parentElement) {
      const id = at.getAttribute('builder-id');
      if (id) ids.push(id);
    }
    return ids;
  }

  addEventListener('message', (event) => {
    if (event.source !== parent || event.origin !== frame) return;
    if (event.data?.kind !== 'check-page') return;
    const { number, isWeighed } = event.data;
    const say = (found) => parent.postMessage({ kind: 'page-checked', number, ...found }, frame);
    look(isWeighed === true).then(say, (error) => say({ failure: String(error) }));
  });

  async function look(isWeighed) {
    if (document.readyState !== 'complete') {
      await new Promise((resolve) => addEventListener('load', resolve, { once: true }));
    }
    await document.fonts.ready;
    await becomeQuiet(isWeighed ? 1_000 : 400);
    // Before what the checks themselves load.
    const weight = weigh();
    const findings = [...findLostPlaces(), ...(await findPoorPictures())];
    if (!document.querySelector('h1')) {
      findings.push({ rule: 'page-has-heading-one', ids: [], about: '' });
    }
    return { findings: [...findings, ...(await runAxe())].slice(0, most), weight };
  }

  /** Scripts are fetched after the first paint: until nothing came for a while. */
  async function becomeQuiet(quietMs) {
    let before = -1;
    for (let waited = 0; waited < 8_000; waited += quietMs) {
      const count = performance.getEntriesByType('resource').length;
      if (count === before) return;
      before = count;
      await new Promise((resolve) => setTimeout(resolve, quietMs));
    }
  }

  /** Bytes of bodies as they were sent, and when the largest part of the first screen was painted. */
  function weigh() {
    const sums = { page: 0, scripts: 0, styles: 0, letters: 0, pictures: 0, films: 0, rest: 0 };
    const [page] = performance.getEntriesByType('navigation');
    sums.page = page?.encodedBodySize ?? 0;
    // Each once: without an origin a file is fetched anew where elsewhere it is at hand.
    const entries = performance.getEntriesByType('resource');
    const fetched = new Map(entries.map((one) => [one.name.replace(/#.*/, ''), one]));
    for (const { name, initiatorType, encodedBodySize } of fetched.values()) {
      const { pathname } = new URL(name);
      // Of the studio, not of the page.
      if (/^\/preview-[a-z]+\.js$/.test(pathname)) continue;
      sums[kindOf(pathname, initiatorType)] += encodedBodySize;
    }
    return { ...sums, paintedAt: Math.round(paintedAt) };
  }

  function kindOf(path, initiator) {
    if (/\.js$/.test(path)) return 'scripts';
    if (/\.css$/.test(path)) return 'styles';
    if (/\.woff2?$/.test(path)) return 'letters';
    if (initiator === 'img' || /\.(?:webp|avif|png|jpe?g|svg)$/.test(path)) return 'pictures';
    return initiator === 'video' || initiator === 'audio' ? 'films' : 'rest';
  }

  /** Links to a place on this page that is not there. */
  const findLostPlaces = () =>
    [...document.querySelectorAll('[builder-id] a[href^="#"]')]
      .filter(({ hash }) => hash.length > 1 && !document.getElementById(decode(hash.slice(1))))
      .map((link) => ({ rule: 'lost-place', ids: idsAround(link), about: link.hash }));

  function decode(name) {
    try {
      return decodeURIComponent(name);
    } catch {
      return name;
    }
  }

  /** Pictures that do not come, and those that have fewer pixels than the place that they fill. */
  async function findPoorPictures() {
    const shown = [...document.querySelectorAll('[builder-id] img')].slice(0, 60);
    const found = await Promise.all(
      shown.map(async (image) => {
        const { width, height } = image.getBoundingClientRect();
        if (width < 40 || /\.svg(?:$|\?)/.test(image.src)) return null;
        const own = await measure(largestOf(image));
        if (own === 'lost') return { rule: 'lost-picture', ids: idsAround(image), about: '' };
        if (!own) return null;
        // A picture that fills its place is cut where it is too wide or too high for it.
        const isCut = getComputedStyle(image).objectFit === 'cover';
        const needed = isCut ? Math.max(width, (height * own.width) / own.height) : width;
        if (own.width >= needed * 0.9) return null;
        const about = `${own.width} < ${Math.round(needed)}`;
        return { rule: 'small-picture', ids: idsAround(image), about };
      }),
    );
    return found.filter((one) => one !== null);
  }

  function largestOf(image) {
    const sets = image.srcset.split(/,\s+/).map((one) => one.trim().split(/\s+/));
    const sized = sets.filter(([, width]) => /^\d+w$/.test(width ?? ''));
    const widthOf = ([, width]) => Number.parseInt(width, 10);
    const [largest] = sized.sort((one, other) => widthOf(other) - widthOf(one));
    return largest?.[0] || image.currentSrc || image.src;
  }

  const measured = new Map();
  function measure(address) {
    if (!measured.has(address)) {
      const image = new Image();
      image.src = address;
      const size = () => ({ width: image.naturalWidth, height: image.naturalHeight });
      const come = image.decode().then(size, () => 'lost');
      // A line that is slow says nothing of the picture.
      const late = new Promise((resolve) => setTimeout(resolve, 8_000, null));
      measured.set(address, Promise.race([come, late]));
    }
    return measured.get(address);
  }

  /** The rules of WCAG A and AA, and the order of headings. */
  async function runAxe() {
    await loadAxe();
    const { violations } = await globalThis.axe.run(document, {
      resultTypes: ['violations'],
      runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
      rules: { 'heading-order': { enabled: true }, 'empty-heading': { enabled: true } },
      iframes: false,
      // It would put style sheets into the page, which its policy forbids.
      preload: false,
    });
    return violations.flatMap(({ id: rule, help: about, nodes }) =>
      nodes.flatMap(({ target }) => {
        const [selector] = target;
        const element = typeof selector === 'string' ? document.querySelector(selector) : null;
        const ids = element ? idsAround(element) : [];
        // What is around every page is not the editor's.
        return ids.length > 0 ? [{ rule, ids, about }] : [];
      }),
    );
  }

  let loading = null;
  function loadAxe() {
    loading ??= new Promise((resolve, reject) => {
      const script = document.createElement('script');
      script.src = '/preview-axe.js';
      script.onload = resolve;
      script.onerror = () => reject(new Error('The checks could not be loaded.'));
      document.head.append(script);
    });
    return loading;
  }
})();
