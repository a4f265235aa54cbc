import { useSuspenseQuery } from '@tanstack/react-query';
import { hasRight } from '#shared/studio/rights.ts';
import { useMe } from '../../api/use-me.ts';
import { LinkForm } from '../../previews/LinkForm.tsx';
import { LinkList } from '../../previews/LinkList.tsx';
import styles from '../../previews/Previews.module.css';
import { previewsQuery } from '../../previews/previews-query.ts';
import { useWords } from '../../words/words.ts';
import { useShownLanguages } from '../form/shown-languages.ts';
import { useOpenItem } from '../item/open-item.ts';

/** Who may see the draft of this item without an account, and until when. */
export function SharePanel() {
  const { previews } = useWords();
  const { item, draft } = useOpenItem();
  const { shown } = useShownLanguages();
  const me = useMe();
  const { links } = useSuspenseQuery(previewsQuery).data;
  return (
    <div className={styles.panel}>
      <p>{previews.shareLead}</p>
      <LinkList links={links.filter(({ setId }) => setId === item.setId)} ofItem />
      {hasRight(me, 'previews.share') ? (
        <LinkForm setId={item.setId} language={shown.at(-1) ?? 'en'} before={() => draft.save()} />
      ) : (
        <p>{previews.mayNot}</p>
      )}
    </div>
  );
}
