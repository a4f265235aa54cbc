import type { defaultBlocks } from '../../default-blocks.ts';
import { BlockLink } from '../BlockLink.tsx';
import type { BlockProps } from '../block-props.ts';

interface NestedButton {
  /** It lies in a link or button that does what is to be done (`prepare/nesting.ts`). */
  readonly isText?: boolean;
}

/** Source: reference §7, `Core:Button`: a real link or a real button, which sends the form it is in. */
export function Button({
  options,
  attributes,
}: BlockProps<(typeof defaultBlocks)['Core:Button'], NestedButton>) {
  if (options.isText) return <span {...attributes}>{options.text}</span>;
  const href = options.link ?? (attributes.href as string | undefined);
  return href ? (
    <BlockLink {...attributes} href={href} {...(options.openLinkInNewTab && { target: '_blank' })}>
      {options.text}
    </BlockLink>
  ) : (
    <button type="submit" {...attributes} className={`${attributes.className} builder-button`}>
      {options.text}
    </button>
  );
}
