import { type RefObject, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { RoomView } from './virtual-tour-rooms.ts';

export interface Tour {
  /** The one that the address names, else the first; undefined: there are none. */
  readonly room: RoomView | undefined;
  /** False until scripts run, and where the browser cannot show rooms in the round. */
  readonly canOpen: boolean;
  readonly isOpen: boolean;
  readonly hasFailed: boolean;
  /** Place of the view on the page. */
  readonly place: RefObject<HTMLDivElement | null>;
  open(): void;
  /** Opens the view in a room, from elsewhere on the page. */
  enter(uid: string): void;
  /** Walks on to another room; the way back is the browser's. */
  go(uid: string): void;
  stop(): void;
  fail(): void;
}

const roomParameter = 'room';

/** Which room the tour is in, by the address, and whether it is being looked around in. */
export function useTour(rooms: readonly RoomView[]): Tour {
  const [parameters, setParameters] = useSearchParams();
  const [state, setState] = useState<'before-scripts' | 'closed' | 'open' | 'failed'>(
    'before-scripts',
  );
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => setState((now) => (now === 'before-scripts' ? 'closed' : now)), []);

  const wanted = parameters.get(roomParameter);
  const room = rooms.find(({ uid }) => uid === wanted) ?? rooms[0];
  const go = (uid: string) => {
    if (uid !== room?.uid) setParameters({ [roomParameter]: uid }, { preventScrollReset: true });
  };
  const open = () => setState('open');
  // The view is higher than the picture before it: it is moved between the bars when it is there.
  useEffect(() => {
    if (state === 'open') place.current?.scrollIntoView({ block: 'start' });
  }, [state]);
  return {
    room,
    canOpen: state === 'closed' || state === 'open',
    isOpen: state === 'open',
    hasFailed: state === 'failed',
    place,
    open,
    enter(uid) {
      go(uid);
      open();
    },
    go,
    stop: () => setState('closed'),
    fail: () => setState('failed'),
  };
}
