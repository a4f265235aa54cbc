import { useState, useSyncExternalStore } from 'react';
import { Link } from 'react-router';
import { hasRight } from '#shared/studio/rights.ts';
import { siteOrigin } from '../../api/site-origin.ts';
import { useMe } from '../../api/use-me.ts';
import { Present } from '../../items/item/Present.tsx';
import { SavingText } from '../../items/item/SavingLine.tsx';
import { StateMark } from '../../items/item/StateMark.tsx';
import { cityOf, formatInZone } from '../../items/publish/museum-clock.ts';
import buttonStyles from '../../widgets/Button.module.css';
import { Button } from '../../widgets/Button.tsx';
import { MoreMenu } from '../../widgets/MoreMenu.tsx';
import { Said } from '../../widgets/Said.tsx';
import { fill, useSpokenLanguage } from '../../words/words.ts';
import { ChecksDialog } from '../checks/ChecksDialog.tsx';
import { PageHistory } from '../publish/PageHistory.tsx';
import { PageRelease } from '../publish/PageRelease.tsx';
import { PublishPage } from '../publish/PublishPage.tsx';
import { type Removal, RemovePage } from '../publish/RemovePage.tsx';
import { SaveTemplate } from '../publish/SaveTemplate.tsx';
import { SharePage } from '../publish/SharePage.tsx';
import { useEntry, useOpenPage } from './open-page.ts';
import styles from './PageHead.module.css';
import { usePreviewAddress } from './use-preview-address.ts';

type Opened = 'publish' | 'release' | 'share' | 'template' | 'checks' | 'history' | Removal;

/** What the page is, how it stands, and what can be done with it as a whole. */
export function PageHead() {
  const { words, language: spoken } = useSpokenLanguage();
  const { pages, publish, history } = words;
  const { page, store, mayWrite, maySay, timeZone } = useOpenPage();
  const entry = useEntry();
  const me = useMe();
  const mayPublish = hasRight(me, 'items.publish');
  const { address } = usePreviewAddress();
  const [opened, open] = useState<Opened | null>(null);
  const [done, setDone] = useState('');
  const canUndo = useSyncExternalStore(store.subscribe, () => store.canUndo);
  const canRedo = useSyncExternalStore(store.subscribe, () => store.canRedo);
  const close = () => open(null);
  const closeWith = (said: string) => {
    setDone(said);
    close();
  };
  const isPublished = page.published !== null;
  const { coming } = page;
  const isSeen = page.state === 'published' || page.state === 'changed' || coming !== null;
  const acts: readonly { id: Opened; name: string; isThere: boolean }[] = [
    { id: 'checks', name: words.checks.open, isThere: true },
    { id: 'history', name: history.title, isThere: true },
    { id: 'share', name: pages.share, isThere: true },
    { id: 'release', name: words.releases.putTitle, isThere: mayWrite },
    { id: 'template', name: words.templates.save, isThere: mayWrite && page.model === 'page' },
    {
      id: 'discard',
      name: publish.discard.name,
      isThere: mayWrite && isPublished && page.state === 'changed',
    },
    { id: 'unpublish', name: publish.unpublish.name, isThere: mayPublish && isPublished },
    {
      id: 'archive',
      name: publish.archive.name,
      isThere: mayPublish && page.state !== 'archived',
    },
  ];
  return (
    <>
      <header className={styles.head}>
        <div className={styles.what}>
          <p className={styles.way}>
            <Link to="/pages">{pages.title}</Link>
          </p>
          <h1>{String(entry.name || pages.untitled)}</h1>
          <p className={styles.facts}>
            <StateMark state={page.state} />
            {page.path && isSeen && <a href={siteOrigin + page.path}>{page.path}</a>}
            {page.path && !isSeen && <span className={styles.quiet}>{page.path}</span>}
            {coming && (
              <span className={styles.quiet}>
                {fill(words.releases.seenFrom, {
                  time: formatInZone(coming.from, timeZone, spoken),
                  city: cityOf(timeZone),
                })}
              </span>
            )}
          </p>
        </div>
        <div className={styles.acts}>
          {maySay && (
            <>
              <Button disabled={!canUndo} onClick={() => store.undo()}>
                {pages.undo}
              </Button>
              <Button disabled={!canRedo} onClick={() => store.redo()}>
                {pages.redo}
              </Button>
            </>
          )}
          {address && (
            <a
              className={buttonStyles.button}
              href={address}
              target="_blank"
              rel="noopener noreferrer"
              title={words.previews.open}
            >
              {words.previews.preview}
            </a>
          )}
          <MoreMenu acts={acts.filter(({ isThere }) => isThere)} onChoose={open} />
          {mayPublish && (
            <Button kind="main" onClick={() => open('publish')}>
              {publish.publishMore}
            </Button>
          )}
        </div>
      </header>
      <div className={styles.saving}>
        <SavingText source={store} />
        <Present />
        <Said done={done} />
      </div>
      {opened === 'publish' && <PublishPage onClose={close} onDone={closeWith} />}
      {opened === 'release' && <PageRelease onClose={close} onDone={closeWith} />}
      {opened === 'template' && <SaveTemplate onClose={close} onDone={closeWith} />}
      {opened === 'share' && <SharePage onClose={close} />}
      {opened === 'checks' && <ChecksDialog onClose={close} />}
      {opened === 'history' && <PageHistory onClose={close} onDone={closeWith} />}
      {(opened === 'unpublish' || opened === 'archive' || opened === 'discard') && (
        <RemovePage kind={opened} onClose={close} onDone={closeWith} />
      )}
    </>
  );
}
