import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { Place } from '#shared/page-builder/editing/block-tree.ts';
import { isOffered } from '#shared/page-builder/editing/offered-blocks.ts';
import { foldWords } from '#shared/search/fold-text.ts';
import { Button } from '../../widgets/Button.tsx';
import { Dialog } from '../../widgets/Dialog.tsx';
import { SelectField } from '../../widgets/SelectField.tsx';
import { TextField } from '../../widgets/TextField.tsx';
import { fill, useWords } from '../../words/words.ts';
import { listInsertPlaces, placeFor, samePlace } from '../page/edit-blocks.ts';
import { useOpenPage } from '../page/open-page.ts';
import { pagesQuery } from '../page/page-query.ts';
import type { Edits } from '../page/use-edits.ts';
import { nameOfChosen, nameOfKind, nameOfSlot, useNameOf } from '../page/use-names.ts';
import { pictureOf } from './block-pictures.ts';
import styles from './InsertDialog.module.css';

/** Everything that can be placed, to choose from. */
export function InsertDialog({
  edits,
  at,
  onClose,
  onInserted,
}: {
  readonly edits: Edits;
  /** Null: where something is put usually. */
  readonly at: Place | null;
  readonly onClose: () => void;
  readonly onInserted: () => void;
}) {
  const words = useWords();
  const nameOf = useNameOf();
  const { pages, items } = words;
  const { blocks, page, store, readChosen, root } = useOpenPage();
  const [search, setSearch] = useState('');
  const [{ places, usual, chosen }] = useState(() => {
    const chosen = at?.parent ?? readChosen();
    const around = listInsertPlaces(store.entry, chosen, blocks, root);
    const here = at ?? placeFor(store.entry, chosen, blocks, root);
    return {
      places: around,
      usual: around.findIndex(({ place }) => samePlace(place, here)),
      chosen,
    };
  });
  const [position, setPosition] = useState(Math.max(0, usual));
  const place = places[position]?.place ?? placeFor(store.entry, readChosen(), blocks, root);
  const offered = useMemo(() => {
    const all = [...blocks.values()]
      .filter(({ name }) => isOffered(name))
      .map((described) => ({
        described,
        name: nameOfKind(described.name, described.friendlyName, words),
      }));
    const wanted = foldWords(search);
    const isIn = (said: string) => {
      const folded = foldWords(said).join(' ');
      return wanted.every((word) => folded.includes(word));
    };
    const found = all.filter(({ described, name }) =>
      isIn(`${name} ${described.name} ${described.description}`),
    );
    // Who is called so comes before who says so: “form” finds the form before formatted text.
    return wanted.length === 0
      ? found
      : found.toSorted((one, other) => Number(isIn(other.name)) - Number(isIn(one.name)));
  }, [blocks, search, words]);
  const [best] = search.trim() === '' ? [] : offered;
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
          edits.insert(first.described, place);
          onInserted();
        }}
      >
        <TextField
          label={pages.insertSearch}
          value={search}
          autoComplete="off"
          onChange={({ target }) => setSearch(target.value)}
        />
        {places.length > 1 && (
          <SelectField
            label={pages.insertAt.title}
            value={String(position)}
            onChange={({ target }) => setPosition(Number(target.value))}
            options={places.map(({ kind, slot }, at) => ({
              value: String(at),
              label: fill(pages.insertAt[kind], {
                name: nameOfChosen(store.entry, slot?.parent ?? chosen, nameOf),
                part: slot ? nameOfSlot(slot, words) : '',
              }),
            }))}
          />
        )}
        {offered.length === 0 && <p>{pages.nothingFound}</p>}
        {[museum ?? [], plain ?? []].map(
          (group, position) =>
            group.length > 0 && (
              <section key={position === 0 ? 'museum' : 'plain'}>
                <h3>{position === 0 ? pages.museumBlocks : pages.plainBlocks}</h3>
                <ul>
                  {group.map(({ described, name }) => (
                    <li key={described.name} data-best={described === best?.described}>
                      <button
                        type="button"
                        onClick={() => {
                          edits.insert(described, place);
                          onInserted();
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
                      edits.insertShared(id, place);
                      onInserted();
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
