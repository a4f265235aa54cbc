const isCalm = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Says of every transition what it is about (transitions.css): of a page whose address has another query it is
 * the lists that change; to and from a page of its own, the picture of the card that was chosen becomes the page's,
 * if that is the same. The one that has the name is found when it is needed, since a card may stand on a page twice.
 *
 * A visitor who goes on before a transition has begun ends it, which is no error: the browser would
 * report the promise that says so, since the router does not listen to it.
 */
export function directTransitions(page: Partial<Pick<Document, 'startViewTransition'>>): void {
  const start = page.startViewTransition;
  if (!start) return;
  let latest: ViewTransition | null = null;
  page.startViewTransition = (update) => {
    const scene = isCalm() ? null : openScene();
    const transition = start.call(page as Document, async () => {
      await (update as ViewTransitionUpdateCallback | null | undefined)?.();
      scene?.arrive();
    });
    latest = transition;
    transition.ready.then(settleFarLines, () => {});
    if (!scene) transition.skipTransition();
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

/** Some of a line's height. */
const farPixels = 200;

/** A line that would fly past others is in its new place at once, and fades in there. */
function settleFarLines(): void {
  if (document.documentElement.dataset.transition !== 'list') return;
  for (const animation of document.getAnimations()) {
    const effect = animation.effect as KeyframeEffect | null;
    if (effect?.pseudoElement !== '::view-transition-group(match-element)') continue;
    const [first, last] = effect.getKeyframes();
    if (!first || !last) continue;
    const [from, to] = [first, last].map(({ transform }) => new DOMMatrix(String(transform)));
    if (!from || !to || Math.hypot(to.e - from.e, to.f - from.f) <= farPixels) continue;
    effect.setKeyframes([
      { ...last, offset: 0, opacity: 0 },
      { ...last, opacity: 1 },
    ]);
  }
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

function giveName(picture: HTMLElement | null): void {
  named?.style.removeProperty('view-transition-name');
  picture?.style.setProperty('view-transition-name', 'shared-picture');
  named = picture;
}

function endScene(): void {
  giveName(null);
  delete document.documentElement.dataset.transition;
}

/** Called while the page that is left is still there; the router has changed the address already. */
function openScene() {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href;
  const left = canonical ? new URL(canonical).pathname : null;
  const to = location.pathname;
  const isSamePage = left === to;
  document.documentElement.dataset.transition = isSamePage ? 'list' : 'page';
  if (isSamePage || !left) return { arrive: () => giveName(null) };
  const preview = find('[data-card-preview] img');
  const chosen = (preview && isShown(preview) ? preview : null) ?? findCard(to);
  const from = chosen ?? find(ofPage);
  const shown = from && sourceOf(from);
  giveName(from);
  return {
    arrive: () => {
      const arrived = chosen ? find(ofPage) : findCard(left);
      giveName(arrived && sourceOf(arrived) === shown ? arrived : null);
    },
  };
}

/** What waits to be seen is no picture to begin with. */
const isShown = (element: HTMLElement) => getComputedStyle(element).visibility !== 'hidden';

/** The picture, in whatever size it is there. */
const sourceOf = (picture: HTMLElement) =>
  new URL((picture as HTMLImageElement).src || '/', location.href).pathname;

const ofPage = '[data-shared-picture="page"] img';

const find = (selector: string) => pickSeen(document.querySelectorAll<HTMLElement>(selector));

/** The picture of a card that leads to a path; the one that was pressed before others. */
function findCard(path: string): HTMLElement | null {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('main a')].filter(
    ({ pathname }) => pathname === path,
  );
  const pressed = links.filter((link) => link === document.activeElement);
  return pickSeen(
    [...pressed, ...links].flatMap((link) => [
      ...(link
        .closest('article, li')
        ?.querySelectorAll<HTMLElement>('[data-shared-picture="card"] img') ?? []),
    ]),
  );
}

/** What is out of the window would fly in from nowhere. */
function pickSeen(pictures: Iterable<HTMLElement>): HTMLElement | null {
  for (const picture of pictures) {
    const { top, bottom, width } = picture.getBoundingClientRect();
    if (width > 0 && bottom > 0 && top < innerHeight) return picture;
  }
  return null;
}
