import { useState } from 'react';
import { Button } from '../../../../widgets/Button.tsx';
import { useWords } from '../../../../words/words.ts';
import linkStyles from '../../link/Link.module.css';
import { LinkTargetField } from '../../link/LinkTargetField.tsx';
import { isLinkFilled, type LinkKind, type RawLink } from '../../link/link-value.ts';
import { DialogOfText } from './DialogOfText.tsx';
import styles from './LinkDialog.module.css';

interface LinkDialogProps {
  /** What the selection leads to now. */
  readonly link: RawLink | undefined;
  readonly kinds: readonly LinkKind[];
  readonly canOpenWindow: boolean;
  /** @param link null: nowhere any more; @param words for a text that is not there yet */
  readonly onChange: (link: RawLink | null, words: string) => void;
  readonly onClose: () => void;
}

/** Asks where words of a text lead. */
export function LinkDialog({ link, kinds, canOpenWindow, onChange, onClose }: LinkDialogProps) {
  const { fields } = useWords();
  const { text } = fields;
  const [chosen, setChosen] = useState<RawLink | null>(link ?? null);
  const isFilled = isLinkFilled(chosen);
  return (
    <DialogOfText
      title={text.linkName}
      onTake={() => {
        if (isFilled) onChange(chosen, chosen.name ?? chosen.url ?? text.linkHere);
      }}
      onClose={onClose}
    >
      <LinkTargetField
        link={chosen ?? undefined}
        kinds={kinds}
        types={[]}
        id="link-of-text"
        label={text.linkTo}
        onChange={setChosen}
      />
      {canOpenWindow && isFilled && chosen.link_type === 'Web' && (
        <label className={linkStyles.check}>
          <input
            type="checkbox"
            checked={chosen.target === '_blank'}
            onChange={({ target }) => {
              const { target: _, ...rest } = chosen;
              setChosen(target.checked ? { ...rest, target: '_blank' } : rest);
            }}
          />
          {fields.link.newWindow}
        </label>
      )}
      <p className={styles.acts}>
        <Button type="submit" kind="main" disabled={!isFilled}>
          {text.linkSet}
        </Button>
        {link && (
          <Button
            onClick={() => {
              onChange(null, '');
              onClose();
            }}
          >
            {text.linkRemove}
          </Button>
        )}
        <Button kind="quiet" onClick={onClose}>
          {fields.cancel}
        </Button>
      </p>
    </DialogOfText>
  );
}
