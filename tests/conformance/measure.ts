/** What of one block is compared. */
export interface MeasuredBlock {
  readonly id: string;
  readonly tag: string;
  readonly text: string;
  readonly styles: Readonly<Record<string, string>>;
  /** x, y, width and height in px, within the content. */
  readonly box: readonly number[];
}

export interface Measured {
  readonly blocks: readonly MeasuredBlock[];
  readonly links: readonly string[];
  readonly pictures: readonly string[];
  /** Fields of forms. */
  readonly controls: readonly string[];
}

const properties = [
  ...['display', 'margin', 'padding', 'color', 'font-size', 'background-color', 'flex-direction'],
  ...['opacity', 'transform', 'text-align'],
];

/** Reads the content that is shown, as far as an editor or a visitor could tell it apart. */
export function measure(root: HTMLElement): Measured {
  const origin = root.getBoundingClientRect();
  const toBox = (element: Element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return [x - origin.x, y - origin.y, width, height].map((value) => Math.round(value * 10) / 10);
  };
  const select = <Found extends HTMLElement>(selector: string) =>
    [...root.querySelectorAll<Found>(selector)].filter(
      // What nobody sees or hears: the trap for programs in our forms.
      (one) => one.checkVisibility() && !one.closest('.visually-hidden[aria-hidden]'),
    );
  return {
    blocks: [...root.querySelectorAll<HTMLElement>('[builder-id]')].map((element) => {
      const computed = getComputedStyle(element);
      const value = (name: string) => computed.getPropertyValue(name);
      return {
        id: element.getAttribute('builder-id') ?? '',
        tag: element.localName,
        text: toText(element),
        styles: Object.fromEntries(properties.map((name) => [name, value(name)])),
        box: toBox(element),
      };
    }),
    links: select<HTMLAnchorElement>('a[href]').map(
      (link) => `${toText(link)} → ${link.getAttribute('href')} ${link.target}`,
    ),
    controls: select<HTMLInputElement>('input, select, textarea').map(
      ({ localName, type, name, value, placeholder, disabled, required }) =>
        [localName, type, name, value, placeholder, disabled, required].join(' '),
    ),
    pictures: select<HTMLImageElement>('img, video').map((one) => {
      const { objectFit, objectPosition } = getComputedStyle(one);
      const alt = one.getAttribute('alt') ?? '';
      return [one.localName, alt, toBox(one).map(Math.round), objectFit, objectPosition].join(' ');
    }),
  };
}

// Without what is hidden, and without scripts.
// biome-ignore lint/performance/useDomNodeTextContent: it is about what is seen
const toText = (element: HTMLElement) => element.innerText.replace(/\s+/g, ' ').trim();

/** Waits until nothing has changed for a few frames, a second at most. */
export async function settle(root: HTMLElement): Promise<void> {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  let last = '';
  let still = 0;
  for (const start = performance.now(); still < 3 && performance.now() - start < 1_000; ) {
    await frame();
    const isBusy =
      [...root.querySelectorAll('img')].some((img) => !img.complete) ||
      root.getAnimations({ subtree: true }).length > 0;
    const now = `${root.offsetHeight} ${root.innerHTML}`;
    still = now === last && !isBusy ? still + 1 : 0;
    last = now;
  }
}

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
