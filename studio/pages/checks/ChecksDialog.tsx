import publishStyles from '../../items/publish/publish.module.css';
import { Button } from '../../widgets/Button.tsx';
import { Dialog } from '../../widgets/Dialog.tsx';
import { useWords } from '../../words/words.ts';
import { PageChecks } from './PageChecks.tsx';
import { usePageChecks } from './use-page-checks.ts';

/** The checks alone, for whoever does not publish. */
export function ChecksDialog({ onClose }: { readonly onClose: () => void }) {
  const words = useWords();
  const checks = usePageChecks();
  return (
    <Dialog title={words.checks.name} onClose={onClose}>
      <PageChecks checks={checks} onGo={onClose} />
      <div className={publishStyles.buttons}>
        <Button onClick={onClose}>{words.publish.cancel}</Button>
      </div>
    </Dialog>
  );
}
