import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { AskFailed, api, ask } from '../../api/ask.ts';
import { Button } from '../../widgets/Button.tsx';
import { Dialog } from '../../widgets/Dialog.tsx';
import { TextField } from '../../widgets/TextField.tsx';
import { useWords } from '../../words/words.ts';
import { asItem, itemQuery } from '../item/item-query.ts';
import { useOpenItem } from '../item/open-item.ts';
import styles from './publish.module.css';
import { explainItemRefusal } from './use-item-act.ts';

/** Begins another item with the content of this one. */
export function DuplicateDialog({ onClose }: { readonly onClose: () => void }) {
  const words = useWords();
  const { publish } = words;
  const { item, draft } = useOpenItem();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [uid, setUid] = useState(`${item.uid}-2`);
  const [problem, setProblem] = useState('');
  const [isRunning, setRunning] = useState(false);
  async function duplicate() {
    setRunning(true);
    setProblem('');
    try {
      await draft.save();
      const { setId } = item;
      const made = asItem(
        await ask(api.items[':setId'].duplicate.$post({ param: { setId }, json: { uid } })),
      );
      // It is opened at once; until then this one would go on standing there to be written into.
      queries.setQueryData(itemQuery(made.setId).queryKey, made);
      void queries.invalidateQueries({ queryKey: ['items', 'list'] });
      onClose();
      navigate(`/items/${made.setId}`);
    } catch (error) {
      const isTaken = error instanceof AskFailed && error.code === 'exists';
      setProblem(isTaken ? publish.duplicate.taken : explainItemRefusal(error, words));
    } finally {
      setRunning(false);
    }
  }
  return (
    <Dialog title={publish.duplicate.title} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void duplicate();
        }}
      >
        <TextField
          label={publish.duplicate.address}
          help={publish.duplicate.help}
          problem={problem}
          required
          maxLength={100}
          pattern="[a-z0-9][a-z0-9_\-]*"
          value={uid}
          onChange={({ target }) => setUid(target.value)}
        />
        <div className={styles.buttons}>
          <Button kind="main" type="submit" disabled={isRunning}>
            {publish.duplicate.do}
          </Button>
          <Button onClick={onClose}>{publish.cancel}</Button>
        </div>
      </form>
    </Dialog>
  );
}
