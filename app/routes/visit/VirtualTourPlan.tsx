import { Fragment } from 'react';
import { useMessages } from '#app/i18n/language-context.tsx';
import english from '#locales/en/visit.json';
import { drawPlan } from './draw-plan.ts';
import styles from './VirtualTourPlan.module.css';
import { type RoomView, toRoomId } from './virtual-tour-rooms.ts';

/**
 * The house from above as an architect draws it, from the rooms' own measures: walls as thick as they
 * are, doors as openings in them, the court with its pool, the terrace on columns, garden and sea. Each
 * room leads to its entry in the list, without a script too.
 */
export function VirtualTourPlan({
  rooms,
  current,
}: {
  rooms: readonly RoomView[];
  current: string | null;
}) {
  const messages = useMessages('visit', english).virtualTour;
  const plan = drawPlan(rooms);
  if (!plan) return null;
  const { frame } = plan;
  return (
    <figure className={styles.figure} id="plan">
      <nav aria-label={messages.plan}>
        <svg
          className={styles.plan}
          viewBox={`${frame.x} ${frame.y} ${frame.width} ${frame.height}`}
        >
          <title>{messages.plan}</title>
          <pattern
            id="plan-sea"
            width="64"
            height="64"
            patternUnits="userSpaceOnUse"
            patternTransform="scale(.05)"
          >
            <path
              className={styles.lattice}
              d="M54.6 54.6 38.6 48 32 64 25.4 48 9.4 54.6 16 38.6 0 32 16 25.4 9.4 9.4 25.4 16 32 0 38.6 16 54.6 9.4 48 25.4 64 32 48 38.6ZM9.4 9.4 0 5.5M9.4 9.4 5.5 0M54.6 9.4 58.5 0M54.6 9.4 64 5.5M54.6 54.6 64 58.5M54.6 54.6 58.5 64M9.4 54.6 0 58.5M9.4 54.6 5.5 64"
            />
          </pattern>
          <linearGradient id="plan-deep" x2="0" y2="1">
            <stop className={styles.shallow} />
            <stop className={styles.open} offset=".4" />
            <stop className={styles.deep} offset="1" />
          </linearGradient>
          <path fill="url(#plan-deep)" d={plan.sea} />
          <path fill="url(#plan-sea)" d={plan.sea} />
          <path className={styles.surf} d={plan.coast} />
          <path className={styles.foam} d={plan.coast} />
          {plan.rocks.map((stones) => (
            <path key={stones} className={styles.rock} d={stones} />
          ))}
          <path className={styles.shadow} d={plan.trees} />
          <path className={styles.tree} d={plan.trees} />
          <path className={styles.crown} d={plan.trees} />
          <path className={styles.shrub} d={plan.shrubs} />
          <path className={styles.palm} d={plan.palms} />
          <path className={styles.path} d={plan.gardenWays} />
          <path className={styles.cast} d={plan.walls} />
          <path className={styles.wall} d={plan.walls} />
          <path className={styles.other} d={plan.others} />
          {plan.rooms.map(({ uid, name, kind, label, floor, court, columns }) => (
            <a
              key={uid}
              className={styles.room}
              href={`#${toRoomId(uid)}`}
              aria-current={uid === current ? 'true' : undefined}
              data-kind={kind}
              data-outside={label.isOutside || undefined}
            >
              <path className={styles.floor} d={floor} />
              {court && (
                <>
                  <path className={styles.yard} d={court.yard} />
                  <path className={styles.shrub} d={court.trees} />
                  <path className={styles.pool} d={court.pool} />
                  <path className={styles.water} d={court.water} />
                  <path className={styles.star} d={court.star} />
                </>
              )}
              <path className={styles.column} d={columns} />
              <text x={label.x} y={label.y} lang={name.language}>
                {label.lines.map((line, index) => (
                  <Fragment key={line}>
                    {index > 0 && ' '}
                    <tspan x={label.x} dy={index === 0 ? 0 : '1.1em'}>
                      {line}
                    </tspan>
                  </Fragment>
                ))}
              </text>
            </a>
          ))}
          <path className={styles.door} d={plan.doors} />
          <path className={styles.step} d={plan.steps} />
          <text className={styles.outside} x={plan.seaLabel.x} y={plan.seaLabel.y}>
            {messages.sea}
          </text>
          <path className={styles.north} d={`${plan.north.star}${plan.north.cross}`} />
          <path className={styles.star} d={plan.north.needle} />
        </svg>
      </nav>
      <figcaption className={styles.caption}>{messages.planNote}</figcaption>
    </figure>
  );
}
