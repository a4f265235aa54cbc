import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { Translated } from '#server/studio/items/item-index.ts';
import { Button } from '../widgets/Button.tsx';
import { Said } from '../widgets/Said.tsx';
import { useAct } from '../widgets/use-act.ts';
import { fill, useWords } from '../words/words.ts';
import { giveOut } from './give-out.ts';
import styles from './Translations.module.css';

/** Words for translators who work elsewhere: of the type that is shown, or of all. */
export function GiveOut({ language }: { readonly language: Translated }) {
  const { translations: words } = useWords();
  const [search] = useSearchParams();
  const act = useAct();
  const [done, setDone] = useState('');
  const type = search.get('type') ?? undefined;
  const take = (units: 'lacking' | 'all') =>
    act.run(async () => {
      setDone('');
      const { items, units: count, left } = await giveOut({ language, units, type });
      const said = items > 0 ? fill(words.given, { items, count }) : words.nothingToGive;
      setDone(left > 0 ? `${said} ${fill(words.left, { count: left })}` : said);
    });
  return (
    <section className={styles.file} aria-labelledby="give-out">
      <h2 id="give-out">{words.exportTitle}</h2>
      <p>{words.exportHelp}</p>
      <div className={styles.acts}>
        <Button disabled={act.isRunning} onClick={() => take('lacking')}>
          {words.exportLacking}
        </Button>
        <Button disabled={act.isRunning} onClick={() => take('all')}>
          {words.exportAll}
        </Button>
      </div>
      <Said problem={act.problem} done={done} />
    </section>
  );
}
