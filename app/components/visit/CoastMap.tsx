import { useMessages } from '#app/i18n/language-context.tsx';
import english from '#locales/en/planYourVisit.json';
import styles from './CoastMap.module.css';

const road = 'M-10 186C120 158 250 196 400 166S680 130 810 162';
const coast =
  'M-10 412C40 388 96 418 150 396 214 370 250 402 300 414 360 428 396 398 452 400 520 404 552 438 616 426 690 412 730 366 810 376';

/**
 * Our own picture of the way to the gate: road inland, the house around its court, its garden in four
 * parts, lava coast and sea below. A sketch, not to scale.
 */
export function CoastMap() {
  const { map } = useMessages('planYourVisit', english);
  return (
    <svg
      className={styles.map}
      viewBox="0 0 800 560"
      strokeLinecap="round"
      role="img"
      aria-label={map.alt}
    >
      {/* The sea is a lattice of stars, as the screens of the house have it. */}
      <pattern
        id="coast-lattice"
        width="64"
        height="64"
        patternUnits="userSpaceOnUse"
        patternTransform="scale(.7)"
      >
        <path
          className={styles.lattice}
          fill="none"
          strokeWidth="1.6"
          d="M54.6 54.6 38.6 48 32 64 25.4 48 9.4 54.6 16 38.6 0 32 16 25.4 9.4 9.4 25.4 16 32 0 38.6 16 54.6 9.4 48 25.4 64 32 48 38.6ZM9.4 9.4 0 5.5M9.4 9.4 5.5 0M54.6 9.4 58.5 0M54.6 9.4 64 5.5M54.6 54.6 64 58.5M54.6 54.6 58.5 64M9.4 54.6 0 58.5M9.4 54.6 5.5 64"
        />
      </pattern>
      <path className={styles.hill} d="M-10-10H810V84C690 34 540 104 400 66S120 34-10 84Z" />
      <path
        className={styles.slope}
        fill="none"
        d="M-10 60C120 10 250 44 400 42S690 10 810 60M-10 34C140-4 260 22 410 18S700-8 810 34M-10 112C120 62 250 112 400 92S690 62 810 112"
      />
      <path className={styles.sea} d={`${coast}V570H-10Z`} />
      <path fill="url(#coast-lattice)" d={`${coast}V570H-10Z`} />
      <path
        className={styles.lagoon}
        fill="none"
        strokeWidth="14"
        opacity="0.7"
        d={coast}
        transform="translate(0 34)"
      />
      <path
        className={styles.water}
        fill="none"
        strokeWidth="2"
        strokeDasharray="40 7 18 7"
        d={coast}
        transform="translate(0 12)"
      />
      <path
        className={styles.lava}
        fill="none"
        strokeWidth="9"
        strokeDasharray="60 9 26 11"
        d={coast}
      />
      <path className={styles.path} fill="none" strokeWidth="20" d={road} />
      <path
        className={styles.line}
        fill="none"
        strokeWidth="1.5"
        strokeDasharray="14 10"
        d={road}
      />
      <path
        className={styles.path}
        fill="none"
        strokeWidth="9"
        d="M452 164C452 200 424 206 420 250"
      />
      {/* The garden in four parts, water between them. */}
      <path
        className={styles.bed}
        d="M532 258h58v42h-58ZM600 258h58v42h-58ZM532 310h58v42h-58ZM600 310h58v42h-58Z"
      />
      <path className={styles.water} strokeWidth="4" d="M532 305h126M595 258v94" />
      <path
        className={styles.tree}
        strokeWidth="11"
        d="M545 271h0M577 287h0M613 287h0M645 271h0M545 323h0M577 339h0M613 323h0M645 339h0M548 287h0M642 287h0M548 340h0M642 323h0"
      />
      <path
        className={styles.palm}
        strokeWidth="19"
        d="M482 206h0M512 192h0M516 218h0M540 206h0M496 226h0M398 214h0M380 226h0M282 250h0M286 284h0M278 318h0M284 350h0M676 270h0M680 306h0M674 342h0M700 232h0M726 262h0M90 318h0M116 342h0M66 352h0M150 352h0M732 318h0M64 250h0M88 268h0"
      />
      {/* The house: rooms around the long court, a terrace open to the sea. */}
      <path
        fillRule="evenodd"
        d="M304 244H514V376H474V350H344V376H304ZM351 251V343H467V251ZM310 250V296H345V250ZM310 302V370H338V344H345V302ZM473 250V296H508V250ZM473 302V344H480V370H508V302Z"
      />
      <path
        className={`${styles.line} ${styles.terrace}`}
        d="M346 352h126v26H346M346 360h126M346 368h126"
      />
      <path
        className={styles.ink}
        fill="none"
        strokeWidth="4"
        strokeDasharray="0 13"
        d="M360 333h98M360 261h98M360 261v72M458 261v72"
      />
      <rect
        className={`${styles.path} ${styles.pool}`}
        strokeWidth="4"
        x="382"
        y="284"
        width="54"
        height="28"
      />
      <path
        className={`${styles.ink} ${styles.gate}`}
        strokeWidth="1.5"
        d="M452 146l7 7h9v9l7 7-7 7v9h-9l-7 7-7-7h-9v-9l-7-7 7-7v-9h9Z"
      />
      <path className={styles.spaces} d="M148 216h76v36h-76Z" />
      <path className={styles.line} strokeWidth="1.5" d="M167 216v36M186 216v36M205 216v36" />
      <circle className={`${styles.path} ${styles.stop}`} strokeWidth="3" cx="668" cy="148" r="9" />
      {/* North is up. */}
      <path
        className={styles.line}
        fill="none"
        strokeWidth="1.25"
        d="M738 74V20M711 47H765M719 28 757 66M757 28 719 66"
      />
      <path d="M738 16 746 47H730Z" />
      <text className={styles.label} strokeWidth="5" x="478" y="132">
        {map.gate}
      </text>
      <text className={styles.label} strokeWidth="5" x="186" y="284" textAnchor="middle">
        {map.parking}
      </text>
      <text className={styles.label} strokeWidth="5" x="668" y="122" textAnchor="middle">
        {map.bus}
      </text>
      <text className={styles.name} strokeWidth="14" x="640" y="516" textAnchor="middle">
        {map.sea}
      </text>
    </svg>
  );
}
