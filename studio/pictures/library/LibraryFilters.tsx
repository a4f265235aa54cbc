import { useEffect, useRef, useState } from 'react';
import { languageOptions } from '#shared/languages/languages.ts';
import { SelectField } from '../../widgets/SelectField.tsx';
import { TextField } from '../../widgets/TextField.tsx';
import { useWords } from '../../words/words.ts';
import type { LibraryFilter } from '../media-query.ts';
import styles from './Library.module.css';

interface LibraryFiltersProps {
  readonly filter: LibraryFilter;
  readonly onChange: (filter: LibraryFilter) => void;
  /** Kinds that may be chosen; all where absent. */
  readonly kinds?: readonly NonNullable<LibraryFilter['kind']>[];
}

const searchAfterMs = 250;

/** Words, kind and what is missing, by which the library is narrowed. */
export function LibraryFilters({ filter, onChange, kinds }: LibraryFiltersProps) {
  const { pictures } = useWords();
  const [typed, setTyped] = useState(filter.search ?? '');
  const latest = useRef({ filter, onChange });
  latest.current = { filter, onChange };
  useEffect(() => {
    const wait = setTimeout(() => {
      const { filter: present, onChange: change } = latest.current;
      if ((present.search ?? '') !== typed) change({ ...present, search: typed || undefined });
    }, searchAfterMs);
    return () => clearTimeout(wait);
  }, [typed]);
  const offered = kinds ?? (['picture', 'film', 'captions', 'document'] as const);
  return (
    <search className={styles.filters}>
      <TextField
        label={pictures.search}
        help={pictures.searchHelp}
        type="search"
        value={typed}
        maxLength={200}
        onChange={({ target }) => setTyped(target.value)}
      />
      {offered.length > 1 && (
        <SelectField
          label={pictures.kind}
          value={filter.kind ?? ''}
          options={[
            { value: '', label: pictures.kinds.all },
            ...offered.map((kind) => ({ value: kind, label: pictures.kinds[kind] })),
          ]}
          onChange={({ target }) =>
            onChange({ ...filter, kind: (target.value || undefined) as LibraryFilter['kind'] })
          }
        />
      )}
      <SelectField
        label={pictures.lacks}
        value={filter.lacks ?? ''}
        options={[
          { value: '', label: pictures.lacksNothing },
          { value: 'alt', label: pictures.lacksAlt },
          { value: 'use', label: pictures.lacksUse },
        ]}
        onChange={({ target }) =>
          onChange({
            ...filter,
            lacks: (target.value || undefined) as LibraryFilter['lacks'],
            language: undefined,
          })
        }
      />
      {filter.lacks === 'alt' && (
        <SelectField
          label={pictures.lacksIn}
          value={filter.language ?? ''}
          options={[
            { value: '', label: pictures.lacksInAny },
            ...languageOptions.map(({ code, nativeName }) => ({ value: code, label: nativeName })),
          ]}
          onChange={({ target }) =>
            onChange({
              ...filter,
              language: (target.value || undefined) as LibraryFilter['language'],
            })
          }
        />
      )}
      <SelectField
        label={pictures.shown}
        value={filter.shown ?? ''}
        options={[
          { value: '', label: pictures.shownAnywhere },
          { value: 'published', label: pictures.shownPublished },
        ]}
        onChange={({ target }) =>
          onChange({ ...filter, shown: target.value === 'published' ? 'published' : undefined })
        }
      />
    </search>
  );
}
