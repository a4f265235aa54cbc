import { Link, useSearchParams } from 'react-router';
import { TextField } from '../widgets/TextField.tsx';
import { fill, useWords } from '../words/words.ts';
import styles from './Contents.module.css';
import { findInGuide, markWords, sentencesOf, textOf } from './find-in-guide.ts';
import type { GuideChapter } from './guide.ts';
import { parts } from './parts.ts';

/** What the guide says, by parts, or the chapters that say what is looked for. */
export function Contents({ chapters }: { readonly chapters: readonly GuideChapter[] }) {
  const { help } = useWords();
  const [search, setSearch] = useSearchParams();
  const query = search.get('search') ?? '';
  const isSearched = query.trim() !== '';
  const found = findInGuide(chapters, query);
  return (
    <div className={styles.contents}>
      <header className={styles.head}>
        <div>
          <h1>{help.title}</h1>
          <p>{help.lead}</p>
        </div>
        <search>
          <TextField
            type="search"
            label={help.search}
            value={query}
            maxLength={100}
            onChange={({ target: { value } }) =>
              setSearch(value ? { search: value } : {}, { replace: true })
            }
          />
          <p role="status" className={styles.count}>
            {isSearched &&
              (found.length > 0 ? fill(help.found, { count: found.length }) : help.nothing)}
          </p>
        </search>
      </header>
      {isSearched ? (
        <ul className={styles.chapters}>
          {found.map(({ chapter, lines }) => (
            <Entry key={chapter.id} chapter={chapter} lines={lines} query={query} />
          ))}
        </ul>
      ) : (
        parts.map(({ id, chapters: ids }) => (
          <section key={id} className={styles.part} aria-labelledby={`part-${id}`}>
            <h2 id={`part-${id}`}>{help.parts[id]}</h2>
            <ul className={styles.chapters}>
              {ids.map((one) => {
                const chapter = chapters.find((other) => other.id === one);
                return chapter && <Entry key={one} chapter={chapter} lines={[leadOf(chapter)]} />;
              })}
            </ul>
          </section>
        ))
      )}
    </div>
  );
}

function Entry({
  chapter,
  lines,
  query = '',
}: {
  readonly chapter: GuideChapter;
  readonly lines: readonly string[];
  readonly query?: string;
}) {
  return (
    <li>
      <Link to={`/help/${chapter.id}`}>{chapter.title}</Link>
      {lines.map((line) => (
        <p key={line}>
          {markWords(line, query).map(({ text, isFound }, place) =>
            // biome-ignore lint/suspicious/noArrayIndexKey: written text does not move
            isFound ? <mark key={place}>{text}</mark> : text,
          )}
        </p>
      ))}
    </li>
  );
}

/** The first sentence of a chapter. */
const leadOf = ({ blocks: [first] }: GuideChapter): string =>
  first?.kind === 'text' ? (sentencesOf(textOf(first.line))[0] ?? '') : '';
