import { useCallback, useMemo } from 'react';
import { languageOptions, languages } from '#shared/languages/languages.ts';
import { toSizedAddress } from '../../pictures/media-query.ts';
import { useWords } from '../../words/words.ts';
import { useOpenItem } from '../item/open-item.ts';
import styles from './Differences.module.css';
import {
  type Difference,
  listDifferences,
  type Picture,
  type Version,
  type WordPart,
} from './list-differences.ts';
import type { Pictures } from './picture-signs.ts';
import { SaidText } from './SaidText.tsx';
import { useReader } from './use-reader.ts';

/** What is other in one version of the open item than in another, per language, word by word. */
export function Differences({
  before,
  after,
}: {
  readonly before: Version;
  readonly after: Version;
}) {
  const { history } = useWords();
  const { model, targets } = useOpenItem().item;
  const titleOf = useCallback(
    (id: string) => (targets[id] ? `“${targets[id].title}”` : ''),
    [targets],
  );
  const reader = useReader(titleOf);
  const { found, pictures } = useMemo(() => {
    const pictures: Pictures = [];
    return { found: listDifferences(model, before, after, { ...reader, pictures }), pictures };
  }, [model, before, after, reader]);
  if (found.length === 0) return <p>{history.same}</p>;
  return (
    <div className={styles.differences}>
      {languages.map((language) => {
        const own = found.filter((one) => one.language === language);
        if (own.length === 0) return null;
        return (
          <section key={language}>
            <h3 lang={language}>
              {languageOptions.find(({ code }) => code === language)?.nativeName}
            </h3>
            <dl>
              {own.map((one) => (
                <OneDifference
                  key={one.field}
                  difference={one}
                  pictures={pictures}
                  isNew={before.languages[language] === null}
                />
              ))}
            </dl>
          </section>
        );
      })}
    </div>
  );
}

function OneDifference({
  difference: { language, field, label, words, pictures: changed },
  pictures,
  isNew,
}: {
  readonly difference: Difference;
  readonly pictures: Pictures;
  readonly isNew: boolean;
}) {
  const { history } = useWords();
  if (field === '') return <dt>{isNew ? history.languageCame : history.languageWent}</dt>;
  return (
    <div>
      <dt>{label}</dt>
      <dd lang={language}>
        {changed && <BothPictures {...changed} />}
        <p className={styles.words}>
          {shorten(words).map(({ kind, text }, position) => {
            const Part = kind === 'added' ? 'ins' : kind === 'removed' ? 'del' : 'span';
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text, drawn once
              <Part key={position}>
                <SaidText text={text} pictures={pictures} />
              </Part>
            );
          })}
        </p>
      </dd>
    </div>
  );
}

function BothPictures({ before, after }: NonNullable<Difference['pictures']>) {
  const { history } = useWords();
  const draw = (picture: Picture | null, name: string) => (
    <figure>
      {picture?.url && (
        <img src={toSizedAddress(picture.url, { width: 320 })} alt={picture.alt} loading="lazy" />
      )}
      <figcaption>{picture?.url ? name : history.noPicture}</figcaption>
    </figure>
  );
  return (
    <div className={styles.pictures}>
      {draw(before, history.before)}
      {draw(after, history.after)}
    </div>
  );
}

const shownAround = 120;

/** Of long stretches that are the same, the ends that stand beside a change. */
function shorten(parts: readonly WordPart[]): readonly WordPart[] {
  return parts.map((part, position) => {
    const { kind, text } = part;
    if (kind !== 'same' || text.length <= 2 * shownAround + 20) return part;
    const head = position === 0 ? '' : text.slice(0, shownAround);
    const tail = position === parts.length - 1 ? '' : text.slice(-shownAround);
    return { kind, text: `${head} … ${tail}` };
  });
}
