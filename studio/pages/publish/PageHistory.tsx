import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { hasRight } from '#shared/studio/rights.ts';
import { api, ask } from '../../api/ask.ts';
import { useMe } from '../../api/use-me.ts';
import { Failed } from '../../frame/Failed.tsx';
import publishStyles from '../../items/publish/publish.module.css';
import { Button } from '../../widgets/Button.tsx';
import { Dialog } from '../../widgets/Dialog.tsx';
import { formatMoment } from '../../widgets/format-time.ts';
import { Said } from '../../widgets/Said.tsx';
import { fill, useSpokenLanguage } from '../../words/words.ts';
import { useOpenPage } from '../page/open-page.ts';
import styles from './PageHistory.module.css';
import { usePageAct } from './use-page-act.ts';

/** What the page was before; any version is brought back as the draft. */
export function PageHistory({
  onClose,
  onDone,
}: {
  readonly onClose: () => void;
  readonly onDone: (said: string) => void;
}) {
  const { words, language } = useSpokenLanguage();
  const { history, publish, items } = words;
  const { page, store } = useOpenPage();
  const mayWrite = hasRight(useMe(), 'items.write');
  const act = usePageAct();
  const { data, error } = useQuery({
    queryKey: ['pages', page.id, 'history', store.revision],
    queryFn: () => ask(api.pages[':id'].history.$get({ param: { id: page.id } })),
  });
  return (
    <Dialog title={history.title} onClose={onClose}>
      <div className={styles.history}>
        {error && <Failed error={error} />}
        {!data && !error && <p>{words.wait}</p>}
        {data?.revisions.length === 0 && <p>{history.empty}</p>}
        <ol>
          {data?.revisions.map((row) => {
            const time = formatMoment(row.at, language);
            return (
              <li key={`${row.revision} ${row.kind}`}>
                <span>
                  <time dateTime={row.at}>{time}</time>
                  <span className={styles.quiet}>
                    {' '}
                    {history.kinds[row.kind]}
                    {row.from &&
                      `, ${fill(history.from, { time: formatMoment(row.from, language) })}`}
                    {row.by && ` · ${row.by}`}
                  </span>
                </span>
                {row.revision !== store.revision && (
                  <Link
                    to={`/pages/${encodeURIComponent(page.id)}/compare/${row.revision}`}
                    aria-label={fill(items.of, { act: history.compare, name: time })}
                  >
                    {history.compare}
                  </Link>
                )}
                {mayWrite && row.revision !== store.revision && (
                  <Button
                    kind="quiet"
                    disabled={act.isRunning}
                    aria-label={fill(items.of, { act: history.restore, name: time })}
                    onClick={() =>
                      act.run(
                        () =>
                          ask(
                            api.pages[':id'].restore.$post({
                              param: { id: page.id },
                              json: { revision: row.revision },
                            }),
                          ),
                        () => onDone(fill(history.restored, { time })),
                      )
                    }
                  >
                    {history.restore}
                  </Button>
                )}
              </li>
            );
          })}
        </ol>
        <p className={styles.quiet}>{history.restoreHelp}</p>
      </div>
      <Said problem={act.problem} />
      <div className={publishStyles.buttons}>
        <Button onClick={onClose}>{publish.cancel}</Button>
      </div>
    </Dialog>
  );
}
