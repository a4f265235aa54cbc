import { useQuery } from '@tanstack/react-query';
import { isTree, readAt } from '#shared/page-builder/editing/values.ts';
import { api, ask } from '../../api/ask.ts';
import { Failed } from '../../frame/Failed.tsx';
import { Button } from '../../widgets/Button.tsx';
import { TextField } from '../../widgets/TextField.tsx';
import { fill, useWords } from '../../words/words.ts';
import styles from '../inputs/Inputs.module.css';
import { useEntry, useOpenPage } from '../page/open-page.ts';

/** Other forms of the page that a share of its visitors get, with what those did; the test ends with one of them. */
export function Variants() {
  const { variants: say } = useWords();
  const { page, store, mayWrite } = useOpenPage();
  const entry = useEntry();
  const variations = isTree(entry.variations) ? Object.entries(entry.variations) : [];
  const { data, error } = useQuery({
    queryKey: ['pages', page.id, 'numbers'],
    queryFn: () => ask(api.pages[':id'].numbers.$get({ param: { id: page.id } })),
    enabled: variations.length > 0,
  });
  if (variations.length === 0) return null;
  const shareOf = (variation: unknown) => Number(readAt(variation, ['testRatio']) ?? 0);
  const given = variations.reduce((sum, [, variation]) => sum + shareOf(variation), 0);
  const toPercent = (share: number) => Math.round(share * 100);
  const numbersOf = (id: string) => {
    const own = data?.numbers.find((one) => one.id === id);
    return own ? fill(say.numbers, { ...own }) : '';
  };

  const end = (variation: unknown) => {
    const blocks = readAt(variation, ['data', 'blocks']);
    store.do([
      ...(Array.isArray(blocks)
        ? [
            {
              ...{ kind: 'set' as const, id: null, path: ['data', 'blocks'] },
              ...{ from: entry.data.blocks, to: blocks },
            },
          ]
        : []),
      { kind: 'set', id: null, path: ['variations'], from: entry.variations, to: {} },
    ]);
  };
  return (
    <section aria-labelledby="page-variants">
      <h3 id="page-variants">{say.title}</h3>
      {error && <Failed error={error} />}
      <ul className={styles.uses}>
        <li>
          <strong>{say.own}</strong> {fill(say.share, { percent: toPercent(1 - given) })}
          <p className={styles.quiet}>{numbersOf(page.id)}</p>
          {mayWrite && (
            <Button kind="quiet" onClick={() => end(null)}>
              {fill(say.end, { name: say.own })}
            </Button>
          )}
        </li>
        {variations.map(([id, variation]) => {
          const name = String(readAt(variation, ['name']) || id);
          const present = readAt(variation, ['testRatio']);
          const most = toPercent(1 - given + shareOf(variation));
          return (
            <li key={id}>
              <TextField
                label={fill(say.shareOf, { name })}
                type="number"
                min={0}
                max={most}
                value={toPercent(shareOf(variation))}
                readOnly={!mayWrite}
                onChange={({ target }) => {
                  const to = Math.min(Math.max(target.valueAsNumber || 0, 0), most) / 100;
                  const path = ['variations', id, 'testRatio'];
                  store.do([{ kind: 'set', id: null, path, from: present, to }], `share ${id}`);
                }}
              />
              <p className={styles.quiet}>{numbersOf(id)}</p>
              {mayWrite && (
                <Button kind="quiet" onClick={() => end(variation)}>
                  {fill(say.end, { name })}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      <p className={styles.quiet}>{say.help}</p>
    </section>
  );
}
