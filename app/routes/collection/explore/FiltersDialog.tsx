import { useEffect, useRef } from 'react';
import { Sheet } from '#app/components/layout/Sheet.tsx';
import { slideAway } from '#app/components/layout/slide-away.ts';
import { useLanguage, useMessages } from '#app/i18n/language-context.tsx';
import english from '#locales/en/exploreTheCollection.json';
import { choosePlural } from '#shared/languages/choose-plural.ts';
import { fill } from '#shared/languages/fill.ts';
import { ExploreFilters } from './ExploreFilters.tsx';
import styles from './FiltersDialog.module.css';
import { type Indexes, IndexLinks } from './IndexLinks.tsx';
import type { ExploreData } from './load-explore.ts';

/** The filters on a phone: a dialog over the results, which change below it. */
export function FiltersDialog({
  of: data,
  onClose,
}: {
  of: ExploreData & Indexes;
  onClose: () => void;
}) {
  const messages = useMessages('exploreTheCollection', english);
  const { language } = useLanguage();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);
  const close = () => void slideAway(dialog.current);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is heard as what cancels a dialog
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={messages.filters.title}
      onClose={onClose}
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
      // The ground behind the panel belongs to the dialog itself.
      onClick={(event) => event.target === event.currentTarget && close()}
    >
      <div className={styles.paper} data-ground="white">
        <Sheet
          title={messages.filters.title}
          done={fill(choosePlural(messages.filters.show, data.total, language), {
            count: data.totalLabel,
          })}
          onClose={close}
        >
          <ExploreFilters of={data} />
          <IndexLinks of={data} className={styles.indexes} />
        </Sheet>
      </div>
    </dialog>
  );
}
