import { useMessages } from '#app/i18n/language-context.tsx';
import english from '#locales/en/visit.json';
import styles from './VirtualTourPlan.module.css';
import { type RoomView, toRoomId } from './virtual-tour-rooms.ts';

const margin = 3;
/** How far the sea lies below the house, and how much of it is drawn; metres. */
const shore = { distance: 2.6, depth: 7 };

/**
 * The house from above, drawn from the rooms' own measures: each room leads to its entry in the list.
 * Works without a script.
 */
export function VirtualTourPlan({
  rooms,
  current,
}: {
  rooms: readonly RoomView[];
  current: string | null;
}) {
  const messages = useMessages('visit', english).virtualTour;
  const drawn = rooms.flatMap((room) => (room.plan ? [{ ...room, plan: room.plan }] : []));
  if (drawn.length === 0) return null;
  const right = Math.max(...drawn.map(({ plan }) => plan.x + plan.width));
  const left = Math.min(...drawn.map(({ plan }) => plan.x));
  const bottom = Math.max(...drawn.map(({ plan }) => plan.y + plan.height));
  const width = right - left + 2 * margin;
  const height = bottom + margin + shore.distance + shore.depth;
  const sea = bottom + margin + shore.distance;
  const wave = (y: number) =>
    `M${left - width} ${y}${Array.from({ length: Math.ceil(width) }, () => 'q.75-.7 1.5 0t1.5 0').join('')}`;
  return (
    <figure className={styles.figure} id="plan">
      <nav aria-label={messages.plan}>
        <svg
          className={styles.plan}
          viewBox={`${left - margin} ${-margin} ${width} ${height + margin}`}
        >
          <title>{messages.plan}</title>
          <rect
            className={styles.sea}
            x={left - width}
            y={sea}
            width={width * 3}
            height={shore.depth + margin}
          />
          {[1, 2.6, 4.2].map((down) => (
            <path key={down} className={styles.wave} d={wave(sea + down)} />
          ))}
          <text className={styles.outside} x={left - margin + 1.4} y={sea + 6.4}>
            {messages.sea}
          </text>
          {listDoors(drawn).map((door) => (
            <path key={door} className={styles.door} d={door} />
          ))}
          {drawn.map(({ uid, name, plan }, index) => (
            <a
              key={uid}
              className={styles.room}
              href={`#${toRoomId(uid)}`}
              aria-label={`${index + 1}. ${name.text}`}
              aria-current={uid === current ? 'true' : undefined}
            >
              <rect x={plan.x} y={plan.y} width={plan.width} height={plan.height} />
              <text
                className={styles.number}
                x={plan.x + plan.width / 2}
                y={plan.y + plan.height / 2 + 0.75}
              >
                {index + 1}
              </text>
            </a>
          ))}
        </svg>
      </nav>
      <figcaption className={styles.caption}>
        <ol className={styles.key}>
          {drawn.map(({ uid, name }) => (
            <li key={uid}>
              <a href={`#${toRoomId(uid)}`} lang={name.language}>
                {name.text}
              </a>
            </li>
          ))}
        </ol>
        <p>{messages.planNote}</p>
      </figcaption>
    </figure>
  );
}

type Drawn = RoomView & { readonly plan: NonNullable<RoomView['plan']> };

/** A short line across the walls between two rooms of which one leads to the other, each pair once. */
function listDoors(rooms: readonly Drawn[]): string[] {
  return rooms.flatMap((room, index) =>
    rooms
      .slice(index + 1)
      .filter(
        (other) =>
          room.spots.some((spot) => spot.kind === 'room' && spot.uid === other.uid) ||
          other.spots.some((spot) => spot.kind === 'room' && spot.uid === room.uid),
      )
      .map((other) => toDoor(room.plan, other.plan)),
  );
}

/** From the middle of what both share along each axis; a way through the garden turns once. */
function toDoor(one: Drawn['plan'], other: Drawn['plan']): string {
  const [x, isAbove] = middleOfShared(one.x, one.width, other.x, other.width);
  const [y, isBeside] = middleOfShared(one.y, one.height, other.y, other.height);
  const centre = (plan: Drawn['plan']) => [plan.x + plan.width / 2, plan.y + plan.height / 2];
  const [x1, y1] = centre(one);
  const [x2, y2] = centre(other);
  if (isAbove) return `M${x} ${y1}V${y2}`;
  if (isBeside) return `M${x1} ${y}H${x2}`;
  return `M${x1} ${y1}H${x2}V${y2}`;
}

function middleOfShared(a: number, wide: number, b: number, otherWide: number): [number, boolean] {
  const from = Math.max(a, b);
  const to = Math.min(a + wide, b + otherWide);
  return [(from + to) / 2, to - from > 0.5];
}
