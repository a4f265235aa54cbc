import type { ComponentProps } from 'react';
import { SiteLink } from '#app/components/text/SiteLink.tsx';
import styles from './Button.module.css';

/** `main`: the one thing to do here; `plain`: beside it; `quiet`: a word with a line under it. */
export type ButtonKind = 'main' | 'plain' | 'quiet';

export function Button({
  kind = 'main',
  ...button
}: ComponentProps<'button'> & { kind?: ButtonKind }) {
  return <button type="button" {...button} className={styles.button} data-kind={kind} />;
}

/** A link that looks like a button. */
export function ButtonLink({
  kind = 'main',
  ...link
}: ComponentProps<typeof SiteLink> & { kind?: ButtonKind }) {
  return <SiteLink {...link} className={styles.button} data-kind={kind} />;
}
