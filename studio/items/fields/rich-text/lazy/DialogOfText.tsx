import type { ReactNode } from 'react';
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import styles from './LinkDialog.module.css';

interface DialogOfTextProps {
  readonly title: string;
  /** False while something else lies over it. */
  readonly isOpen?: boolean;
  /** Takes over what was chosen; the dialog closes after it. */
  readonly onTake: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Asks something about a part of a text, in a form of its own. */
export function DialogOfText({ title, isOpen = true, ...props }: DialogOfTextProps) {
  const { onTake, onClose, children } = props;
  return (
    <ModalOverlay
      isOpen={isOpen}
      isDismissable
      onOpenChange={(opens) => {
        if (!opens) onClose();
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
              onTake();
              onClose();
            }}
          >
            <Heading slot="title">{title}</Heading>
            {children}
          </form>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
