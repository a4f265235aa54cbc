import { useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { FileConflict } from '#server/studio/items/file-conflicts.ts';
import { isSame } from '#shared/json/is-same.ts';
import { languages } from '#shared/languages/languages.ts';
import { hasRight } from '#shared/studio/rights.ts';
import { api, ask } from '../../api/ask.ts';
import { useMe } from '../../api/use-me.ts';
import { Button } from '../../widgets/Button.tsx';
import { Said } from '../../widgets/Said.tsx';
import { useAct } from '../../widgets/use-act.ts';
import { fill, useSpokenLanguage, useWords } from '../../words/words.ts';
import { sayValue } from '../form/say-value.ts';
import { SaidText } from '../history/SaidText.tsx';
import { toWords } from '../history/to-words.ts';
import { useReader } from '../history/use-reader.ts';
import { modelsQuery } from '../item/item-query.ts';
import { type Content, readAt } from '../item/paths.ts';
import styles from './FileConflicts.module.css';
import { filesQuery } from './items-query.ts';

/** Items that were changed here while their files were changed too: both versions, to choose. */
export function FileConflicts() {
  const { items } = useWords();
  const { conflicts } = useSuspenseQuery(filesQuery).data;
  return (
    <div className={styles.files}>
      <p>
        <Link to="/items">{items.title}</Link>
      </p>
      <h1>{fill(items.files.title, { count: conflicts.length })}</h1>
      <p>{items.files.lead}</p>
      {conflicts.map((conflict) => (
        <Both key={conflict.setId} conflict={conflict} />
      ))}
    </div>
  );
}

function Both({ conflict }: { readonly conflict: FileConflict }) {
  const { items } = useWords();
  const me = useMe();
  const act = useAct();
  const queries = useQueryClient();
  const { setId, title, file } = conflict;
  const language = languages.find((one) => title[one] !== '') ?? 'en';
  const choose = (keep: 'studio' | 'file') =>
    act.run(async () => {
      await ask(api.items[':setId'].choose.$post({ param: { setId }, json: { keep } }));
      await queries.invalidateQueries({ queryKey: ['items'] });
    });
  return (
    <section className={styles.both}>
      <h2 lang={language}>
        <Link to={`/items/${setId}`}>{title[language] || items.untitled}</Link>
      </h2>
      {file ? <Differences conflict={conflict} /> : <p>{items.files.gone}</p>}
      {hasRight(me, 'items.write') && (
        <div className={styles.acts}>
          <Button disabled={act.isRunning} onClick={() => choose('studio')}>
            {items.files.keepStudio}
          </Button>
          {file && (
            <Button disabled={act.isRunning} onClick={() => choose('file')}>
              {items.files.keepFile}
            </Button>
          )}
        </div>
      )}
      <Said problem={act.problem} />
    </section>
  );
}

/** The two versions come without what they lead to: an address is said, or an id. */
const noTitle = () => '';

function Differences({ conflict: { type, studio, file } }: { readonly conflict: FileConflict }) {
  const {
    words: { items },
    language,
  } = useSpokenLanguage();
  const { data } = useQuery(modelsQuery(language));
  const reader = useReader(noTitle);
  const fields = data?.types.find(({ id }) => id === type)?.fields ?? [];
  const paths = languages.flatMap((one) => fields.map(({ name }) => `${one}.${name}`));
  const differing = ['tags', ...paths].filter(
    (path) => file && !isSame(readAt(studio, path), readAt(file, path)),
  );
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{items.files.see}</th>
          <th scope="col">{items.files.studio}</th>
          <th scope="col">{items.files.file}</th>
        </tr>
      </thead>
      <tbody>
        {differing.map((path) => {
          const [own = 'en', name] = path.split('.');
          const field = fields.find((one) => one.name === name);
          const label = field?.label ?? items.tags;
          const show = (content: Content | null) => {
            const value = content && readAt(content, path);
            const pictures: string[] = [];
            const text = field ? toWords(field, value, { ...reader, pictures }) : sayValue(value);
            return text ? <SaidText text={text} pictures={pictures} /> : items.empty;
          };
          return (
            <tr key={path}>
              <th scope="row">{own === 'tags' || own === 'en' ? label : `${label} (${own})`}</th>
              <td lang={own === 'tags' ? undefined : own}>{show(studio)}</td>
              <td lang={own === 'tags' ? undefined : own}>{show(file)}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
