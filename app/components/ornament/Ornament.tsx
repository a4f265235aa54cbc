import styles from './Ornament.module.css';

/**
 * Pattern as structure: `rule` divides, `lattice` is a pierced band through which what lies behind
 * shows, coloured as the ground it belongs to; `girih` fills a place with the lines of ten-pointed stars. Drawn by scripts/brand/draw-ornaments.ts.
 */
export function Ornament({ kind }: { kind: 'rule' | 'lattice' | 'girih' }) {
  return <div className={styles.ornament} data-kind={kind} aria-hidden />;
}
