import { useEffect, useRef } from 'react';
import { Link, NavLink } from 'react-router';
import type { Block, Line } from '#shared/studio/read-chapter.ts';
import { useWords } from '../words/words.ts';
import styles from './ChapterPage.module.css';
import { type GuideChapter, pictureOf } from './guide.ts';
import { partOf, parts } from './parts.ts';

/** One chapter of the guide, with the others beside it. */
export function ChapterPage({
  chapters,
  chapter,
}: {
  readonly chapters: readonly GuideChapter[];
  readonly chapter: GuideChapter;
}) {
  const { help } = useWords();
  const title = useRef<HTMLHeadingElement>(null);
  // Another chapter is read from its head.
  useEffect(() => title.current?.focus(), []);
  const position = chapters.indexOf(chapter);
  const part = partOf(chapter.id);
  return (
    <div className={styles.page}>
      <article className={styles.chapter}>
        <p className={styles.way}>
          <Link to="/help">{help.title}</Link>
          {part && (
            <>
              {' '}
              <span aria-hidden="true">/</span> {help.parts[part.id]}
            </>
          )}
        </p>
        <h1 ref={title} tabIndex={-1}>
          {chapter.title}
        </h1>
        {chapter.blocks.map((block, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: written text does not move
          <Part key={place} block={block} />
        ))}
        <p className={styles.way}>
          <Neighbor word={help.before} chapter={chapters[position - 1]} />
          <Neighbor word={help.next} chapter={chapters[position + 1]} />
        </p>
      </article>
      <nav aria-label={help.chapters} className={styles.chapters}>
        {parts.map(({ id, chapters: ids }) => (
          <section key={id}>
            <h2>{help.parts[id]}</h2>
            <ul>
              {chapters
                .filter((one) => (ids as readonly string[]).includes(one.id))
                .map((one) => (
                  <li key={one.id}>
                    <NavLink to={`/help/${one.id}`}>{one.title}</NavLink>
                  </li>
                ))}
            </ul>
          </section>
        ))}
      </nav>
    </div>
  );
}

function Neighbor({
  word,
  chapter,
}: {
  readonly word: string;
  readonly chapter: GuideChapter | undefined;
}) {
  return (
    chapter && (
      <span>
        {word} <Link to={`/help/${chapter.id}`}>{chapter.title}</Link>
      </span>
    )
  );
}

function Part({ block }: { readonly block: Block }) {
  const { help } = useWords();
  if (block.kind === 'text') {
    return (
      <p>
        <Words line={block.line} />
      </p>
    );
  }
  if (block.kind === 'picture') {
    const address = pictureOf(block.address);
    // On a phone its letters are small: alone it can be brought closer.
    return (
      address && (
        <a href={address} target="_blank" rel="noreferrer" title={help.enlarge}>
          <img src={address} alt={block.alt} width={1120} height={700} />
        </a>
      )
    );
  }
  const List = block.kind === 'steps' ? 'ol' : 'ul';
  return (
    <List data-kind={block.kind}>
      {block.lines.map((line, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: written text does not move
        <li key={place}>
          <p>
            <Words line={line} />
          </p>
        </li>
      ))}
    </List>
  );
}

function Words({ line }: { readonly line: Line }) {
  return line.map(({ text, isName }, place) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: written text does not move
    isName ? <strong key={place}>{text}</strong> : text,
  );
}
