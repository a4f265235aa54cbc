import { variantsPath } from '#shared/page-builder/editing/audiences.ts';
import type { Block } from '#shared/page-builder/editing/block-tree.ts';
import { readAt } from '#shared/page-builder/editing/values.ts';
import { cityOf, toMoment, toWallTime } from '../../items/publish/museum-clock.ts';
import { Button } from '../../widgets/Button.tsx';
import { TextField } from '../../widgets/TextField.tsx';
import { fill, useWords } from '../../words/words.ts';
import { useOpenPage } from '../page/open-page.ts';
import { RulesInput } from '../targeting/RulesInput.tsx';
import { listRules } from '../targeting/rules.ts';
import { toIso } from '../targeting/say-audience.ts';
import { WhoSees } from '../targeting/WhoSees.tsx';
import styles from './Variants.module.css';

interface AudienceRowProps {
  readonly block: Block;
  readonly variant: Readonly<Record<string, unknown>>;
  readonly position: number;
  readonly isSeen: boolean;
  readonly isLast: boolean;
  readonly onMove: (to: number) => void;
  readonly onRemove: () => void;
}

/** The browser knows a visit by the page's own language. */
const localeOf = (language: string) => language;

/** One group of visitors: what it is called, who belongs to it, and from when until when. */
export function AudienceRow(props: AudienceRowProps) {
  const { block, variant, position, isSeen, isLast, onMove, onRemove } = props;
  const { audiences: say, items } = useWords();
  const { store, mayWrite, seeAudience } = useOpenPage();
  const { startDate, endDate } = variant;
  const rules = listRules(variant.query);
  const called = fill(say.group, { number: position + 1 });
  const name = typeof variant.name === 'string' && variant.name ? variant.name : called;
  const set = (field: string, to: unknown, typedAt = '') => {
    const path = [...variantsPath, position, field];
    const operation = { kind: 'set' as const, id: block.id, path, from: readAt(block, path), to };
    store.do([operation], typedAt && `${block.id} ${path.join('.')}`);
  };
  const isForAll = rules.length === 0 && !toIso(startDate) && !toIso(endDate);
  return (
    <li data-seen={isSeen}>
      <strong>{name}</strong>
      {isForAll ? (
        <p role="status">{say.forAll}</p>
      ) : (
        <WhoSees rules={rules} from={startDate} until={endDate} localeOf={localeOf} />
      )}
      <p className={styles.acts}>
        {isSeen ? (
          <span className={styles.quiet}>{say.isSeen}</span>
        ) : (
          <Button kind="quiet" onClick={() => seeAudience(block.id, position)}>
            {fill(say.see, { name })}
          </Button>
        )}
        {mayWrite && (
          <>
            <Button kind="quiet" disabled={position === 0} onClick={() => onMove(position - 1)}>
              {items.moveUp}
            </Button>
            <Button kind="quiet" disabled={isLast} onClick={() => onMove(position + 1)}>
              {items.moveDown}
            </Button>
            <Button kind="quiet" onClick={onRemove}>
              {fill(say.remove, { name })}
            </Button>
          </>
        )}
      </p>
      {mayWrite && (
        <details open={isForAll || undefined}>
          <summary>{fill(say.who, { name })}</summary>
          <div className={styles.who}>
            <TextField
              label={say.name}
              value={typeof variant.name === 'string' ? variant.name : ''}
              maxLength={100}
              onChange={({ target }) => set('name', target.value, 'typed')}
            />
            <RulesInput
              rules={rules}
              onChange={(to) => set('query', to, 'typed')}
              localeOf={localeOf}
              takes={['device', 'language', 'path', 'query']}
            />
            <Moment label={say.from} value={startDate} onChange={(to) => set('startDate', to)} />
            <Moment label={say.until} value={endDate} onChange={(to) => set('endDate', to)} />
          </div>
        </details>
      )}
    </li>
  );
}

/** A day and a time of the museum's clock; empty: none. */
function Moment({
  label,
  value,
  onChange,
}: {
  readonly label: string;
  readonly value: unknown;
  readonly onChange: (at: string | undefined) => void;
}) {
  const { timeZone } = useOpenPage();
  const at = toIso(value);
  return (
    <TextField
      label={fill(label, { city: cityOf(timeZone) })}
      type="datetime-local"
      value={at ? toWallTime(at, timeZone) : ''}
      onChange={({ target }) => {
        const moment = target.value === '' ? undefined : toMoment(target.value, timeZone);
        if (moment !== null) onChange(moment);
      }}
    />
  );
}
