import { type ReactNode, useCallback, useState } from 'react';
import { hasRight } from '#shared/studio/rights.ts';
import { api, ask } from '../../api/ask.ts';
import { useMe } from '../../api/use-me.ts';
import { Button } from '../../widgets/Button.tsx';
import { ariaCommandKey } from '../../widgets/command-key.ts';
import { MoreMenu } from '../../widgets/MoreMenu.tsx';
import { Said } from '../../widgets/Said.tsx';
import { fill, useSpokenLanguage } from '../../words/words.ts';
import { useOpenItem } from '../item/open-item.ts';
import { AskDialog } from './AskDialog.tsx';
import { DiscardDialog } from './DiscardDialog.tsx';
import { DuplicateDialog } from './DuplicateDialog.tsx';
import { PublishDialog } from './PublishDialog.tsx';
import styles from './publish.module.css';
import { ReleaseDialog } from './ReleaseDialog.tsx';
import { RemoveDialog } from './RemoveDialog.tsx';
import { useItemAct } from './use-item-act.ts';
import { usePublishKey } from './use-publish-key.ts';

type Question = 'publish' | 'unpublish' | 'archive' | 'duplicate' | 'discard' | 'release' | 'ask';

/** What can be done with the whole item, for each as their role allows. */
export function PublishActs() {
  const { words } = useSpokenLanguage();
  const { publish } = words;
  const { item } = useOpenItem();
  const me = useMe();
  const act = useItemAct();
  const [question, setQuestion] = useState<Question | null>(null);
  const [done, setDone] = useState('');
  const [canUndo, setUndo] = useState(false);
  const { wish, published, state, model } = item;
  const mayPublish = hasRight(me, 'items.publish');
  const mayWrite = hasRight(me, 'items.write');
  const askToPublish = useCallback(() => setQuestion('publish'), []);
  usePublishKey(mayPublish ? askToPublish : null);
  const isOnSite = published !== null;
  const isChanged = state !== 'published';

  const close = () => setQuestion(null);
  const tell = (said: string, undoable = false) => {
    setDone(said);
    setUndo(undoable);
    close();
  };
  const undo = () =>
    act.run(
      () =>
        ask(
          api.items[':setId'].undo.$post({
            param: { setId: item.setId },
            json: { revision: published?.revision ?? 0 },
          }),
        ),
      () => tell(publish.undone),
    );
  const withdraw = () =>
    act.run(
      () => ask(api.items[':setId'].ask.$delete({ param: { setId: item.setId } })),
      () => tell(publish.ask.withdrawn),
    );

  const acts: readonly { id: Question; name: string; isThere: boolean }[] = [
    { id: 'release', name: words.releases.putTitle, isThere: mayWrite },
    { id: 'discard', name: publish.discard.name, isThere: mayWrite && isOnSite && isChanged },
    { id: 'duplicate', name: publish.duplicate.name, isThere: mayWrite && model.isRepeatable },
    {
      id: 'unpublish',
      name: publish.unpublish.name,
      isThere: mayPublish && isOnSite && model.isRepeatable,
    },
    {
      id: 'archive',
      name: publish.archive.name,
      isThere: mayPublish && model.isRepeatable && state !== 'archived',
    },
  ];
  const shown = acts.filter(({ isThere }) => isThere);
  const questions: Readonly<Record<Question, ReactNode>> = {
    publish: <PublishDialog onClose={close} onDone={(said) => tell(said, true)} />,
    unpublish: (
      <RemoveDialog kind="unpublish" onClose={close} onDone={(said) => tell(said, true)} />
    ),
    archive: <RemoveDialog kind="archive" onClose={close} onDone={(said) => tell(said, true)} />,
    duplicate: <DuplicateDialog onClose={close} />,
    discard: <DiscardDialog onClose={close} onDone={tell} />,
    release: <ReleaseDialog onClose={close} onDone={tell} />,
    ask: <AskDialog onClose={close} onDone={tell} />,
  };

  return (
    <div className={styles.acts}>
      <div className={styles.row}>
        {mayPublish ? (
          <Button
            kind="main"
            aria-keyshortcuts={`${ariaCommandKey()}+Enter`}
            onClick={askToPublish}
          >
            {publish.publishMore}
          </Button>
        ) : (
          hasRight(me, 'items.translate') && (
            <Button kind="main" onClick={() => setQuestion('ask')}>
              {publish.ask.name}
            </Button>
          )
        )}
        {shown.length > 0 && <MoreMenu acts={shown} onChoose={setQuestion} />}
      </div>
      {wish && (
        <p>
          {fill(wish.note ? publish.ask.waitsWith : publish.ask.waits, {
            name: wish.by,
            note: wish.note,
          })}{' '}
          {(wish.isMine || mayPublish) && (
            <Button kind="quiet" onClick={withdraw}>
              {wish.isMine ? publish.ask.withdraw : publish.ask.decline}
            </Button>
          )}
        </p>
      )}
      <div className={styles.row}>
        <Said problem={act.problem} done={done} />
        {canUndo && (
          <Button disabled={act.isRunning} onClick={undo}>
            {publish.undo}
          </Button>
        )}
      </div>
      {question && questions[question]}
    </div>
  );
}
