import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api, ask } from '../../api/ask.ts';
import { Button } from '../../widgets/Button.tsx';
import { Said } from '../../widgets/Said.tsx';
import { TextField } from '../../widgets/TextField.tsx';
import { useAct } from '../../widgets/use-act.ts';
import { useWords } from '../../words/words.ts';
import { useOpenItem } from '../item/open-item.ts';
import styles from './HistoryPanel.module.css';

/** Keeps the item as it stands now under a name. */
export function NameVersion() {
  const { history } = useWords();
  const { item, draft } = useOpenItem();
  const queries = useQueryClient();
  const act = useAct();
  const [label, setLabel] = useState('');
  const { setId } = item;
  const name = () =>
    act.run(async () => {
      await draft.save();
      await ask(api.items[':setId'].name.$post({ param: { setId }, json: { label } }));
      setLabel('');
      await queries.invalidateQueries({ queryKey: ['items', setId, 'history'] });
    });
  return (
    <form
      className={styles.name}
      onSubmit={(event) => {
        event.preventDefault();
        name();
      }}
    >
      <TextField
        label={history.name}
        required
        maxLength={200}
        value={label}
        onChange={({ target }) => setLabel(target.value)}
      />
      <Button type="submit" disabled={act.isRunning}>
        {history.nameDo}
      </Button>
      <Said problem={act.problem} />
    </form>
  );
}
