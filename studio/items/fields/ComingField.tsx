import styles from './Field.module.css';
import type { FieldProps } from './field-props.ts';

/** As high as the field that is on its way, nearly, so that the form below it stays where it is. */
export const ComingField = ({ field, path, value, inputId }: FieldProps) => (
  <div
    id={inputId}
    aria-busy="true"
    className={styles.coming}
    data-kind={field.type === 'Group' ? path.split('.').at(-1) : field.type}
    data-empty={value === undefined}
  />
);
