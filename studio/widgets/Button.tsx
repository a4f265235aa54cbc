import type { ComponentProps } from 'react';
import styles from './Button.module.css';

interface ButtonProps extends ComponentProps<'button'> {
  /** `main`: what the screen is for; `plain`: anything else; `quiet`: reads as a link. */
  readonly kind?: 'main' | 'plain' | 'quiet';
}

export function Button({ kind = 'plain', type = 'button', ...button }: ButtonProps) {
  return <button {...button} type={type} className={styles.button} data-kind={kind} />;
}
