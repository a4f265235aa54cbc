const isCalm = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Says of every transition what it is about (transitions.css): of a page whose address has another query it is
 * its list that changes, or a part of it; to and from a page of its own, the picture of the card that was chosen becomes the
 * page's, if that is the same. The one that has the name is found when it is needed, since a card may stand on a page twice.
 *
 * A visitor who goes on before a transition has begun ends it, which is no error: the browser would
 * report the promise that says so, since the router does not listen to it.
 */
export function directTransitions(page: Partial<Pick<Document, 'startViewTransition'>>): void {
  const start = page.startViewTransition;
  if (!start) return;
  let latest: ViewTransition | null = null;
  page.startViewTransition = (update) => {
    const isStill = isCalm();
    const scene = openScene(isStill);
    const transition = start.call(page as Document, async () => {
      await (update as ViewTransitionUpdateCallback | null | undefined)?.();
      scene.arrive();
    });
    latest = transition;
    transition.ready.catch(() => {});
    if (isStill) transition.skipTransition();
    const close = () => {
      if (latest !== transition) return;
      latest = null;
      endScene();
    };
    transition.finished.then(close, close);
    return transition;
  };
  addEventListener(
    'click',
    (event) => {
      if (!latest || event.detail === 0) return;
      latest.skipTransition();
      latest = null;
      endScene();
      handOn(event);
    },
    true,
  );
}

/** What moves takes no click, and what lies below it gets one that was not meant for it. */
function handOn(click: MouseEvent): void {
  const meant = document.elementFromPoint(click.clientX, click.clientY);
  if (!meant || meant === click.target) return;
  click.preventDefault();
  click.stopImmediatePropagation();
  meant.dispatchEvent(new MouseEvent('click', click));
}

let named: HTMLElement | null = null;

/** Nothing else has one then. */
function giveName(element: HTMLElement | null): void {
  named?.style.removeProperty('view-transition-name');
  element?.style.setProperty('view-transition-name', 'shared-picture');
  named = element;
}

function endScene(): void {
  giveName(null);
  const { dataset } = document.documentElement;
  delete dataset.transition;
  delete dataset.left;
}

/**
 * Called while the page that is left is still there; the router has changed the address already.
 * @param isStill nothing moves, and nothing has a name
 */
function openScene(isStill: boolean) {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href;
  const left = canonical ? new URL(canonical).pathname : null;
  const isSamePath = left === location.pathname;
  const { dataset } = document.documentElement;
  const isList = isSamePath && hasList();
  const tell = (kind: 'page' | 'list' | 'part') => {
    if (!isStill) dataset.transition = kind;
  };
  if (hasWhiteBar()) dataset.left = 'dark';
  else delete dataset.left;
  const name: typeof giveName = (picture) => {
    if (!isStill) giveName(picture);
  };
  tell(isList ? 'list' : isSamePath ? 'part' : 'page');
  // A panel that is left goes with its page.
  document.querySelector('[data-slides-in]')?.removeAttribute('data-slides-in');
  if (isList || !left) return { arrive: () => name(null) };
  const title = readTitle();
  const ways = listWays(isSamePath);
  const preview = find('[data-card-preview] img');
  const chosen = (preview && isShown(preview) ? preview : null) ?? findChosen(ways);
  const from = chosen ?? find(ofPage);
  const shown = from && sourceOf(from);
  name(from);
  return {
    arrive: () => {
      // A thing of the shop has its path from the shop.
      if (readTitle() !== title) tell('page');
      // Its pictures have their name from its stylesheet.
      if (dataset.transition === 'near') return name(null);
      const arrived = find(chosen ? ofPage : ofCards, (picture) => sourceOf(picture) === shown);
      name(arrived);
      if (arrived && from) holdStill(arrived as HTMLImageElement, from as HTMLImageElement);
    },
  };
}

/** The picture that has come is larger and may not be here yet: until then it shows what the visitor has seen. */
function holdStill(picture: HTMLImageElement, seen: HTMLImageElement): void {
  if (picture.complete || !seen.currentSrc) return;
  const fit = getComputedStyle(picture).objectFit === 'contain' ? 'contain' : 'cover';
  picture.style.background = `center / ${fit} no-repeat url("${seen.currentSrc}")`;
  const release = () => picture.style.removeProperty('background');
  picture.addEventListener('load', release, { once: true });
  picture.addEventListener('error', release, { once: true });
}

const hasList = () => document.querySelector('[data-hung], [data-fading]') !== null;

/** Whether its words lie on the picture of the page. */
const hasWhiteBar = () =>
  document.querySelector('[data-tone="dark"] ~ main') !== null &&
  !document.querySelector('main [data-opening="light"]');

const readTitle = () => document.querySelector('h1')?.textContent;

/** What waits to be seen is no picture to begin with. */
const isShown = (element: HTMLElement) => getComputedStyle(element).visibility !== 'hidden';

/** The picture, in whatever size it is there. */
const sourceOf = (picture: HTMLElement) =>
  new URL((picture as HTMLImageElement).src || '/', location.href).pathname;

const ofPage = '[data-shared-picture] img';
/** The article that is the page itself is no card; a menu's column has its words on the picture, which must not rise above them. */
const card = ':is(article:not(:has(h1), [data-size]), li)';
const ofCards = `main ${card} picture img`;

const find = (selector: string, isMeant: (picture: HTMLElement) => boolean = () => true) =>
  pickSeen([...document.querySelectorAll<HTMLElement>(selector)].filter(isMeant));

/** Links in the page to where the visitor goes; the one that was pressed before others. */
function listWays(isSamePath: boolean): HTMLAnchorElement[] {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('main a')].filter(
    ({ pathname, search }) =>
      pathname === location.pathname && (!isSamePath || search === location.search),
  );
  return [...links.filter((link) => link === document.activeElement), ...links];
}

/** The picture of a card that leads there. */
const findChosen = (ways: readonly HTMLAnchorElement[]): HTMLElement | null =>
  pickSeen(
    ways.flatMap((link) => [
      ...(link.closest(card)?.querySelectorAll<HTMLElement>('picture img') ?? []),
    ]),
  );

/** What is out of the window would fly in from nowhere. */
function pickSeen(pictures: Iterable<HTMLElement>): HTMLElement | null {
  for (const picture of pictures) {
    const { top, bottom, width } = picture.getBoundingClientRect();
    if (width > 0 && bottom > 0 && top < innerHeight) return picture;
  }
  return null;
}
