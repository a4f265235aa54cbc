import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { Missing, RevisionSummary } from '#server/studio/items/history.ts';
import { isSame } from '#shared/json/is-same.ts';
import { hasRight } from '#shared/studio/rights.ts';
import { api, ask } from '../../api/ask.ts';
import { useMe } from '../../api/use-me.ts';
import { Failed } from '../../frame/Failed.tsx';
import { Button } from '../../widgets/Button.tsx';
import { formatMoment } from '../../widgets/format-time.ts';
import { Said } from '../../widgets/Said.tsx';
import { useAct } from '../../widgets/use-act.ts';
import { fill, useSpokenLanguage, useWords } from '../../words/words.ts';
import { sayPath } from '../form/say-path.ts';
import { asItem } from '../item/item-query.ts';
import { useOpenItem } from '../item/open-item.ts';
import { useRestedContent } from '../item/use-rested.ts';
import { Differences } from './Differences.tsx';
import styles from './HistoryPanel.module.css';
import { historyQuery, revisionQuery } from './history-query.ts';
import { NameVersion } from './NameVersion.tsx';
import { sayTimeOf } from './say-time-of.ts';

/** What the item was before: compared word by word, and brought back as the draft. */
export function HistoryPanel() {
  const { words, language } = useSpokenLanguage();
  const { history } = words;
  const { item, draft } = useOpenItem();
  const me = useMe();
  const queries = useQueryClient();
  const act = useAct();
  const group = useId();
  const { data, error, isPending } = useQuery(historyQuery(item.setId, item.revision));
  const [chosen, setChosen] = useState<string | null>(null);
  const [against, setAgainst] = useState('now');
  const [missing, setMissing] = useState<readonly Missing[]>([]);
  const [done, setDone] = useState('');
  if (error) return <Failed error={error} />;
  if (isPending) return <p>{words.wait}</p>;
  const { revisions } = data;
  const one = revisions.find((row) => keyOf(row) === chosen) ?? null;
  const timeOf = (row: RevisionSummary) => sayTimeOf(row, revisions, language);
  const nameOf = (row: RevisionSummary) =>
    row.label ? `${row.label} (${timeOf(row)})` : timeOf(row);
  const wholeNameOf = (row: RevisionSummary) =>
    [nameOf(row), history.kinds[row.kind], row.by].filter(Boolean).join(' · ');

  const restore = (row: RevisionSummary) =>
    act.run(async () => {
      await draft.save();
      const answer = await ask(
        api.items[':setId'].restore.$post({
          param: { setId: item.setId },
          json: { revision: row.revision },
        }),
      );
      const restored = asItem(answer.item);
      draft.replace(restored);
      setMissing(answer.missing);
      setDone(fill(history.restored, { time: nameOf(row) }));
      await queries.invalidateQueries({ queryKey: ['items'] });
    });

  return (
    <div className={styles.history}>
      <h2>{history.title}</h2>
      {hasRight(me, 'items.write') && <NameVersion />}
      <Said problem={act.problem} done={done} />
      {missing.length > 0 && (
        <div role="note">
          <p>{history.missing}</p>
          <ul>
            {missing.map(({ path, kind, name }) => (
              <li key={path + name}>
                {fill(kind === 'field' ? history.missingField : history.missingItem, {
                  path: sayPath(path, item.model.fields),
                  name,
                })}
              </li>
            ))}
          </ul>
        </div>
      )}
      {revisions.length === 0 && <p>{history.empty}</p>}
      <ol className={styles.versions}>
        {revisions.map((row) => (
          <li key={keyOf(row)} data-kind={row.kind}>
            <label>
              <input
                type="radio"
                name={group}
                checked={chosen === keyOf(row)}
                onChange={() => {
                  setChosen(keyOf(row));
                  setDone('');
                }}
              />
              <span>
                {row.label && <strong>{row.label} </strong>}
                <time dateTime={row.at}>{timeOf(row)}</time>
                <span className={styles.quiet}>
                  {history.kinds[row.kind]}
                  {row.from &&
                    `, ${fill(history.from, { time: formatMoment(row.from, language) })}`}
                  {row.release && ` · ${row.release}`}
                  {row.by && ` · ${row.by}`}
                </span>
              </span>
            </label>
          </li>
        ))}
      </ol>
      {one && (
        <section className={styles.compared} aria-label={history.compare}>
          <label>
            {history.against}{' '}
            <select value={against} onChange={({ target }) => setAgainst(target.value)}>
              <option value="now">{history.now}</option>
              {revisions
                .filter((row) => row !== one)
                .map((row) => (
                  <option key={keyOf(row)} value={keyOf(row)}>
                    {wholeNameOf(row)}
                  </option>
                ))}
            </select>
          </label>
          <Compared
            one={one.revision}
            other={
              against === 'now'
                ? null
                : (revisions.find((row) => keyOf(row) === against)?.revision ?? null)
            }
          />
          {hasRight(me, 'items.write') && (
            <Restore version={one} isRunning={act.isRunning} onRestore={() => restore(one)} />
          )}
        </section>
      )}
    </div>
  );
}

const keyOf = ({ revision, kind }: RevisionSummary) => `${revision} ${kind}`;

interface RestoreProps {
  readonly version: RevisionSummary;
  readonly isRunning: boolean;
  readonly onRestore: () => void;
}

/** Brings a version back that is another one than what stands in the form. */
function Restore({ version, isRunning, onRestore }: RestoreProps) {
  const { history } = useWords();
  const { item } = useOpenItem();
  const { data } = useQuery(revisionQuery(item.setId, version.revision));
  const present = useRestedContent();
  const isPresent =
    data !== undefined &&
    isSame(data.languages, present.languages) &&
    isSame(data.tags, present.tags);
  return (
    <>
      <Button kind="main" disabled={isRunning || isPresent} onClick={onRestore}>
        {history.restore}
      </Button>
      <p className={styles.quiet}>{isPresent ? history.isPresent : history.restoreHelp}</p>
    </>
  );
}

/** What is other now, or in a later version, than in the chosen one. */
function Compared({ one, other }: { readonly one: number; readonly other: number | null }) {
  const { words } = useSpokenLanguage();
  const { item } = useOpenItem();
  const present = useRestedContent();
  const first = useQuery(revisionQuery(item.setId, one));
  const second = useQuery({ ...revisionQuery(item.setId, other ?? 0), enabled: other !== null });
  const error = first.error ?? second.error;
  if (error) return <Failed error={error} />;
  const after = other === null ? present : second.data;
  if (!first.data || !after) return <p>{words.wait}</p>;
  const isNewer = other !== null && other < one;
  return isNewer ? (
    <Differences before={after} after={first.data} />
  ) : (
    <Differences before={first.data} after={after} />
  );
}
