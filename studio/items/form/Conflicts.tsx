import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import type { StoredConflict } from '#server/studio/items/describe-item.ts';
import { isSame } from '#shared/json/is-same.ts';
import type { Language } from '#shared/languages/languages.ts';
import { api, ask } from '../../api/ask.ts';
import { Button } from '../../widgets/Button.tsx';
import { Said } from '../../widgets/Said.tsx';
import { useAct } from '../../widgets/use-act.ts';
import { fill, useWords } from '../../words/words.ts';
import type { FormField } from '../fields/field-props.ts';
import { SaidText } from '../history/SaidText.tsx';
import { toWords } from '../history/to-words.ts';
import { useReader } from '../history/use-reader.ts';
import { itemQuery } from '../item/item-query.ts';
import { useDraftValue, useOpenItem } from '../item/open-item.ts';
import { keyOf } from '../item/paths.ts';
import styles from './Conflicts.module.css';
import { sayValue } from './say-value.ts';

interface ConflictsProps {
  readonly path: string;
  readonly language: Language;
  readonly field: FormField;
}

/** Where two wrote in one field: both versions, until somebody chooses. */
export function Conflicts({ path, language, field }: ConflictsProps) {
  const { item } = useOpenItem();
  // The words of a picture or a link are below it; those of a group's items have rows of their own.
  const isHere = (one: string) =>
    one === path || (one.startsWith(`${path}.`) && !one.slice(path.length + 1).includes('.'));
  return item.conflicts
    .filter((one) => isHere(one.path))
    .map((conflict) => (
      <Conflict
        key={conflict.id}
        conflict={conflict}
        language={language}
        field={conflict.path === path ? field : null}
      />
    ));
}

interface ConflictProps {
  readonly conflict: StoredConflict;
  readonly language: Language;
  /** Null: it is about words inside of the field's value. */
  readonly field: FormField | null;
}

function Conflict({ conflict, language, field }: ConflictProps) {
  const { items } = useWords();
  const { conflict: say } = items;
  const { item, draft } = useOpenItem();
  const queries = useQueryClient();
  const act = useAct();
  const [isChanged, setChanged] = useState(false);
  const { id, path, kind, mine, by, isMine, isAlone } = conflict;
  const title = !isAlone ? say.title : isMine ? say.ownWindows : say.sameWindows;
  // Not what stood there when they clashed: somebody may have gone on writing since.
  const present = useDraftValue(path);
  const titleOf = useCallback((target: string) => item.targets[target]?.title ?? '', [item]);
  const reader = useReader(titleOf);
  const show = (value: unknown) => {
    const pictures: string[] = [];
    const text = field ? toWords(field, value, { ...reader, pictures }) : sayValue(value);
    return text ? <SaidText text={text} pictures={pictures} /> : items.empty;
  };
  const settle = (take: () => void) =>
    act.run(async () => {
      const shown = draft.read(path);
      setChanged(false);
      // Nothing else that was typed in this field goes with it.
      await draft.save();
      // What came in meanwhile was decided by nobody: it stands there now, and the choice is made anew.
      if (!isSame(draft.read(path), shown)) return setChanged(true);
      take();
      await draft.save();
      // Writing there again has settled what is one's own.
      const { conflicts } = await queries.fetchQuery({ ...itemQuery(item.setId), staleTime: 0 });
      if (!conflicts.some((one) => one.id === id)) return;
      const param = { setId: item.setId, id };
      await ask(api.items[':setId'].conflicts[':id'].$delete({ param }));
      await queries.invalidateQueries({ ...itemQuery(item.setId), exact: true });
    });
  return (
    <section className={styles.conflict} aria-label={fill(title, { name: by })}>
      <p>{fill(title, { name: by })}</p>
      {kind === 'value' && (
        <dl lang={language}>
          <div>
            <dt>{isAlone ? say.later : fill(say.mine, { name: by })}</dt>
            <dd>{show(mine)}</dd>
          </div>
          <div>
            <dt>{say.theirs}</dt>
            <dd>{show(present)}</dd>
          </div>
        </dl>
      )}
      <div className={styles.acts}>
        <Button
          disabled={act.isRunning}
          onClick={() =>
            settle(() => {
              draft.accept(path);
              draft.write(
                path,
                kind === 'order' ? inOrder(draft.read(path), mine) : (mine ?? undefined),
              );
            })
          }
        >
          {isAlone ? say.takeLater : fill(say.takeMine, { name: by })}
        </Button>
        <Button disabled={act.isRunning} onClick={() => settle(() => draft.accept(path))}>
          {say.takeTheirs}
        </Button>
      </div>
      <Said problem={act.problem || (isChanged ? say.changed : '')} />
    </section>
  );
}

/** A list by its keys; what the order does not name comes last. */
function inOrder(list: unknown, order: unknown): unknown {
  const keys = order as readonly string[];
  const place = (item: unknown) => {
    const position = keys.indexOf(keyOf(item));
    return position < 0 ? keys.length : position;
  };
  return [...((list ?? []) as unknown[])].sort((one, other) => place(one) - place(other));
}
