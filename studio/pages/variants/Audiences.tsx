import { variantsOf, variantsPath } from '#shared/page-builder/editing/audiences.ts';
import { copyBlock } from '#shared/page-builder/editing/block-ids.ts';
import type { Block } from '#shared/page-builder/editing/block-tree.ts';
import { readAt } from '#shared/page-builder/editing/values.ts';
import { Button } from '../../widgets/Button.tsx';
import { useWords } from '../../words/words.ts';
import { useOpenPage } from '../page/open-page.ts';
import { AudienceRow } from './AudienceRow.tsx';
import styles from './Variants.module.css';

/** What some visitors get in place of what all others get: the first that is for them. */
export function Audiences({ block }: { readonly block: Block }) {
  const { audiences: say } = useWords();
  const { store, mayWrite, audiences, seeAudience } = useOpenPage();
  const variants = variantsOf(block);
  const seen = audiences[block.id] ?? null;
  const set = (to: readonly unknown[]) => {
    const from = readAt(block, variantsPath);
    store.do([{ kind: 'set', id: block.id, path: variantsPath, from, to }]);
  };
  const move = (from: number, to: number) => {
    const variant = variants[from];
    if (!variant || to < 0 || to >= variants.length) return;
    set(variants.toSpliced(from, 1).toSpliced(to, 0, variant));
    seeAudience(block.id, to);
  };
  return (
    <section className={styles.variants} aria-labelledby="audiences">
      <h3 id="audiences">{say.title}</h3>
      <p className={styles.quiet}>{say.help}</p>
      <ul className={styles.forms}>
        {variants.map((variant, position) => (
          <AudienceRow
            // biome-ignore lint/suspicious/noArrayIndexKey: they have nothing else to be known by
            key={position}
            {...{ block, variant, position }}
            isSeen={seen === position}
            isLast={position === variants.length - 1}
            onMove={(to) => move(position, to)}
            onRemove={() => {
              seeAudience(block.id, null);
              set(variants.toSpliced(position, 1));
            }}
          />
        ))}
        <li data-seen={seen === null}>
          <strong>{say.others}</strong>
          <p className={styles.acts}>
            {seen === null ? (
              <span className={styles.quiet}>{say.isSeen}</span>
            ) : (
              <Button kind="quiet" onClick={() => seeAudience(block.id, null)}>
                {say.seeOthers}
              </Button>
            )}
          </p>
        </li>
      </ul>
      {mayWrite && variants.length < maxVariants && (
        <div>
          <Button
            onClick={() => {
              const blocks = (block.children ?? []).map((one) => copyBlock(one));
              set([...variants, { name: '', query: [], blocks }]);
              seeAudience(block.id, variants.length);
            }}
          >
            {say.add}
          </Button>
        </div>
      )}
    </section>
  );
}

const maxVariants = 12;
