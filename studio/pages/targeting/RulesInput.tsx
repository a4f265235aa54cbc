import { useState } from 'react';
import { type Language, languageOptions } from '#shared/languages/languages.ts';
import { Button } from '../../widgets/Button.tsx';
import { SelectField } from '../../widgets/SelectField.tsx';
import { TextField } from '../../widgets/TextField.tsx';
import { fill, useWords } from '../../words/words.ts';
import styles from '../inputs/Inputs.module.css';
import { isAddress, kinds, type Rule, type RuleKind, readRule, writeRule } from './rules.ts';

interface RulesInputProps {
  readonly rules: readonly Rule[];
  readonly onChange: (rules: readonly Rule[]) => void;
  /** By which the rules name a language. */
  readonly localeOf: (language: Language) => string;
  /** What can be known of a visit here: pages are the same for everybody at an address. */
  readonly takes: readonly RuleKind[];
}

/** For whom something is: at which addresses, in which languages, on which devices, by which links. */
export function RulesInput({ rules, onChange, localeOf, takes }: RulesInputProps) {
  const part = { rules, onChange };
  return (
    <>
      {takes.includes('path') && <Paths {...part} />}
      {takes.includes('language') && (
        <Several
          {...part}
          kind="language"
          choices={languageOptions.map(({ code, nativeName }) => ({
            value: localeOf(code),
            label: nativeName,
            lang: code,
          }))}
        />
      )}
      {takes.includes('device') && <Devices {...part} />}
      {takes.includes('query') && <Campaign {...part} />}
    </>
  );
}

type PartProps = Pick<RulesInputProps, 'rules' | 'onChange'>;

function Paths({ rules, onChange }: PartProps) {
  const { targeting: say, pages } = useWords();
  const said = readRule(rules, 'path');
  // Before the first address is named the rule is none.
  const [wanted, setWanted] = useState('');
  const [typed, setTyped] = useState('');
  const operator = said?.operator ?? wanted;
  const values = said?.values ?? [];
  const isGood = typed === '' || isAddress(typed);
  const write = (next: readonly string[], by = operator) =>
    onChange(writeRule(rules, 'path', { operator: by, values: next }));
  const add = () => {
    write([...values, typed]);
    setTyped('');
  };
  return (
    <>
      <SelectField
        label={say.where}
        value={operator}
        onChange={({ target }) => {
          setWanted(target.value);
          write(target.value === '' ? [] : values, target.value);
        }}
        options={['', ...kinds.path.operators].map((value) => ({
          value,
          label: value === '' ? say.everyPage : say.paths[value as keyof typeof say.paths],
        }))}
      />
      {operator !== '' && (
        <>
          <ul className={styles.uses}>
            {values.map((path) => (
              <li key={path}>
                {path}{' '}
                <Button kind="quiet" onClick={() => write(values.filter((one) => one !== path))}>
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
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || typed === '' || !isGood) return;
              event.preventDefault();
              add();
            }}
          />
          <div>
            <Button disabled={typed === '' || !isGood || values.includes(typed)} onClick={add}>
              {say.add}
            </Button>
          </div>
        </>
      )}
    </>
  );
}

interface Choice {
  readonly value: string;
  readonly label: string;
  readonly lang?: string;
}

/** All checked: no rule. Other values of the rule stay as long as there is one. */
function Several({
  rules,
  onChange,
  kind,
  choices,
}: PartProps & { readonly kind: 'language' | 'device'; readonly choices: readonly Choice[] }) {
  const { targeting: say } = useWords();
  const values = readRule(rules, kind)?.values;
  const isShown = (value: string) => !values || values.includes(value);
  const shown = choices.filter(({ value }) => isShown(value));
  const others = (values ?? []).filter((value) => !choices.some((one) => one.value === value));
  return (
    <fieldset className={styles.list}>
      <legend>{say[kind]}</legend>
      {choices.map(({ value, label, lang }) => (
        <label key={value} lang={lang} className={styles.check}>
          <input
            type="checkbox"
            checked={isShown(value)}
            // One at least: else nobody would see it.
            disabled={isShown(value) && shown.length === 1 && others.length === 0}
            onChange={({ target }) => {
              const next = choices
                .map((one) => one.value)
                .filter((one) => (one === value ? target.checked : isShown(one)));
              const isAll = next.length === choices.length;
              const said = { operator: 'is', values: [...next, ...others] };
              onChange(writeRule(rules, kind, isAll ? null : said));
            }}
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}

const devices = ['desktop', 'tablet', 'mobile'] as const;

function Devices(part: PartProps) {
  const { targeting: say } = useWords();
  const choices = devices.map((value) => ({ value, label: say.devices[value] }));
  return <Several {...part} kind="device" choices={choices} />;
}

/** What a link of a letter or a poster has behind its question mark. */
function Campaign({ rules, onChange }: PartProps) {
  const { targeting: say } = useWords();
  const value = readRule(rules, 'query')?.values.join(', ') ?? '';
  return (
    <TextField
      label={say.campaign}
      help={say.campaignHelp}
      value={value}
      maxLength={200}
      autoCapitalize="none"
      spellCheck={false}
      onChange={({ target }) => {
        const values = target.value.trim() === '' ? [] : [target.value.trim()];
        onChange(writeRule(rules, 'query', { operator: 'contains', values }));
      }}
    />
  );
}
