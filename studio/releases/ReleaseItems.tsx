import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { Release, ReleaseItem } from '#server/studio/releases/describe-release.ts';
import { languages } from '#shared/languages/languages.ts';
import { hasRight } from '#shared/studio/rights.ts';
import { api, ask } from '../api/ask.ts';
import { useMe } from '../api/use-me.ts';
import { explainProblem } from '../items/form/problems.ts';
import { sayPath } from '../items/form/say-path.ts';
import { modelsQuery } from '../items/item/item-query.ts';
import { Button } from '../widgets/Button.tsx';
import { fill, useSpokenLanguage } from '../words/words.ts';
import { orderMembers } from './order-members.ts';
import type { ReleaseAct } from './Release.tsx';
import styles from './Releases.module.css';

/** Each item of a release with how it stands; a newer draft is taken only when somebody says so. */
export function ReleaseItems({
  release,
  act,
}: {
  readonly release: Pick<Release, 'id' | 'state' | 'items'>;
  readonly act: ReleaseAct;
}) {
  const { words, language: spoken } = useSpokenLanguage();
  const { releases: say, items: itemWords } = words;
  const me = useMe();
  const { id } = release;
  const { data: models } = useQuery(modelsQuery(spoken));
  const fieldsOf = (type: string) => models?.types.find((one) => one.id === type)?.fields ?? [];
  const mayChange = release.state === 'open' && hasRight(me, 'items.write');
  const isComing = release.state === 'scheduled';
  const stateOf = ({ state, newestBy }: ReleaseItem) =>
    fill(say.itemStates[isComing && state === 'public' ? 'coming' : state], {
      name: newestBy ?? say.somebody,
    });
  return (
    <ul className={styles.list}>
      {orderMembers(release.items).map((item) => {
        const language = languages.find((one) => item.title[one] !== '') ?? 'en';
        const title = item.title[language] || itemWords.untitled;
        const { setId } = item;
        return (
          <li key={setId} data-state={item.state}>
            <Link to={`/items/${setId}`} lang={language}>
              {title}
            </Link>
            <span>{item.isNew ? say.isNew : ''}</span>
            <span className={styles.state}>
              {stateOf(item)}
              {item.problems.slice(0, 3).map((problem) => (
                <span key={problem.language + problem.path}>
                  {' '}
                  {sayPath(`${problem.language}.${problem.path}`, fieldsOf(item.type))}:{' '}
                  {explainProblem(problem, words, fieldsOf(item.type))}
                </span>
              ))}
            </span>
            {mayChange && (
              <span className={styles.buttons}>
                {item.state === 'newer' && (
                  <Button
                    kind="quiet"
                    disabled={act.isRunning}
                    onClick={() =>
                      act.run(() =>
                        ask(
                          api.releases[':id'].items.$post({
                            param: { id },
                            json: { setId, revision: item.newest },
                          }),
                        ),
                      )
                    }
                  >
                    {fill(say.takeNewest, { title })}
                  </Button>
                )}
                <Button
                  kind="quiet"
                  disabled={act.isRunning}
                  onClick={() =>
                    act.run(() =>
                      ask(api.releases[':id'].items[':setId'].$delete({ param: { id, setId } })),
                    )
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
