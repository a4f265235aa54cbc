import type { ComponentProps } from 'react';
import styles from './Button.module.css';

interface ButtonProps extends ComponentProps<'button'> {
  /** `main`: what the screen is for; `plain`: anything else; `quiet`: reads as a link. */
  readonly kind?: 'main' | 'plain' | 'quiet';
}

/** While it is disabled it keeps the focus: whoever pressed it by keys would else be nowhere on the screen. */
export function Button({
  kind = 'plain',
  type = 'button',
  disabled = false,
  onClick,
  ...button
}: ButtonProps) {
  return (
    <button
      {...button}
      type={type}
      className={styles.button}
      data-kind={kind}
      aria-disabled={disabled || undefined}
      onClick={(event) => {
        // Of a form's button this keeps the form from being sent, also by the Enter key.
        if (disabled) event.preventDefault();
        else onClick?.(event);
      }}
    />
  );
}
