import { useMessages } from '#app/i18n/language-context.tsx';
import english from '#locales/en/planYourVisit.json';
import styles from './CoastMap.module.css';

/**
 * Our own map of the way to the gate by bus, by car and on foot: road inland, the house around its
 * court, its garden, lava coast and sea below, drawn from `brand/house.ts`. Its names are text above the
 * drawing, so that they are as large on a phone as elsewhere and in the page's language.
 */
export function CoastMap() {
  const { map } = useMessages('planYourVisit', english);
  return (
    <figure className={styles.figure}>
      <div className={styles.map}>
        <img src="/maps/way-here.svg" alt={map.alt} width={1200} height={900} loading="lazy" />
        <span className={`${styles.name} ${styles.gate}`} aria-hidden>
          {map.gate}
        </span>
        <span className={`${styles.name} ${styles.bus}`} aria-hidden>
          {map.bus}
        </span>
        <span className={`${styles.name} ${styles.parking}`} aria-hidden>
          {map.parking}
        </span>
        <span className={`${styles.name} ${styles.house}`} aria-hidden>
          {map.house}
        </span>
        <span className={`${styles.name} ${styles.garden}`} aria-hidden>
          {map.garden}
        </span>
        <span className={styles.sea} aria-hidden>
          {map.sea}
        </span>
      </div>
      <figcaption className={styles.key}>
        <ul>
          <li data-way="bus">{map.ways.bus}</li>
          <li data-way="car">{map.ways.car}</li>
          <li data-way="foot">{map.ways.foot}</li>
        </ul>
        <p>{map.sketch}</p>
      </figcaption>
    </figure>
  );
}
