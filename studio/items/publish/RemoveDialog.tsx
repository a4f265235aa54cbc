import { api, ask } from '../../api/ask.ts';
import { Button } from '../../widgets/Button.tsx';
import { Dialog } from '../../widgets/Dialog.tsx';
import { Said } from '../../widgets/Said.tsx';
import { useWords } from '../../words/words.ts';
import { useOpenItem } from '../item/open-item.ts';
import styles from './publish.module.css';
import { Uses } from './Uses.tsx';
import { useItemAct } from './use-item-act.ts';

/** Takes the item off the site, into the archive too; what leads to it is said first. */
export function RemoveDialog({
  kind,
  onClose,
  onDone,
}: {
  readonly kind: 'unpublish' | 'archive';
  readonly onClose: () => void;
  readonly onDone: (said: string) => void;
}) {
  const { publish } = useWords();
  const { item } = useOpenItem();
  const act = useItemAct();
  const say = publish[kind];
  const remove = () =>
    act.run(
      () => ask(api.items[':setId'][kind].$post({ param: { setId: item.setId } })),
      () => onDone(say.done),
      ({ published, state }) => !published && (kind === 'unpublish' || state === 'archived'),
    );
  return (
    <Dialog title={say.title} onClose={onClose}>
      <p>{say.means}</p>
      <div className={styles.uses}>
        <Uses isGoing />
      </div>
      <Said problem={act.problem} />
      <div className={styles.buttons}>
        <Button kind="main" disabled={act.isRunning} onClick={remove}>
          {say.do}
        </Button>
        <Button onClick={onClose}>{publish.cancel}</Button>
      </div>
    </Dialog>
  );
}
