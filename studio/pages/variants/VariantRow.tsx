import { useState } from 'react';
import {
  giveShare,
  nameVariation,
  removeVariation,
} from '#shared/page-builder/editing/variations.ts';
import { Button } from '../../widgets/Button.tsx';
import { TextField } from '../../widgets/TextField.tsx';
import { fill, useWords } from '../../words/words.ts';
import { useOpenPage } from '../page/open-page.ts';
import styles from './Variants.module.css';

interface VariantRowProps {
  /** Its id is null for the page as it is, which has no name to change. */
  readonly form: { readonly id: string | null; readonly name: string; readonly share: number };
  /** The share that it may have beside the others, 0 to 1. */
  readonly most: number;
  readonly isSeen: boolean;
  readonly numbers: string;
  readonly onEnd: () => void;
}

const toPercent = (share: number) => Math.round(share * 100);

/** One form of the page: what it is called, who gets it, what they did, and what can be done with it. */
export function VariantRow({ form, most, isSeen, numbers, onEnd }: VariantRowProps) {
  const { variants: say } = useWords();
  const { store, mayWrite, see } = useOpenPage();
  const { id, name, share } = form;
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <li data-seen={isSeen}>
      {id === null ? (
        <p>
          <strong>{name}</strong> {fill(say.share, { percent: Math.max(0, toPercent(share)) })}
        </p>
      ) : (
        <div className={styles.fields}>
          <TextField
            label={say.name}
            // An empty name would be said by its id.
            value={typed ?? name}
            readOnly={!mayWrite}
            maxLength={100}
            onChange={({ target }) => {
              setTyped(target.value);
              const next = target.value.trim();
              if (next) store.do(nameVariation(store.entry, id, next), `form ${id}`);
            }}
            onBlur={() => setTyped(null)}
          />
          <TextField
            label={fill(say.shareOf, { name })}
            type="number"
            min={0}
            max={Math.max(0, toPercent(most))}
            value={toPercent(share)}
            readOnly={!mayWrite}
            onChange={({ target }) =>
              store.do(giveShare(store.entry, id, (target.valueAsNumber || 0) / 100), `share ${id}`)
            }
          />
        </div>
      )}
      {numbers && <p className={styles.quiet}>{numbers}</p>}
      <p className={styles.acts}>
        {isSeen ? (
          <span className={styles.quiet}>{say.isSeen}</span>
        ) : (
          <Button kind="quiet" onClick={() => see(id)}>
            {fill(say.see, { name })}
          </Button>
        )}
        {mayWrite && (
          <Button kind="quiet" onClick={onEnd}>
            {fill(say.end, { name })}
          </Button>
        )}
        {mayWrite && id !== null && (
          <Button kind="quiet" onClick={() => store.do(removeVariation(store.entry, id))}>
            {fill(say.remove, { name })}
          </Button>
        )}
      </p>
    </li>
  );
}
