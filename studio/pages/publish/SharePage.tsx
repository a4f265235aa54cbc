import { useQuery } from '@tanstack/react-query';
import { hasRight } from '#shared/studio/rights.ts';
import { useMe } from '../../api/use-me.ts';
import publishStyles from '../../items/publish/publish.module.css';
import { LinkForm } from '../../previews/LinkForm.tsx';
import { LinkList } from '../../previews/LinkList.tsx';
import { previewsQuery } from '../../previews/previews-query.ts';
import { Button } from '../../widgets/Button.tsx';
import { Dialog } from '../../widgets/Dialog.tsx';
import { useWords } from '../../words/words.ts';
import { useOpenPage } from '../page/open-page.ts';

/** Who may see the draft of this page without an account, and until when. */
export function SharePage({ onClose }: { readonly onClose: () => void }) {
  const { previews, publish, pages } = useWords();
  const { page, store, language } = useOpenPage();
  const me = useMe();
  const { data } = useQuery(previewsQuery);
  const setId = `page:${page.id}`;
  return (
    <Dialog title={pages.share} onClose={onClose}>
      <p>{previews.shareLead}</p>
      <LinkList links={(data?.links ?? []).filter((link) => link.setId === setId)} ofItem />
      {hasRight(me, 'previews.share') ? (
        <LinkForm setId={setId} language={language} before={() => store.save()} />
      ) : (
        <p>{previews.mayNot}</p>
      )}
      <div className={publishStyles.buttons}>
        <Button onClick={onClose}>{publish.cancel}</Button>
      </div>
    </Dialog>
  );
}
