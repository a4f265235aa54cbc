import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { Button, ComboBox, Input, ListBox, ListBoxItem, Popover } from 'react-aria-components';
import { explainRefusal } from '../../../api/explain.ts';
import { useSpokenLanguage } from '../../../words/words.ts';
import { modelsQuery } from '../../item/item-query.ts';
import styles from './Link.module.css';
import { findTarget, targetSearchQuery } from './link-targets.ts';

interface DocumentChooserProps {
  /** Of the types that may be chosen; empty: all. */
  readonly types: readonly string[];
  /** @param id of the item's document */
  readonly onChoose: (id: string) => void;
  readonly id: string;
  readonly label: string;
  readonly describedBy?: string | undefined;
}

/** Finds an item by its words, while they are typed. */
export function DocumentChooser({ types, onChoose, id, label, describedBy }: DocumentChooserProps) {
  const { words, language } = useSpokenLanguage();
  const queries = useQueryClient();
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState('');
  const [isOpen, setOpen] = useState(false);
  const search = useDeferredValue(typed);
  const found = useQuery({ ...targetSearchQuery(search, types), enabled: isOpen || typed !== '' });
  const models = useQuery(modelsQuery(language)).data;
  const typeOf = (type: string) => models?.types.find(({ id: one }) => one === type)?.label;
  const items = (found.data ?? []).map((item) => ({
    id: item.setId,
    title: item.title[language] || item.title.en || item.uid || item.type,
    hint: [
      typeOf(item.type),
      item.uid,
      item.state !== 'published' && words.items.states[item.state],
    ]
      .filter(Boolean)
      .join(' · '),
  }));

  async function choose(setId: string) {
    setProblem('');
    try {
      onChoose(await findTarget(queries, setId));
      setTyped('');
    } catch (error) {
      setProblem(explainRefusal(error, words));
    }
  }

  return (
    <div className={styles.chooser}>
      <ComboBox
        aria-label={label}
        aria-describedby={describedBy}
        allowsEmptyCollection
        items={items}
        inputValue={typed}
        onInputChange={setTyped}
        onOpenChange={setOpen}
        defaultFilter={() => true}
        menuTrigger="focus"
        selectedKey={null}
        onSelectionChange={(key) => key !== null && void choose(String(key))}
      >
        <div className={styles.combo}>
          <Input id={id} placeholder={words.fields.link.search} />
          <Button aria-label={words.fields.link.showAll}>
            <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
              <path d="m5 8 5 5 5-5" fill="none" stroke="currentColor" strokeWidth="1.5" />
            </svg>
          </Button>
        </div>
        <Popover className={styles.popover ?? ''} maxHeight={320}>
          <ListBox
            renderEmptyState={() => (
              <p className={styles.none}>
                {found.isFetching
                  ? words.wait
                  : found.isError
                    ? explainRefusal(found.error, words)
                    : words.fields.link.nothingFound}
              </p>
            )}
          >
            {(item: (typeof items)[number]) => (
              <ListBoxItem id={item.id} textValue={item.title} className={styles.option ?? ''}>
                <span>{item.title}</span> <small>{item.hint}</small>
              </ListBoxItem>
            )}
          </ListBox>
        </Popover>
      </ComboBox>
      {problem && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
    </div>
  );
}
