import { useState, useSyncExternalStore } from 'react';
import { Link } from 'react-router';
import { hasRight } from '#shared/studio/rights.ts';
import { siteOrigin } from '../../api/site-origin.ts';
import { useMe } from '../../api/use-me.ts';
import { Present } from '../../items/item/Present.tsx';
import { SavingText } from '../../items/item/SavingLine.tsx';
import { StateMark } from '../../items/item/StateMark.tsx';
import { cityOf, formatInZone } from '../../items/publish/museum-clock.ts';
import { Button } from '../../widgets/Button.tsx';
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

/** What the page is, how it stands, and what can be done with it as a whole. */
export function PageHead() {
  const { words, language: spoken } = useSpokenLanguage();
  const { pages, publish, history } = words;
  const { page, store, mayWrite, maySay, timeZone } = useOpenPage();
  const entry = useEntry();
  const me = useMe();
  const mayPublish = hasRight(me, 'items.publish');
  const [opened, open] = useState<
    'publish' | 'release' | 'share' | 'template' | 'checks' | 'history' | Removal | null
  >(null);
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
          <Button onClick={() => open('checks')}>{words.checks.open}</Button>
          <Button onClick={() => open('share')}>{pages.share}</Button>
          {mayWrite && page.model === 'page' && (
            <Button onClick={() => open('template')}>{words.templates.save}</Button>
          )}
          <Button onClick={() => open('history')}>{history.title}</Button>
          {mayWrite && isPublished && page.state === 'changed' && (
            <Button onClick={() => open('discard')}>{publish.discard.name}</Button>
          )}
          {mayPublish && isPublished && (
            <Button onClick={() => open('unpublish')}>{publish.unpublish.name}</Button>
          )}
          {mayPublish && page.state !== 'archived' && (
            <Button onClick={() => open('archive')}>{publish.archive.name}</Button>
          )}
          {mayWrite && <Button onClick={() => open('release')}>{words.releases.putTitle}</Button>}
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
