import { Button } from '../../widgets/Button.tsx';
import { useWords } from '../../words/words.ts';
import type { Writing } from '../frame/use-writing.ts';
import { useOpenPage } from '../page/open-page.ts';
import type { Edits } from '../page/use-edits.ts';
import styles from './BlockActs.module.css';

/** What can be done with the chosen block, for those who press no keys. */
export function BlockActs({
  edits,
  writing,
}: {
  readonly edits: Edits;
  readonly writing: Writing;
}) {
  const { pages } = useWords();
  const { chosen, mayWrite, maySay } = useOpenPage();
  if (chosen === null || !maySay) return null;
  return (
    <div role="toolbar" aria-label={pages.acts} className={styles.acts}>
      <Button onClick={() => writing.begin(chosen)}>{pages.writing.begin}</Button>
      {mayWrite && <Moves edits={edits} />}
    </div>
  );
}

/** What changes which parts there are, and where. */
function Moves({ edits }: { readonly edits: Edits }) {
  const { items, pages } = useWords();
  return (
    <>
      <Button onClick={() => edits.step('up')}>{items.moveUp}</Button>
      <Button onClick={() => edits.step('down')}>{items.moveDown}</Button>
      <Button onClick={() => edits.duplicate()}>{items.duplicate}</Button>
      <Button onClick={() => edits.copyByPress()}>{pages.copy}</Button>
      <Button onClick={() => edits.remove()}>{items.remove}</Button>
    </>
  );
}
