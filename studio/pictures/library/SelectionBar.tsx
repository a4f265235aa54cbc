import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { languageOptions } from '#shared/languages/languages.ts';
import { api, ask } from '../../api/ask.ts';
import { explainRefusal } from '../../api/explain.ts';
import { Button } from '../../widgets/Button.tsx';
import { Said } from '../../widgets/Said.tsx';
import { TextField } from '../../widgets/TextField.tsx';
import { fill, useWords } from '../../words/words.ts';
import type { ListedMedia } from '../media-query.ts';
import styles from './SelectionBar.module.css';
import type { Selection } from './use-selection.ts';

interface SelectionBarProps {
  readonly selection: Selection;
  readonly onEnd: () => void;
}

/** What is done with several files at once: credit and rights written, or deleted. */
export function SelectionBar({ selection, onEnd }: SelectionBarProps) {
  const words = useWords();
  const { pictures } = words;
  const queries = useQueryClient();
  const [asking, setAsking] = useState<'words' | 'delete' | null>(null);
  const [isRunning, setRunning] = useState(false);
  const [said, setSaid] = useState({ problem: '', done: '' });
  const { media } = selection;
  const own = media.filter(({ origin }) => origin === 'studio');
  const used = own.filter(({ uses }) => uses > 0).length;

  async function doWithEach(
    wanted: readonly ListedMedia[],
    act: (one: ListedMedia) => Promise<unknown>,
  ) {
    if (isRunning) return;
    setRunning(true);
    let [done, why] = [0, ''];
    // One after another: it is one editor's work, and what fails stops no other.
    for (const one of wanted) {
      await act(one).then(
        () => {
          done += 1;
        },
        (error) => {
          why = explainRefusal(error, words);
        },
      );
    }
    const left = wanted.length - done;
    setSaid({
      done: fill(pictures.manyDone, { count: done }),
      problem: left > 0 ? fill(pictures.manyLeft, { count: left, why }) : '',
    });
    setRunning(false);
    setAsking(null);
    selection.clear();
    await queries.invalidateQueries({ queryKey: ['pictures'] });
  }

  const remove = () =>
    doWithEach(own, ({ id }) => ask(api.pictures[':id'].$delete({ param: { id } })));
  const write = (given: FormData) => {
    const read = (name: string) => String(given.get(name) ?? '').trim();
    const credit = Object.fromEntries(
      languageOptions.flatMap(({ code }) => (read(code) ? [[code, read(code)]] : [])),
    );
    const rights = read('rights');
    const json = { credit, ...(rights && { rights }) };
    void doWithEach(media, ({ id }) => ask(api.pictures[':id'].$patch({ param: { id }, json })));
  };
  return (
    <section className={styles.bar} aria-label={pictures.select}>
      <p role="status">{fill(pictures.selected, { count: media.length })}</p>
      <Button kind="quiet" onClick={selection.selectAll}>
        {pictures.selectAll}
      </Button>
      <Button disabled={media.length === 0} onClick={() => setAsking('words')}>
        {pictures.manyWords}
      </Button>
      <Button disabled={own.length === 0} onClick={() => setAsking('delete')}>
        {pictures.manyDelete}
      </Button>
      <Button kind="quiet" onClick={onEnd}>
        {pictures.selectEnd}
      </Button>
      <p className={styles.help}>
        {pictures.selectHelp}
        {own.length < media.length && ` ${pictures.manyFiles}`}
      </p>
      {asking === 'delete' && own.length > 0 && (
        <div className={styles.sure}>
          <p>
            {fill(pictures.manySure, { count: own.length })}{' '}
            {used > 0 && fill(pictures.manyUsed, { count: used })}
          </p>
          <Button disabled={isRunning} onClick={() => void remove()}>
            {pictures.delete}
          </Button>{' '}
          <Button kind="quiet" onClick={() => setAsking(null)}>
            {pictures.cancel}
          </Button>
        </div>
      )}
      {asking === 'words' && media.length > 0 && (
        <form
          className={styles.words}
          onSubmit={(event) => {
            event.preventDefault();
            write(new FormData(event.currentTarget));
          }}
        >
          <p>{pictures.manyHelp}</p>
          {languageOptions.map(({ code, nativeName }) => (
            <TextField
              key={code}
              name={code}
              lang={code}
              label={`${pictures.credit}: ${nativeName}`}
              maxLength={500}
            />
          ))}
          <TextField
            name="rights"
            label={pictures.rights}
            help={pictures.rightsHelp}
            maxLength={1_000}
          />
          <div>
            <Button type="submit" kind="main" disabled={isRunning}>
              {pictures.manyApply}
            </Button>{' '}
            <Button kind="quiet" onClick={() => setAsking(null)}>
              {pictures.cancel}
            </Button>
          </div>
        </form>
      )}
      <Said {...said} />
    </section>
  );
}
