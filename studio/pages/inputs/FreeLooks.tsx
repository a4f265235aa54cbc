import type { Block } from '#shared/page-builder/editing/block-tree.ts';
import { Button } from '../../widgets/Button.tsx';
import { fill, useWords } from '../../words/words.ts';
import { useEntry, useOpenPage } from '../page/open-page.ts';
import { blocksAround } from './blocks-around.ts';
import { listFreeLooks } from './free-looks.ts';
import styles from './Inputs.module.css';
import { leastContrast } from './look-contrast.ts';

/** WCAG 2.2 AA for text. */
const least = 4.5;

/** Values that are not of the design, counted, each with the way out; and words that cannot be read on their ground. */
export function FreeLooks({ block }: { readonly block: Block }) {
  const { looks: say, pages } = useWords();
  const { store, mayWrite } = useOpenPage();
  const free = listFreeLooks(block);
  const ratio = leastContrast(block, blocksAround(useEntry(), block.id));
  const widths: Readonly<Record<string, string>> = pages.look.widths;
  return (
    <>
      {ratio !== null && ratio < least && (
        <p role="status" className={styles.note}>
          {fill(say.contrast, { ratio: ratio.toFixed(1) })}
        </p>
      )}
      {free.length > 0 && (
        <details>
          <summary>{fill(say.free, { count: free.length })}</summary>
          <ul className={styles.uses}>
            {free.map(({ width, property, value }) => (
              <li key={`${width} ${property}`}>
                <code>{`${property}: ${value.slice(0, 120)}`}</code>{' '}
                <span className={styles.quiet}>{widths[width] ?? width}</span>{' '}
                {mayWrite && (
                  <Button
                    kind="quiet"
                    onClick={() => {
                      const path = ['responsiveStyles', width, property];
                      store.do([{ kind: 'set', id: block.id, path, from: value }]);
                    }}
                  >
                    {fill(say.remove, { property })}
                  </Button>
                )}
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}
