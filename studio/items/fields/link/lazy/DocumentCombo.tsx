import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { Button, ComboBox, Input, ListBox, ListBoxItem, Popover } from 'react-aria-components';
import { explainRefusal } from '../../../../api/explain.ts';
import { useSpokenLanguage } from '../../../../words/words.ts';
import { modelsQuery } from '../../../item/item-query.ts';
import { type DocumentChooserProps, DownSign } from '../DocumentChooser.tsx';
import styles from '../Link.module.css';
import { findTarget, targetSearchQuery } from '../link-targets.ts';

interface DocumentComboProps extends DocumentChooserProps {
  /** What was typed before the list was there. */
  readonly begun: string;
  /** Whoever typed it goes on here. */
  readonly hasFocus: boolean;
}

/** Finds an item by its words, while they are typed. */
export function DocumentCombo({
  types,
  onChoose,
  id,
  label,
  describedBy,
  begun,
  hasFocus,
}: DocumentComboProps) {
  const { words, language } = useSpokenLanguage();
  const queries = useQueryClient();
  const [typed, setTyped] = useState(begun);
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
        autoFocus={hasFocus}
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
            <DownSign />
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
