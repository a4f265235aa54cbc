import type { FollowedData } from '#shared/page-builder/followed-data.ts';
import { SelectField } from '../../widgets/SelectField.tsx';
import { fill, useWords } from '../../words/words.ts';
import styles from './Data.module.css';

interface DataChoiceProps {
  readonly label: string;
  /** What it is where nothing is chosen. */
  readonly usual: string;
  /** The expression; empty: none. */
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly followed: FollowedData | undefined;
  readonly isReadOnly: boolean;
  readonly onChange: (value: string) => void;
}

/** From what one thing follows, and what that comes to. An expression of somebody else's is kept until another is chosen. */
export function DataChoice(props: DataChoiceProps) {
  const { label, usual, value, options, followed, isReadOnly, onChange } = props;
  const { data: say } = useWords();
  const isOwn = value !== '' && !options.some((one) => one.value === value.trim());
  return (
    <div>
      <SelectField
        label={label}
        value={isOwn ? value : value.trim()}
        disabled={isReadOnly}
        onChange={({ target }) => onChange(target.value)}
        options={[
          { value: '', label: usual },
          ...options,
          ...(isOwn ? [{ value, label: fill(say.ownExpression, { text: cut(value) }) }] : []),
        ]}
      />
      {followed && <Found {...followed} />}
    </div>
  );
}

const cut = (text: string) => (text.length > 60 ? `${text.slice(0, 60)}…` : text);

function Found({ finding, shows, count, path }: FollowedData) {
  const { data: say } = useWords();
  if (finding === 'found') {
    const said = path === 'repeat' ? fill(say.shownTimes, { count }) : shows;
    return said ? <p className={styles.quiet}>{fill(say.shows, { text: said })}</p> : null;
  }
  return (
    <p className={styles.note} role="status">
      {say.findings[finding]}
      {finding === 'not-understood' && shows && <span lang="en"> {shows}</span>}
    </p>
  );
}
