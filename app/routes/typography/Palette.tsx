import { Section } from '#app/components/layout/Section.tsx';
import { accents, grounds } from '#app/design/accents.ts';
import styles from './Showcase.module.css';

const groups = {
  Neutral: ['ink', 'charcoal', 'slate', 'stone', 'mist', 'plaster', 'sand', 'white'],
  Lapis: ['blue-night', 'blue-dark', 'blue', 'blue-sky', 'blue-mist'],
  Glaze: ['green-deep', 'green', 'green-glaze', 'green-mist'],
  Saffron: ['yellow-deep', 'yellow', 'yellow-light', 'yellow-mist'],
  Hibiscus: ['fuchsia-deep', 'fuchsia', 'fuchsia-light', 'fuchsia-mist'],
  Signal: ['error'],
} as const;

/** The 26 colors, then every ground in every accent. */
export function Palette() {
  return (
    <Section labelledBy="colors">
      <h2 id="colors" className={styles.heading}>
        Colors
      </h2>
      <div className={styles.palette}>
        {Object.entries(groups).map(([group, names]) => (
          <div key={group} className={styles.group}>
            <h3 className={styles.small}>{group}</h3>
            <ul className={styles.swatches}>
              {names.map((name) => (
                <li key={name} className={styles.swatch} data-color={name}>
                  <span>{name}</span>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      <h3 className={styles.small}>Grounds and accents</h3>
      <div className={styles.grounds}>
        {accents.map((accent) =>
          grounds.map((ground) => (
            <p
              key={accent + ground}
              className={styles.ground}
              data-accent={accent}
              data-ground={ground}
            >
              <strong>{ground}</strong> in {accent}
              <br />
              <span className={styles.quiet}>quiet text</span>{' '}
              <span className={styles.accentText}>accent text</span>
            </p>
          )),
        )}
      </div>
    </Section>
  );
}
