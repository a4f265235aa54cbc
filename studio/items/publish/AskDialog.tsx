import { useState } from 'react';
import { api, ask } from '../../api/ask.ts';
import { Button } from '../../widgets/Button.tsx';
import { Dialog } from '../../widgets/Dialog.tsx';
import { Said } from '../../widgets/Said.tsx';
import { TextField } from '../../widgets/TextField.tsx';
import { useWords } from '../../words/words.ts';
import { useOpenItem } from '../item/open-item.ts';
import { Problems } from './Problems.tsx';
import styles from './publish.module.css';
import { useItemAct } from './use-item-act.ts';

/** For those who may not publish: the item then waits on the first screen of those who may. */
export function AskDialog({
  onClose,
  onDone,
}: {
  readonly onClose: () => void;
  readonly onDone: (said: string) => void;
}) {
  const { publish } = useWords();
  const { item } = useOpenItem();
  const act = useItemAct();
  const [note, setNote] = useState('');
  const send = () =>
    act.run(
      (revision) =>
        ask(
          api.items[':setId'].ask.$post({
            param: { setId: item.setId },
            json: { revision, note },
          }),
        ),
      () => onDone(publish.ask.done),
    );
  return (
    <Dialog title={publish.ask.title} onClose={onClose}>
      <p>{publish.ask.means}</p>
      <Problems onGo={onClose} />
      <TextField
        label={publish.ask.note}
        maxLength={500}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
      <Said problem={act.problem} />
      <div className={styles.buttons}>
        <Button kind="main" disabled={act.isRunning} onClick={send}>
          {publish.ask.do}
        </Button>
        <Button onClick={onClose}>{publish.cancel}</Button>
      </div>
    </Dialog>
  );
}
