import { useWords } from '#app/i18n/language-context.tsx';
import english from '#locales/en/planYourVisit.json';
import styles from './CoastMap.module.css';

/** The stars of the sea's lattice: rows of turned squares, as the screens of the house have them. */
const waves = Array.from({ length: 4 }, (_, row) =>
  Array.from({ length: 16 }, (_, column) => ({
    x: 30 + column * 52 + (row % 2) * 26,
    y: 452 + row * 34,
  })),
).flat();

/**
 * Our own picture of the way to the gate: road inland, house on the sea side of it, lava coast below.
 * A sketch, not to scale.
 */
export function CoastMap() {
  const { map } = useWords('planYourVisit', english);
  return (
    <svg className={styles.map} viewBox="0 0 800 560" role="img" aria-label={map.alt}>
      <rect className={styles.land} width="800" height="560" />
      <path
        className={styles.slope}
        d="M-10 70C120 20 250 96 400 52S690 20 810 66M-10 24C140-10 250 48 420 10S700-10 810 22"
      />
      <path
        className={styles.sea}
        d="M-10 420C40 396 96 424 150 400 214 372 250 404 300 414 360 426 396 392 452 396 520 400 552 436 616 424 690 410 730 366 810 376V570H-10Z"
      />
      <path
        className={styles.surf}
        d="M-10 434C44 410 100 438 156 413 214 388 252 418 302 427 362 438 400 406 454 409 520 413 556 450 620 437 694 423 736 380 810 390"
      />
      {waves.map(({ x, y }) => (
        <path
          key={`${x}-${y}`}
          className={styles.wave}
          d={`M${x} ${y - 8}l8 8-8 8-8-8ZM${x + 8} ${y}h36`}
        />
      ))}
      <path className={styles.verge} d="M-10 196C120 168 250 206 400 176S680 140 810 172" />
      <path className={styles.road} d="M-10 196C120 168 250 206 400 176S680 140 810 172" />
      <path className={styles.drive} d="M452 170C450 206 424 212 420 250" />
      <circle className={styles.tree} cx="520" cy="206" r="30" />
      <circle className={styles.tree} cx="546" cy="224" r="22" />
      <circle className={styles.tree} cx="498" cy="226" r="20" />
      {/* The house around its pool. */}
      <path
        className={styles.house}
        fillRule="evenodd"
        d="M340 262h150v34h34v72h-40v-20h-84v20h-60ZM382 290v34h70v-34Z"
      />
      <rect className={styles.pool} x="394" y="300" width="46" height="14" />
      <path
        className={styles.star}
        d="M452 158l6 6h8v8l6 6-6 6v8h-8l-6 6-6-6h-8v-8l-6-6 6-6v-8h8Z"
      />
      <text className={styles.label} x="478" y="150">
        {map.gate}
      </text>
      <rect className={styles.spaces} x="250" y="224" width="66" height="38" />
      <path className={styles.lines} d="M266 224v38M283 224v38M300 224v38" />
      <text className={styles.label} x="244" y="250" textAnchor="end">
        {map.parking}
      </text>
      <circle className={styles.stop} cx="668" cy="158" r="9" />
      <text className={styles.label} x="668" y="132" textAnchor="middle">
        {map.bus}
      </text>
      <text className={styles.name} x="640" y="520" textAnchor="middle">
        {map.sea}
      </text>
    </svg>
  );
}
