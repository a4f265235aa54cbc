import { Link } from 'react-router';
import type { Release } from '#server/studio/releases/describe-release.ts';
import type { ReleasePage } from '#server/studio/releases/release-pages.ts';
import { hasRight } from '#shared/studio/rights.ts';
import { api, ask } from '../api/ask.ts';
import { useMe } from '../api/use-me.ts';
import { Button } from '../widgets/Button.tsx';
import { fill, useWords } from '../words/words.ts';
import { orderMembers } from './order-members.ts';
import type { ReleaseAct } from './Release.tsx';
import styles from './Releases.module.css';

/** Each page of a release with how it stands. */
export function ReleasePages({
  release,
  act,
}: {
  readonly release: Pick<Release, 'id' | 'state' | 'pages'>;
  readonly act: ReleaseAct;
}) {
  const { releases: say, pages: words, checks } = useWords();
  const me = useMe();
  const { id } = release;
  const mayChange = release.state === 'open' && hasRight(me, 'items.write');
  const isComing = release.state === 'scheduled';
  const stateOf = ({ state, newestBy }: ReleasePage) =>
    fill(say.itemStates[isComing && state === 'public' ? 'coming' : state], {
      name: newestBy ?? say.somebody,
    });
  return (
    <ul className={styles.list}>
      {orderMembers(release.pages).map((page) => {
        const title = page.name || words.untitled;
        const param = { id, pageId: page.id };
        return (
          <li key={page.id} data-state={page.state}>
            <Link to={`/pages/${encodeURIComponent(page.id)}`}>{title}</Link>
            <span>{page.isNew ? say.isNew : page.path}</span>
            <span className={styles.state}>
              {stateOf(page)}
              {page.problems.map(({ kind }) => ` ${checks.kinds[kind].says}.`)}
            </span>
            {mayChange && (
              <span className={styles.buttons}>
                {page.state === 'newer' && (
                  <Button
                    kind="quiet"
                    disabled={act.isRunning}
                    onClick={() => {
                      const json = { pageId: page.id, revision: page.newest };
                      act.run(() => ask(api.releases[':id'].pages.$post({ param, json })));
                    }}
                  >
                    {fill(say.takeNewest, { title })}
                  </Button>
                )}
                <Button
                  kind="quiet"
                  disabled={act.isRunning}
                  onClick={() =>
                    act.run(() => ask(api.releases[':id'].pages[':pageId'].$delete({ param })))
                  }
                >
                  {fill(say.takeOut, { title })}
                </Button>
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
