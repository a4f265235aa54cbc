/** Something that is seen of a content; compared with its counterpart of the other renderer. */
export interface Seen {
  /** By what the counterpart is found: the nth of this key belongs to the nth of the other. */
  readonly key: string;
  /** For people: what it is, in which block. */
  readonly name: string;
  readonly values: Readonly<Record<string, string>>;
  /** x, y, width and height in px, within the content. */
  readonly box: readonly number[];
}

export interface Measured {
  readonly seen: readonly Seen[];
  /** What went wrong while it was drawn: what React or the renderer said. */
  readonly errors: readonly string[];
}

const ofText = [
  ...['color', 'font-family', 'font-size', 'font-weight', 'font-style', 'line-height'],
  ...['letter-spacing', 'text-align', 'text-decoration-line', 'text-transform', 'text-shadow'],
  ...['white-space-collapse', 'direction', 'cursor'],
];
const ofBlocks = [
  ...['display', 'position', 'margin', 'padding', 'flex-direction', 'align-items', 'align-self'],
  ...['justify-content', 'flex-grow', 'overflow', 'z-index', 'transform', 'cursor', 'order'],
  ...['text-align', 'color', 'font-size', 'pointer-events', 'filter', 'gap'],
];
const ofSurfaces = [
  ...['background-color', 'background-image', 'background-size', 'background-position'],
  ...['background-repeat', 'border', 'border-radius', 'box-shadow', 'outline-style'],
];
const ofPictures = ['object-fit', 'object-position', 'border-radius'];

/** Reads all that is shown, as far as an editor or a visitor could tell it apart. */
export function measure(root: HTMLElement): readonly Seen[] {
  const origin = root.getBoundingClientRect();
  const toBox = ({ x, y, width, height }: DOMRect) =>
    [x - origin.x, y - origin.y, width, height].map((value) => Math.round(value * 10) / 10);
  const seen: Seen[] = [];
  const note = (kind: string, element: Element, more: Seen['values'], names: readonly string[]) => {
    const computed = getComputedStyle(element);
    const values = names.map((name) => [name, computed.getPropertyValue(name)]);
    const owner = element.closest('[builder-id]')?.getAttribute('builder-id') ?? '';
    seen.push({
      key: `${kind} ${owner}`,
      name: owner ? `${kind} in ${owner}` : kind,
      values: {
        ...Object.fromEntries(values),
        ...(names.includes('margin') && { margin: toMargin(element, computed) }),
        opacity: toOpacity(element, root),
        ...more,
      },
      box: toBox(element.getBoundingClientRect()),
    });
  };
  for (const element of root.querySelectorAll<HTMLElement>('*')) {
    if (!isShown(element)) continue;
    if (element.hasAttribute('builder-id')) {
      note('block', element, { tag: element.localName }, ofBlocks);
    }
    if (hasSurface(element)) note('surface', element, {}, ofSurfaces);
    const link = element.getAttribute('href');
    if (element.localName === 'a' && link !== null) {
      const target = element.getAttribute('target') ?? '';
      note('link', element, { href: link, target, text: toText(element) }, []);
    }
    if (/^(img|video|iframe|audio|canvas|svg|hr)$/.test(element.localName)) {
      const alt = element.getAttribute('alt') ?? '';
      const { muted, loop, controls } = element as HTMLVideoElement;
      const isFilm = element.localName === 'video';
      const film = isFilm && { muted: `${muted}`, loop: `${loop}`, controls: `${controls}` };
      note(element.localName, element, { alt, ...film }, ofPictures);
    }
    if (/^(input|select|textarea|button)$/.test(element.localName)) {
      const { type, name, value, placeholder, disabled, required, checked } =
        element as HTMLInputElement;
      const values = { type, name, value, placeholder, disabled, required, checked };
      note(
        element.localName,
        element,
        Object.fromEntries(Object.entries(values).map(([key, one]) => [key, String(one ?? '')])),
        ['padding', 'width', 'font-size'],
      );
    }
  }
  for (const run of listTexts(root)) {
    const parent = run.parentElement as HTMLElement;
    const range = document.createRange();
    range.selectNodeContents(run);
    const text = toPlain(run.data);
    note('text', parent, {}, ofText);
    const last = seen.pop() as Seen;
    seen.push({
      ...last,
      key: `text ${text}`,
      name: `“${text.slice(0, 40)}” in ${last.key.slice(5)}`,
      box: toBox(range.getBoundingClientRect()),
    });
  }
  return seen;
}

/**
 * Without the lengths that `auto` comes to: Chromium gives them as they were when the element was laid
 * out last, and as nothing once a parent was laid out anew. Where it stands is measured by itself.
 */
function toMargin(element: Element, computed: CSSStyleDeclaration): string {
  const given = element.computedStyleMap();
  return ['margin-top', 'margin-right', 'margin-bottom', 'margin-left']
    .map((side) => (String(given.get(side)) === 'auto' ? 'auto' : computed.getPropertyValue(side)))
    .join(' ');
}

/** What nobody sees or hears is left out: the trap for programs in our forms, for example. */
const isShown = (element: Element) =>
  element.checkVisibility({ visibilityProperty: true }) &&
  !element.closest('.visually-hidden, script, style, noscript, template');

function hasSurface(element: Element): boolean {
  const style = getComputedStyle(element);
  return (
    !/^rgba\(.*, 0\)$/.test(style.backgroundColor) ||
    style.backgroundImage !== 'none' ||
    Number.parseFloat(style.borderTopWidth + style.borderBottomWidth) > 0 ||
    Number.parseFloat(style.borderLeftWidth) > 0 ||
    Number.parseFloat(style.borderRightWidth) > 0 ||
    style.boxShadow !== 'none'
  );
}

function listTexts(root: HTMLElement): Text[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    const parent = text.parentElement;
    if (parent && toPlain(text.data) !== '' && isShown(parent) && parent.localName !== 'option') {
      texts.push(text);
    }
  }
  return texts;
}

/** Through all that it lies in. */
function toOpacity(element: Element, root: Element): string {
  let opacity = 1;
  for (let one: Element | null = element; one && one !== root; one = one.parentElement) {
    opacity *= Number(getComputedStyle(one).opacity);
  }
  return String(Math.round(opacity * 100) / 100);
}

const toPlain = (text: string) => text.replace(/\s+/g, ' ').trim();

// Without what is hidden, and without scripts.
// biome-ignore lint/performance/useDomNodeTextContent: it is about what is seen
const toText = (element: HTMLElement) => toPlain(element.innerText ?? '');

/** Waits until nothing has changed for a few frames, four seconds at most. */
export async function settle(root: HTMLElement): Promise<void> {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  // Pictures far down would come or not come by chance.
  for (const picture of root.querySelectorAll('img')) picture.loading = 'eager';
  let last = '';
  let still = 0;
  for (const start = performance.now(); still < 3 && performance.now() - start < 4_000; ) {
    await frame();
    const isBusy =
      [...root.querySelectorAll('img')].some((img) => !img.complete) ||
      root.getAnimations({ subtree: true }).some(endsSoon);
    const now = `${root.offsetHeight} ${root.innerHTML}`;
    still = now === last && !isBusy ? still + 1 : 0;
    last = now;
  }
}

const endsSoon = ({ effect }: Animation) => effect?.getComputedTiming().endTime !== Infinity;

/** Clicks the innermost elements of these texts. */
export async function clickTexts(root: HTMLElement, texts: readonly string[]): Promise<void> {
  for (const text of texts) {
    const found = [...root.querySelectorAll<HTMLElement>('*')].filter(
      (one) => one.checkVisibility() && toText(one) === text,
    );
    const innermost = found.at(-1);
    if (!innermost) throw new Error(`There is nothing to click on that says ${text}`);
    innermost.click();
    await settle(root);
  }
}
