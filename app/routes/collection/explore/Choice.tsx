import type { ReactNode } from 'react';
import styles from './Choice.module.css';

export interface ChoiceProps {
  readonly name: string;
  readonly value: string;
  readonly isChosen: boolean;
  readonly label: ReactNode;
  /** Objects that there are with it. */
  readonly count: string;
  readonly onChange: () => void;
}

/** One thing to tick, and how much there is of it; a color is a pot of its pigment. */
export const Choice = ({ name, value, isChosen, label, count, onChange }: ChoiceProps) => (
  <label className={styles.choice} data-color={name === 'color' ? value : undefined}>
    <input
      type="checkbox"
      name={name}
      value={value}
      defaultChecked={isChosen}
      data-chosen={isChosen ? '' : undefined}
      onChange={onChange}
    />
    <b>{label}</b>
    <small>{count}</small>
  </label>
);
