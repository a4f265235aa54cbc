import { type ComponentType, memo, Suspense, use, useContext, useEffect, useRef } from 'react';
import { ServerTranslationsContext } from '../../i18n/language-context.tsx';
import { DrawnPiecesContext } from './drawn-pieces.ts';

/** A piece as far below the window, in parts of its height, is about to be seen. */
const nearMargin = '50%';

/** A component whose code comes when it is wanted. */
export class Piece<Props extends object> {
  readonly name: string;
  readonly #find: () => Promise<ComponentType<Props>>;
  readonly #end: () => void;
  view: ComponentType<Props> | null = null;
  /** Settles when the code is there. */
  readonly done: Promise<void>;
  /** React has tried to draw it without its code. */
  isTried = false;
  /** What all of its HTML is made of, in one language: where that is the same object, so is the HTML. */
  readonly madeOf: ((props: Props) => object | null) | undefined;

  /**
   * @param name by which its HTML is found in the document
   * @param find imports the component
   * @param madeOf of a piece that many pages draw alike, which the server then draws once
   */
  constructor(
    name: string,
    find: () => Promise<ComponentType<Props>>,
    madeOf?: (props: Props) => object | null,
  ) {
    this.name = name;
    this.#find = find;
    this.madeOf = madeOf;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.done = promise;
    this.#end = resolve;
  }

  /** The server loads each piece before it draws anything. */
  async load(): Promise<void> {
    this.view ??= await this.#find();
    this.#end();
  }
}

/** What fails, as without a connection, is tried again; until then the server's HTML stays. */
const begin = (piece: Pick<Piece<object>, 'load'>) => void piece.load().catch(() => {});

type WhenWantedProps<Props extends object> = Props & { readonly piece: Piece<Props> };

/**
 * A piece of a screen whose code comes when it is wanted. As a document comes, the server's HTML stands
 * in its place, whose links and forms work without; the code takes over when the piece comes near the
 * window, or when anything is pressed. On screens that are opened later it comes with them.
 *
 * The styles of a piece must come with the screen, which therefore imports them too. A change of
 * context around it must be asked for by a visitor (`app/blocks/frame/EditorsEntry.tsx`).
 */
function WhenWantedPlace<Props extends object>(props: WhenWantedProps<Props>) {
  const { piece } = props;
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (piece.view || !place.current) return;
    const want = () => begin(piece);
    if (typeof IntersectionObserver === 'undefined') {
      want();
      return;
    }
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) want();
      },
      { rootMargin: nearMargin },
    );
    observer.observe(place.current);
    const ending = new AbortController();
    const { signal } = ending;
    signal.addEventListener('abort', () => observer.disconnect());
    for (const press of ['pointerdown', 'keydown']) {
      document.addEventListener(press, want, { signal, capture: true, passive: true });
    }
    void piece.done.then(() => ending.abort());
    return () => ending.abort();
  }, [piece]);
  return (
    <div ref={place} data-wanted={piece.name}>
      <Suspense>
        <Loaded {...props} />
      </Suspense>
    </div>
  );
}

/** On the server: what many pages draw alike is drawn once. The browser finds the same HTML. */
function DrawnPlace<Props extends object>(props: WhenWantedProps<Props>) {
  const { piece } = props;
  const pieces = useContext(DrawnPiecesContext);
  const madeOf = piece.madeOf?.(props) ?? null;
  const place = { 'data-wanted': piece.name };
  const known = madeOf && pieces?.find(madeOf);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React has written it, for another page
  if (known) return <div {...place} dangerouslySetInnerHTML={{ __html: known }} />;
  const drawn = (
    <div {...place}>
      <Suspense>
        <Loaded {...props} />
      </Suspense>
    </div>
  );
  if (!madeOf || !pieces) return drawn;
  return (
    <ServerTranslationsContext value={pieces.begin(piece.name, madeOf)}>
      {drawn}
    </ServerTranslationsContext>
  );
}

const Place = import.meta.env.SSR ? DrawnPlace : WhenWantedPlace;

export const WhenWanted = memo(Place) as typeof WhenWantedPlace;

function Loaded<Props extends object>(given: WhenWantedProps<Props>) {
  const { piece, ...props } = given;
  const View = piece.view;
  if (View) return <View {...(props as unknown as Props)} />;
  // React tries once as it takes over the document, and again only when something changes around the
  // piece: that change would be held up until somebody is near.
  if (piece.isTried || !document.querySelector(`[data-wanted="${piece.name}"]`)) begin(piece);
  piece.isTried = true;
  use(piece.done);
  return <Loaded {...given} />;
}
