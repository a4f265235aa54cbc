import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useNavigation } from 'react-router';
import { languageOptions } from '#shared/languages/languages.ts';
import { SelectField } from '../../widgets/SelectField.tsx';
import { TextField } from '../../widgets/TextField.tsx';
import { fill, useSpokenLanguage } from '../../words/words.ts';
import { modelsQuery } from '../item/item-query.ts';
import styles from './List.module.css';
import { states, type useFilter } from './use-filter.ts';

/** Who types a word is not asked for each of its letters. */
const restMs = 200;

export function Filters({ filter, set }: Pick<ReturnType<typeof useFilter>, 'filter' | 'set'>) {
  const {
    words: { items },
    language,
  } = useSpokenLanguage();
  const { data } = useQuery(modelsQuery(language));
  const [text, setText] = useState(filter.search ?? '');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  // Who is on the way to an item stays on it.
  const isLeaving = useNavigation().state !== 'idle';
  useEffect(() => {
    if (isLeaving) clearTimeout(timer.current);
  }, [isLeaving]);
  const types = (data?.types ?? []).toSorted((one, other) =>
    one.label.localeCompare(other.label, language),
  );
  return (
    <search className={styles.filters}>
      <TextField
        type="search"
        label={items.search}
        value={text}
        onChange={({ target: { value } }) => {
          setText(value);
          clearTimeout(timer.current);
          timer.current = setTimeout(() => set('search', value.trim()), restMs);
        }}
      />
      <SelectField
        label={items.type}
        value={filter.type ?? ''}
        onChange={({ target }) => set('type', target.value)}
        options={[
          { value: '', label: items.allTypes },
          ...types.map(({ id, label }) => ({ value: id, label })),
        ]}
      />
      <SelectField
        label={items.state}
        value={filter.state ?? ''}
        onChange={({ target }) => set('state', target.value)}
        options={[
          { value: '', label: items.allStates },
          ...states.map((value) => ({ value, label: items.states[value] })),
        ]}
      />
      <SelectField
        label={items.lacks}
        value={filter.language ?? ''}
        onChange={({ target }) => set('language', target.value)}
        options={[
          { value: '', label: items.allLanguages },
          ...languageOptions
            .filter(({ code }) => code !== 'en')
            .map(({ code, nativeName }) => ({
              value: code,
              label: fill(items.lacking, { language: nativeName }),
            })),
        ]}
      />
    </search>
  );
}
