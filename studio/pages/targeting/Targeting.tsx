import type { Language } from '#shared/languages/languages.ts';
import { pageModel } from '#shared/page-builder/page-builder-models.ts';
import { useWords } from '../../words/words.ts';
import styles from '../inputs/Inputs.module.css';
import { useEntry, useOpenPage } from '../page/open-page.ts';
import { Beside } from './Beside.tsx';
import { RulesInput } from './RulesInput.tsx';
import { listRules, type Rule, type RuleKind, readRule } from './rules.ts';
import { WhoSees } from './WhoSees.tsx';

/** For whom an entry is: at which addresses, in which languages, from when and until when. */
export function Targeting() {
  const { targeting: say } = useWords();
  const { store, mayWrite, page, localeCodes } = useOpenPage();
  const entry = useEntry();
  const rules = listRules(entry.query);
  const set = (to: readonly Rule[]) =>
    store.do([{ kind: 'set', id: null, path: ['query'], from: entry.query, to }], 'query');
  const localeOf = (language: Language) => localeCodes[language];
  // A page at one address has a field of its own for it.
  const path = readRule(rules, 'path');
  const isAtOne = page.model === pageModel && path?.operator === 'is' && path.values.length === 1;
  const takes: RuleKind[] = isAtOne ? ['language', 'query'] : ['path', 'language', 'query'];
  const when = page.coming ?? page.published;
  return (
    <fieldset className={styles.row} disabled={!mayWrite}>
      <legend>
        <strong>{say.title}</strong>
      </legend>
      <WhoSees rules={rules} from={when?.from} until={when?.until} localeOf={localeOf} />
      <Beside />
      <RulesInput rules={rules} onChange={set} localeOf={localeOf} takes={takes} />
      <p className={styles.quiet}>{say.dates}</p>
    </fieldset>
  );
}
