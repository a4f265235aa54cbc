import type { DescribedInput } from '#server/studio/pages/page-room.ts';
import type { Block } from '#shared/page-builder/editing/block-tree.ts';
import type { Operation } from '#shared/page-builder/editing/operations.ts';
import { listData, listSources } from '#shared/page-builder/editing/page-data.ts';
import { isTree, type Path, readAt } from '#shared/page-builder/editing/values.ts';
import type { FollowedData } from '#shared/page-builder/followed-data.ts';
import { fill, useWords } from '../../words/words.ts';
import { nameOfInput } from '../inputs/name-of-input.ts';
import { useEntry, useOpenPage } from '../page/open-page.ts';
import styles from './Data.module.css';
import { DataChoice } from './DataChoice.tsx';
import { useFollowed } from './use-followed.ts';

const bindable = new Set(['string', 'longText', 'richText', 'html', 'url', 'file']);
const prefix = 'component.options.';

/** For which list the block is repeated, and which of its inputs follow from data: shown in the frame as visitors get it. */
export function DataInputs({
  block,
  inputs,
}: {
  readonly block: Block;
  readonly inputs: readonly DescribedInput[];
}) {
  const words = useWords();
  const { data: say } = words;
  const { store, mayWrite, variation } = useOpenPage();
  const entry = useEntry();
  const bound = bindingsOf(block);
  const hasAny = Boolean(block.repeat) || Object.keys(bound).length > 0;
  const followed = useFollowed(block.id, hasAny);
  const lists = listData(entry, variation);
  const collection = String(readAt(block, ['repeat', 'collection']) ?? '');
  const sources = listSources(entry, block.id, variation).map(({ expression, list, field }) => ({
    value: expression,
    label: list
      ? fill(say.fieldOf, { field, list })
      : ((say.known as Readonly<Record<string, string>>)[field] ?? fill(say.ofPage, { field })),
  }));
  const set = (path: Path, to: unknown): Operation => ({
    ...{ kind: 'set', id: block.id, path, to },
    from: readAt(block, path),
  });
  const repeat = (to: string) =>
    store.do(
      to === ''
        ? [set(['repeat'], undefined)]
        : [set(['repeat'], { ...(isTree(block.repeat) ? block.repeat : {}), collection: to })],
    );
  /** Where the editor's own source of it stands too, that goes along. */
  const bind = (at: string, to: string) => {
    const code = readAt(block, ['code', 'bindings', at]);
    store.do([
      set(['bindings', at], to || undefined),
      ...(code === undefined ? [] : [set(['code', 'bindings', at], to || undefined)]),
    ]);
  };
  const offered = inputs.filter(
    (input) => bindable.has(input.type) && !input.hideFromUI && !input.enum,
  );
  const rows = [
    ...offered.map((input) => ({
      at: prefix + input.name,
      label: nameOfInput(input, words).label,
    })),
    { at: 'show', label: say.show },
  ];
  const known = new Set(rows.map(({ at }) => at));
  const others = Object.keys(bound).filter((at) => !known.has(at));
  return (
    <div className={styles.data}>
      <DataChoice
        label={say.repeat}
        usual={say.once}
        value={collection}
        options={lists.map(({ name, items }) => ({
          value: `state.${name}`,
          label: fill(say.listOf, { name, count: items.length }),
        }))}
        followed={followed.find(({ path }) => path === 'repeat')}
        isReadOnly={!mayWrite}
        onChange={repeat}
      />
      {lists.length === 0 && <p className={styles.quiet}>{say.noLists}</p>}
      {[...rows, ...others.map((at) => ({ at, label: at }))].map(({ at, label }) => (
        <DataChoice
          key={at}
          label={label}
          usual={at === 'show' ? say.always : say.filledIn}
          value={bound[at] ?? ''}
          options={sources}
          followed={followed.find(({ path }: FollowedData) => path === at)}
          isReadOnly={!mayWrite}
          onChange={(to) => bind(at, to)}
        />
      ))}
    </div>
  );
}

function bindingsOf({ bindings, code }: Block): Readonly<Record<string, string>> {
  const written = readAt(code, ['bindings']);
  const all = { ...(isTree(written) ? written : {}), ...(isTree(bindings) ? bindings : {}) };
  return Object.fromEntries(
    Object.entries(all).filter((one): one is [string, string] => typeof one[1] === 'string'),
  );
}
