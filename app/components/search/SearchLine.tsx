import styles from './SearchLine.module.css';
import { SuggestField, type SuggestFieldProps } from './SuggestField.tsx';

export interface SearchLineProps extends SuggestFieldProps {
  /** Of the field, for those who do not see what stands around it. */
  readonly label: string;
  readonly button: string;
}

/** A field that suggests and its button, on one line, in the form around it. */
export const SearchLine = ({ label, button, ...field }: SearchLineProps) => (
  <div className={styles.line}>
    <label htmlFor={field.id} className="visually-hidden">
      {label}
    </label>
    <SuggestField {...field} />
    <button type="submit">{button}</button>
  </div>
);
