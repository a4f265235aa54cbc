import type { AnchorHTMLAttributes } from 'react';

/** A link of a block. What a click on it does inside the site is decided for the whole page. */
export function BlockLink(props: AnchorHTMLAttributes<HTMLAnchorElement>) {
  return <a {...props} rel={props.target === '_blank' ? 'noopener' : props.rel} />;
}
