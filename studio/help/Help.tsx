import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Link, NavLink, useParams } from 'react-router';
import type { Block, Line } from '#shared/studio/read-chapter.ts';
import { Failed } from '../frame/Failed.tsx';
import { useSpokenLanguage } from '../words/words.ts';
import { loadGuide, pictureOf } from './guide.ts';
import styles from './Help.module.css';

/** The editors' guide: its chapters, and one of them. */
export function Help() {
  const { words, language } = useSpokenLanguage();
  const { chapter: id } = useParams();
  const { data, error } = useQuery({
    queryKey: ['help', language],
    queryFn: () => loadGuide(language),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const title = useRef<HTMLHeadingElement>(null);
  const isThere = data !== undefined;
  // Another chapter is read from its head.
  useEffect(() => {
    if (id && isThere) title.current?.focus();
  }, [id, isThere]);
  if (error) return <Failed error={error} />;
  if (!data) return <p>{words.wait}</p>;
  const position = data.findIndex((one) => one.id === id);
  const chapter = data[position];
  const next = data[position + 1];
  return (
    <div className={styles.help} data-reading={chapter !== undefined}>
      <nav aria-label={words.help.chapters} className={styles.chapters}>
        {chapter ? (
          <p>
            <Link to="/help">{words.help.title}</Link>
          </p>
        ) : (
          <h1>{words.help.title}</h1>
        )}
        <ol>
          {data.map((one) => (
            <li key={one.id}>
              <NavLink to={`/help/${one.id}`}>{one.title}</NavLink>
            </li>
          ))}
        </ol>
      </nav>
      {chapter && (
        <article className={styles.chapter}>
          <h1 ref={title} tabIndex={-1}>
            {chapter.title}
          </h1>
          {chapter.blocks.map((block, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: written text does not move
            <Part key={place} block={block} />
          ))}
          {next && (
            <p className={styles.next}>
              {words.help.next} <Link to={`/help/${next.id}`}>{next.title}</Link>
            </p>
          )}
        </article>
      )}
    </div>
  );
}

function Part({ block }: { readonly block: Block }) {
  if (block.kind === 'text') {
    return (
      <p>
        <Words line={block.line} />
      </p>
    );
  }
  if (block.kind === 'picture') {
    const address = pictureOf(block.address);
    return (
      address && <img src={address} alt={block.alt} width={1000} height={625} loading="lazy" />
    );
  }
  const List = block.kind === 'steps' ? 'ol' : 'ul';
  return (
    <List data-kind={block.kind}>
      {block.lines.map((line, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: written text does not move
        <li key={place}>
          <Words line={line} />
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
