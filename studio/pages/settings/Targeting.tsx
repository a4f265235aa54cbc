import { useState } from 'react';
import { type Language, languageOptions } from '#shared/languages/languages.ts';
import { Button } from '../../widgets/Button.tsx';
import { TextField } from '../../widgets/TextField.tsx';
import { fill, useWords } from '../../words/words.ts';
import styles from '../inputs/Inputs.module.css';
import { useEntry, useOpenPage } from '../page/open-page.ts';
import { isAddress, listRules, type Rule, withLanguages, withPaths } from './rules.ts';

/** For whom it is shown: at which addresses, in which languages. Dates are said when it is published. */
export function Targeting() {
  const { targeting: say } = useWords();
  const { store, mayWrite, page } = useOpenPage();
  const entry = useEntry();
  const rules = listRules(entry.query);
  const set = (to: readonly Rule[]) =>
    store.do([{ kind: 'set', id: null, path: ['query'], from: entry.query, to }]);
  const known = new Set(['urlPath', 'locale']);
  const others = rules.filter(({ property }) => !known.has(String(property)));
  return (
    <fieldset className={styles.row} disabled={!mayWrite}>
      <legend>{say.title}</legend>
      {page.model !== 'page' && <Paths rules={rules} onChange={set} />}
      <Languages rules={rules} onChange={set} />
      {others.length > 0 && (
        <p className={styles.quiet}>
          {fill(say.others, { names: others.map(({ property }) => property).join(', ') })}
        </p>
      )}
      <p className={styles.quiet}>{say.dates}</p>
    </fieldset>
  );
}

interface PartProps {
  readonly rules: readonly Rule[];
  readonly onChange: (rules: readonly Rule[]) => void;
}

/** None: on every page. */
function Paths({ rules, onChange }: PartProps) {
  const { targeting: say, pages } = useWords();
  const [typed, setTyped] = useState('');
  const paths = rules
    .filter(({ property, operator }) => property === 'urlPath' && operator === 'is')
    .flatMap(({ value }) => value)
    .filter((one) => typeof one === 'string');
  const isGood = typed === '' || isAddress(typed);
  return (
    <>
      <p>{paths.length === 0 ? say.everyPage : say.onThese}</p>
      <ul className={styles.uses}>
        {paths.map((path) => (
          <li key={path}>
            {path}{' '}
            <Button
              kind="quiet"
              onClick={() =>
                onChange(
                  withPaths(
                    rules,
                    paths.filter((one) => one !== path),
                  ),
                )
              }
            >
              {fill(say.remove, { path })}
            </Button>
          </li>
        ))}
      </ul>
      <TextField
        label={say.address}
        value={typed}
        problem={isGood ? '' : pages.settings.badAddress}
        autoCapitalize="none"
        spellCheck={false}
        maxLength={200}
        onChange={({ target }) => setTyped(target.value)}
      />
      <div>
        <Button
          disabled={typed === '' || !isGood || paths.includes(typed)}
          onClick={() => {
            onChange(withPaths(rules, [...paths, typed]));
            setTyped('');
          }}
        >
          {say.add}
        </Button>
      </div>
    </>
  );
}

/** All checked: no rule. */
function Languages({ rules, onChange }: PartProps) {
  const { targeting: say } = useWords();
  const { localeCodes } = useOpenPage();
  const rule = rules.find(({ property, operator }) => property === 'locale' && operator === 'is');
  const codes = rule && [rule.value].flat();
  const isShown = (code: Language) => !codes || codes.includes(localeCodes[code]);
  const shown = languageOptions.map(({ code }) => code).filter(isShown);
  return (
    <>
      <p>{say.languages}</p>
      {languageOptions.map(({ code, nativeName }) => (
        <label key={code} lang={code} className={styles.check}>
          <input
            type="checkbox"
            checked={isShown(code)}
            // One at least: else nobody would see it.
            disabled={isShown(code) && shown.length === 1}
            onChange={({ target }) => {
              const next = languageOptions
                .map((one) => one.code)
                .filter((one) => (one === code ? target.checked : isShown(one)));
              const all = next.length === languageOptions.length;
              onChange(withLanguages(rules, all ? null : next.map((one) => localeCodes[one])));
            }}
          />
          {nativeName}
        </label>
      ))}
    </>
  );
}
