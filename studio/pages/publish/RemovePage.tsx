import { api, ask } from '../../api/ask.ts';
import styles from '../../items/publish/publish.module.css';
import { Button } from '../../widgets/Button.tsx';
import { Dialog } from '../../widgets/Dialog.tsx';
import { Said } from '../../widgets/Said.tsx';
import { useWords } from '../../words/words.ts';
import { useOpenPage } from '../page/open-page.ts';
import { SymbolUses } from '../settings/SymbolUses.tsx';
import { usePageAct } from './use-page-act.ts';

export type Removal = 'unpublish' | 'archive' | 'discard';

/** Takes the page off the site, into the archive too, or gives its draft up; what that means is said first. */
export function RemovePage({
  kind,
  onClose,
  onDone,
}: {
  readonly kind: Removal;
  readonly onClose: () => void;
  readonly onDone: (said: string) => void;
}) {
  const { publish } = useWords();
  const { page } = useOpenPage();
  const act = usePageAct();
  const say = publish[kind];
  return (
    <Dialog title={say.title} onClose={onClose}>
      <p>{say.means}</p>
      {page.model === 'symbol' && kind !== 'discard' && <SymbolUses />}
      <Said problem={act.problem} />
      <div className={styles.buttons}>
        <Button
          kind="main"
          disabled={act.isRunning}
          onClick={() =>
            act.run(
              () => ask(api.pages[':id'][kind].$post({ param: { id: page.id } })),
              () => onDone(say.done),
            )
          }
        >
          {say.do}
        </Button>
        <Button onClick={onClose}>{publish.cancel}</Button>
      </div>
    </Dialog>
  );
}
