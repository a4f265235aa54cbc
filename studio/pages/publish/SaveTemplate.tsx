import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api, ask } from '../../api/ask.ts';
import publishStyles from '../../items/publish/publish.module.css';
import { Button } from '../../widgets/Button.tsx';
import { Dialog } from '../../widgets/Dialog.tsx';
import { Said } from '../../widgets/Said.tsx';
import { TextField } from '../../widgets/TextField.tsx';
import { useAct } from '../../widgets/use-act.ts';
import { fill, useWords } from '../../words/words.ts';
import { useEntry, useOpenPage } from '../page/open-page.ts';

/** Keeps the page as it stands for pages that are begun later. */
export function SaveTemplate({
  onClose,
  onDone,
}: {
  readonly onClose: () => void;
  readonly onDone: (said: string) => void;
}) {
  const { templates, publish } = useWords();
  const { page, store } = useOpenPage();
  const entry = useEntry();
  const queries = useQueryClient();
  const act = useAct();
  const [name, setName] = useState(String(entry.name ?? ''));
  return (
    <Dialog title={templates.save} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          act.run(async () => {
            await store.save();
            await ask(api.pages[':id'].template.$post({ param: { id: page.id }, json: { name } }));
            await queries.invalidateQueries({ queryKey: ['pages', 'templates'] });
            await queries.invalidateQueries({ queryKey: ['pages', 'list'] });
            onDone(fill(templates.saved, { name }));
          });
        }}
      >
        <p>{templates.saveMeans}</p>
        <TextField
          label={templates.name}
          value={name}
          lang="en"
          required
          maxLength={200}
          onChange={({ target }) => setName(target.value)}
        />
        <Said problem={act.problem} />
        <div className={publishStyles.buttons}>
          <Button kind="main" type="submit" disabled={act.isRunning}>
            {templates.do}
          </Button>
          <Button onClick={onClose}>{publish.cancel}</Button>
        </div>
      </form>
    </Dialog>
  );
}
