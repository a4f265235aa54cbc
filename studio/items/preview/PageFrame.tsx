import { type Ref, useCallback, useEffect, useImperativeHandle, useRef, useState } from 'react';
import styles from './PageFrame.module.css';

/** Speaks to the page that is shown, and to it alone. */
export interface FrameTeller {
  tell(message: object): void;
  /** Keys are pressed in the page from here on. */
  focus(): void;
}

interface PageFrameProps {
  /** Of the page; another one is loaded behind, and shown once it is there. */
  readonly address: string;
  /** Counts how often the page was asked for anew: links in the frame may have led away from it. */
  readonly turn: number;
  readonly title: string;
  /** Of the window that is imitated, CSS pixels. */
  readonly width: number;
  /** Told the path of each page that is shown, also of those that links in the frame lead to. */
  readonly onShown: (path: string) => void;
  /** Told to the page that is shown, and to each that comes. */
  readonly message?: object;
  /** Told what else the page says; whatever it is, since any page may be in the frame. */
  readonly onMessage?: (data: unknown) => void;
  readonly teller?: Ref<FrameTeller>;
  /** The page that is shown stays, whatever was asked for: somebody writes in it, or is about to. */
  readonly isHeld?: boolean;
}

/**
 * Without an origin: scripts of the page do not reach the studio (decision 0239). The answer says so too;
 * this holds for whatever else the frame may come to show.
 */
const sandbox = 'allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox';

/** A page says that it is there as soon as it is. */
const silentMs = 3_000;
const retryMs = [1_000, 3_000, 10_000, 30_000];

/**
 * A page of the site, as large as a window and scaled to fit, which stays where it was scrolled to. One that
 * does not come, since the line is down, is asked for again while the page before stays.
 */
export function PageFrame(props: PageFrameProps) {
  const { address, turn, title, width, onShown, message, onMessage, teller, isHeld } = props;
  const room = useRef<HTMLDivElement>(null);
  const scrolled = useRef({ path: '', top: 0 });
  const told = useRef<Pick<PageFrameProps, 'onShown' | 'message' | 'onMessage'>>({ onShown });
  const [shown, setShown] = useState<Asked>({ address, turn, times: 0 });
  const [failed, setFailed] = useState({ address, turn, times: 0 });
  const isSame = failed.address === address && failed.turn === turn;
  const wanted: Asked = { address, turn, times: isSame ? failed.times : 0 };
  const [isReady, setReady] = useState(false);
  const spoke = useRef(new WeakSet<HTMLIFrameElement>());
  const coming = useRef(wanted);
  const [path, setPath] = useState('');
  const [{ scale, height, left }, setSize] = useState({ scale: 1, height: 0, left: 0 });
  const hadFocus = useRef(false);
  const show = useCallback((one: Asked) => {
    hadFocus.current = document.activeElement?.tagName === 'IFRAME';
    setShown(one);
  }, []);
  const scaled = message && { ...message, scale };
  useEffect(() => {
    told.current = { onShown, message: scaled, onMessage };
    coming.current = wanted;
  });
  useImperativeHandle(teller, () => {
    const find = () => room.current?.querySelector<HTMLIFrameElement>('iframe:not([data-coming])');
    return {
      tell: (said) => find()?.contentWindow?.postMessage(said, '*'),
      focus: () => find()?.focus(),
    };
  }, []);

  useEffect(() => {
    const element = room.current;
    if (!element) return;
    const measure = () => {
      const next = Math.min(1, element.clientWidth / width);
      const left = (element.clientWidth - width * next) / 2;
      setSize({ scale: next, height: element.clientHeight / next, left });
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [width]);

  useEffect(() => {
    function listen({ source, data }: MessageEvent) {
      const frames = [...(room.current?.querySelectorAll('iframe') ?? [])];
      // Any window may write to this one; what counts is who it is, since a page in a sandbox has no origin.
      const frame = frames.find(({ contentWindow }) => contentWindow === source);
      const {
        kind,
        path: at,
        top,
      } = (data ?? {}) as { kind?: string; path?: string; top?: number };
      if (!frame) return;
      if (kind === 'blocks-ready') {
        frame.contentWindow?.postMessage(told.current.message, '*');
        setReady(true);
      }
      if (!frame.dataset.coming) told.current.onMessage?.(data);
      if (kind === 'preview-scrolled' && typeof top === 'number' && !frame.dataset.coming) {
        scrolled.current.top = top;
      }
      if (kind !== 'preview-shown' || typeof at !== 'string') return;
      spoke.current.add(frame);
      if (frame.dataset.coming) show(coming.current);
      if (at === scrolled.current.path) {
        frame.contentWindow?.postMessage({ kind: 'preview-scroll', ...scrolled.current }, '*');
      } else scrolled.current = { path: at, top: 0 };
      setPath(at);
      told.current.onShown(at);
    }
    addEventListener('message', listen);
    return () => removeEventListener('message', listen);
  }, [show]);

  // Told again to one that has just taken the other's place: what it answered before was not heard.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another one is shown
  useEffect(() => {
    for (const frame of room.current?.querySelectorAll('iframe') ?? []) {
      if (message) frame.contentWindow?.postMessage({ ...message, scale }, '*');
    }
  }, [message, scale, shown]);

  // Keys go on in the page that takes the other's place.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another one is shown
  useEffect(() => {
    if (hadFocus.current) room.current?.querySelector('iframe')?.focus();
    hadFocus.current = false;
  }, [shown]);

  /** Without an origin nobody sees what came; a page of the site would have said so. */
  function listenFor(frame: HTMLIFrameElement, one: Asked) {
    setTimeout(() => {
      if (spoke.current.has(frame) || !frame.isConnected) return;
      const next = retryMs[one.times];
      if (next === undefined) show(one);
      else setTimeout(() => setFailed({ ...one, times: one.times + 1 }), next);
    }, silentMs);
  }

  const isThere =
    isHeld ||
    toKey(shown) === toKey(wanted) ||
    (turn === shown.turn && leadsTo(shown, wanted, path));
  const frames = isThere ? [shown] : [shown, wanted];
  return (
    <div ref={room} className={styles.room}>
      {frames.map((one) => (
        <iframe
          key={toKey(one)}
          src={one.address}
          title={title}
          sandbox={sandbox}
          referrerPolicy="no-referrer"
          className={styles.frame}
          data-coming={one === shown ? undefined : true}
          // What is edited there hears keys once its scripts are there.
          inert={one !== shown || (teller !== undefined && !isReady)}
          style={{ width, height, left, transform: `scale(${scale})` }}
          onLoad={({ currentTarget }) => listenFor(currentTarget, one)}
        />
      ))}
    </div>
  );
}

interface Asked {
  readonly address: string;
  readonly turn: number;
  /** How often it did not come. */
  readonly times: number;
}

const toKey = ({ address, turn, times }: Asked) => `${times} ${turn} ${address}`;

/** A link in the frame has led there already, in the same preview. */
function leadsTo(shown: Asked, wanted: Asked, path: string): boolean {
  const [from, to] = [new URL(shown.address), new URL(wanted.address)];
  // What stands behind the path says what is shown there: the preview, the form of a page.
  return to.pathname === path && from.search === to.search;
}
