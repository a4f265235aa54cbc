import { useSyncExternalStore } from 'react';
import { api, ask } from '../../api/ask.ts';
import { Button } from '../../widgets/Button.tsx';
import { Dialog } from '../../widgets/Dialog.tsx';
import { Said } from '../../widgets/Said.tsx';
import { useWords } from '../../words/words.ts';
import { Differences } from '../history/Differences.tsx';
import { useOpenItem } from '../item/open-item.ts';
import styles from './publish.module.css';
import { useItemAct } from './use-item-act.ts';

/** Makes the draft what visitors see; what goes by that is said, and stays in the history. */
export function DiscardDialog({
  onClose,
  onDone,
}: {
  readonly onClose: () => void;
  readonly onDone: (said: string) => void;
}) {
  const { publish } = useWords();
  const { item, draft } = useOpenItem();
  const languages = useSyncExternalStore(draft.subscribe, () => draft.languages);
  const tags = useSyncExternalStore(draft.subscribe, () => draft.tags);
  const act = useItemAct();
  const discard = () =>
    act.run(
      () => ask(api.items[':setId'].discard.$post({ param: { setId: item.setId } })),
      () => onDone(publish.discard.done),
    );
  return (
    <Dialog title={publish.discard.title} onClose={onClose}>
      <p>{publish.discard.means}</p>
      {item.published && <Differences before={{ languages, tags }} after={item.published} />}
      <Said problem={act.problem} />
      <div className={styles.buttons}>
        <Button kind="main" disabled={act.isRunning} onClick={discard}>
          {publish.discard.do}
        </Button>
        <Button onClick={onClose}>{publish.cancel}</Button>
      </div>
    </Dialog>
  );
}
