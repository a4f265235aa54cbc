import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { isOffered } from '#shared/page-builder/editing/offered-blocks.ts';
import { foldWords } from '#shared/search/fold-text.ts';
import { Button } from '../../widgets/Button.tsx';
import { Dialog } from '../../widgets/Dialog.tsx';
import { TextField } from '../../widgets/TextField.tsx';
import { useWords } from '../../words/words.ts';
import { useOpenPage } from '../page/open-page.ts';
import { pagesQuery } from '../page/page-query.ts';
import type { Edits } from '../page/use-edits.ts';
import { nameOfKind } from '../page/use-names.ts';
import { pictureOf } from './block-pictures.ts';
import styles from './InsertDialog.module.css';

/** Everything that can be placed, to choose from. */
export function InsertDialog({
  edits,
  onClose,
}: {
  readonly edits: Edits;
  readonly onClose: () => void;
}) {
  const words = useWords();
  const { pages, items } = words;
  const { blocks, page } = useOpenPage();
  const [search, setSearch] = useState('');
  const offered = useMemo(() => {
    const all = [...blocks.values()]
      .filter(({ name }) => isOffered(name))
      .map((described) => ({
        described,
        name: nameOfKind(described.name, described.friendlyName, words),
      }));
    const wanted = foldWords(search);
    return all.filter(({ described, name }) => {
      const said = foldWords(`${name} ${described.name} ${described.description}`).join(' ');
      return wanted.every((word) => said.includes(word));
    });
  }, [blocks, search, words]);
  const known = useQuery(pagesQuery).data?.pages ?? [];
  const shared = known.filter(
    ({ id, model, name, state }) =>
      model === 'symbol' &&
      state !== 'archived' &&
      id !== page.id &&
      foldWords(search).every((word) => foldWords(name).join(' ').includes(word)),
  );
  const [museum, plain] = [true, false].map((isOurs) =>
    offered.filter(({ described }) => described.name.startsWith('Museum:') === isOurs),
  );
  return (
    <Dialog title={pages.insertTitle} onClose={onClose}>
      <form
        className={styles.insert}
        onSubmit={(event) => {
          event.preventDefault();
          const [first] = offered;
          if (!first) return;
          edits.insert(first.described);
          onClose();
        }}
      >
        <TextField
          label={pages.insertSearch}
          value={search}
          autoComplete="off"
          onChange={({ target }) => setSearch(target.value)}
        />
        {offered.length === 0 && <p>{pages.nothingFound}</p>}
        {[museum ?? [], plain ?? []].map(
          (group, position) =>
            group.length > 0 && (
              <section key={position === 0 ? 'museum' : 'plain'}>
                <h3>{position === 0 ? pages.museumBlocks : pages.plainBlocks}</h3>
                <ul>
                  {group.map(({ described, name }) => (
                    <li key={described.name}>
                      <button
                        type="button"
                        onClick={() => {
                          edits.insert(described);
                          onClose();
                        }}
                      >
                        <Picture of={described.name} />
                        <strong>{name}</strong>
                        <span>{described.description}</span>
                      </button>
                    </li>
                  ))}
                </ul>
              </section>
            ),
        )}
        {shared.length > 0 && (
          <section>
            <h3>{pages.sharedParts}</h3>
            <ul>
              {shared.map(({ id, name }) => (
                <li key={id}>
                  <button
                    type="button"
                    onClick={() => {
                      edits.insertShared(id);
                      onClose();
                    }}
                  >
                    <strong>{name}</strong>
                  </button>
                </li>
              ))}
            </ul>
          </section>
        )}
        <Button onClick={onClose}>{items.cancel}</Button>
      </form>
    </Dialog>
  );
}

/** What it looks like; its name and description say the rest. */
function Picture({ of: name }: { readonly of: string }) {
  const address = pictureOf(name);
  return address ? (
    <img src={address} alt="" width={320} height={200} loading="lazy" />
  ) : (
    <span className={styles.none} />
  );
}
