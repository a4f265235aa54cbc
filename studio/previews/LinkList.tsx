import { useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import { hasRight } from '#shared/studio/rights.ts';
import { api, ask } from '../api/ask.ts';
import { useMe } from '../api/use-me.ts';
import { Button } from '../widgets/Button.tsx';
import { formatMoment } from '../widgets/format-time.ts';
import { Said } from '../widgets/Said.tsx';
import { useAct } from '../widgets/use-act.ts';
import { fill, useSpokenLanguage } from '../words/words.ts';
import styles from './Previews.module.css';
import type { PreviewLink } from './previews-query.ts';

/** Pages are named by `page:` and their id. */
const toSource = (setId: string): string =>
  setId.startsWith('page:')
    ? `/pages/${encodeURIComponent(setId.slice('page:'.length))}`
    : `/items/${setId}`;

/** Links that show something by now: whose they are, until when, and their end. */
export function LinkList({ links, ofItem }: { links: readonly PreviewLink[]; ofItem: boolean }) {
  const { words, language } = useSpokenLanguage();
  const { previews } = words;
  const me = useMe();
  const queries = useQueryClient();
  const act = useAct();
  if (links.length === 0) return <p>{previews.none}</p>;
  return (
    <>
      <Said problem={act.problem} />
      <ul className={styles.links}>
        {links.map(({ id, label, madeBy, expiresAt, shownAt, setId, path }) => (
          <li key={id}>
            <div>
              <p className={styles.label}>{label}</p>
              <p className={styles.quiet}>
                {fill(previews.by, {
                  name: madeBy || '–',
                  until: formatMoment(expiresAt, language),
                })}
                {shownAt && ` ${fill(previews.as, { time: formatMoment(shownAt, language) })}`}
              </p>
              {!ofItem && (
                <p>{setId ? <Link to={toSource(setId)}>{path}</Link> : previews.wholeSite}</p>
              )}
            </div>
            {hasRight(me, 'previews.share') && (
              <Button
                disabled={act.isRunning}
                aria-label={fill(previews.endOf, { label })}
                onClick={() =>
                  act.run(async () => {
                    await ask(api.previews.links[':id'].$delete({ param: { id } }));
                    await queries.invalidateQueries({ queryKey: ['previews'] });
                  })
                }
              >
                {previews.end}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
