import { useState } from 'react';
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { Button } from '../../../../widgets/Button.tsx';
import { useWords } from '../../../../words/words.ts';
import linkStyles from '../../link/Link.module.css';
import { LinkTargetField } from '../../link/LinkTargetField.tsx';
import { isLinkFilled, type LinkKind, type RawLink } from '../../link/link-value.ts';
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
    <ModalOverlay
      isOpen
      isDismissable
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      className={styles.overlay ?? ''}
    >
      <Modal className={styles.modal ?? ''}>
        <Dialog>
          <form
            className={styles.form}
            onSubmit={(event) => {
              event.preventDefault();
              // The form around it, of which this is no part on the screen, is not sent.
              event.stopPropagation();
              if (isFilled) onChange(chosen, chosen.name ?? chosen.url ?? text.linkHere);
              onClose();
            }}
          >
            <Heading slot="title">{text.linkName}</Heading>
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
          </form>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
