import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { Link, useParams } from 'react-router';
import { type Language, languageOptions } from '#shared/languages/languages.ts';
import { localizePath, withoutLanguage } from '#shared/languages/localized-path.ts';
import { toDrawnId } from '#shared/page-builder/drawn-id.ts';
import type { EditedEntry } from '#shared/page-builder/editing/block-tree.ts';
import { type BlockChange, compareEntries } from '#shared/page-builder/editing/compare-entries.ts';
import { api, ask } from '../../api/ask.ts';
import { siteOrigin } from '../../api/site-origin.ts';
import { PageFrame } from '../../items/preview/PageFrame.tsx';
import { formatMoment } from '../../widgets/format-time.ts';
import { fill, useSpokenLanguage } from '../../words/words.ts';
import { pageQuery } from '../page/page-query.ts';
import { widthOfWindow } from '../page/width-of-window.ts';
import { ChangeList } from './ChangeList.tsx';
import styles from './ComparePage.module.css';

/** An earlier version of a page beside its draft, as visitors would see both, with what differs. */
export function ComparePage() {
  const { id = '', revision = '0' } = useParams();
  const { words, language: spoken } = useSpokenLanguage();
  const { compare: say, history, previews } = words;
  const { data: page } = useSuspenseQuery(pageQuery(id));
  const { data: earlier } = useSuspenseQuery({
    queryKey: ['pages', id, 'history', 'of', revision],
    queryFn: () =>
      ask(api.pages[':id'].history[':revision{[0-9]{1,9}}'].$get({ param: { id, revision } })),
  });
  const { data: preview } = useQuery({
    queryKey: ['pages', id, 'preview'],
    queryFn: () => ask(api.pages[':id'].preview.$post({ param: { id } })),
    staleTime: 20 * 3_600_000,
    gcTime: 0,
  });
  const [language, speak] = useState<Language>(spoken);
  const [width] = useState(widthOfWindow);
  const [to, goTo] = useState<string | null>(null);
  const changes = useMemo(
    () => compareEntries(earlier.entry as unknown as EditedEntry, page.entry as EditedEntry),
    [earlier, page],
  );
  const sides = [
    {
      key: `~${revision}`,
      name: `${formatMoment(earlier.at, spoken)}, ${history.kinds[earlier.kind]}`,
    },
    { key: '', name: say.now },
  ];
  return (
    <article className={styles.compare}>
      <header>
        <p>
          <Link to={`/pages/${encodeURIComponent(id)}`}>
            {page.entry.name || words.pages.untitled}
          </Link>
        </p>
        <h1>{history.compare}</h1>
        <fieldset className={styles.languages}>
          <legend>{previews.language}</legend>
          {languageOptions.map(({ code, nativeName }) => (
            <label key={code} lang={code}>
              <input
                type="radio"
                name="compared-language"
                checked={code === language}
                onChange={() => speak(code)}
              />
              {nativeName}
            </label>
          ))}
        </fieldset>
      </header>
      <div className={styles.sides}>
        {sides.map(({ key, name }, position) => (
          <section key={key} aria-label={name}>
            <h2>{name}</h2>
            {preview && (
              <PageFrame
                address={toAddress(page.shownAt, language, preview.token + key)}
                turn={0}
                title={name}
                width={width}
                message={toMarks(changes, position === 0 ? 'added' : 'removed', to)}
                onShown={() => {}}
              />
            )}
          </section>
        ))}
      </div>
      <ChangeList changes={changes} onGo={goTo} said={fill(say.count, { count: changes.length })} />
    </article>
  );
}

function toAddress(path: string, language: Language, token: string): string {
  const url = new URL(siteOrigin + localizePath(withoutLanguage(path), language));
  url.searchParams.set('preview', token);
  return url.href;
}

/** What is on the other side alone cannot be marked here. */
const toMarks = (
  changes: readonly BlockChange[],
  absent: 'added' | 'removed',
  to: string | null,
) => ({
  kind: 'mark-blocks',
  to: to === null ? null : toDrawnId(to),
  marks: changes.flatMap(({ id, kinds }) =>
    id === null || kinds.includes(absent) ? [] : [{ id: toDrawnId(id), kind: kinds.at(-1) }],
  ),
});
