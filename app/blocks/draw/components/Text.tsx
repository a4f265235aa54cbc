import { useNonce } from '#framework/app/use-nonce.ts';
import type { defaultBlocks } from '../../default-blocks.ts';
import type { BlockProps } from '../block-props.ts';
import { useEntry } from '../contexts.ts';
import { Html } from '../Html.tsx';

/** Source: reference §7. A `div`, as generation 2 has it: a `span` may not hold paragraphs. */
export function Text({
  options,
}: BlockProps<(typeof defaultBlocks)['Text'], { readonly isLine?: boolean }>) {
  const { isRightToLeft } = useEntry();
  return (
    <Html
      of={options.text}
      className="builder-text"
      as={options.isLine ? 'span' : 'div'}
      dir={isRightToLeft ? 'rtl' : undefined}
    />
  );
}

export function RawText({ options }: BlockProps<(typeof defaultBlocks)['Builder:RawText']>) {
  return <Html of={options.text} className="builder-raw-text" as="span" />;
}

/** Source: reference §7: films in a frame; scripts were taken out (`prepare/clean-html.ts`). */
export function Embed({ options }: BlockProps<(typeof defaultBlocks)['Embed']>) {
  return <Html of={options.content} className="builder-embed" />;
}

/**
 * An editor's own code. Its scripts are there only where a setting allows it: they run as the
 * document is read, allowed by their hash, so a page with any always comes as a document.
 */
export function CustomCode({
  options: { code },
}: BlockProps<(typeof defaultBlocks)['Custom Code']>) {
  // The mark by which the server knows inline code that may run.
  const mark = useNonce();
  if (typeof code !== 'object' || !('scripts' in code)) {
    return <Html of={code} className="builder-custom-code" />;
  }
  return (
    <>
      <Html of={code.html} className="builder-custom-code" />
      {code.scripts.map((script, index) => (
        <script
          // biome-ignore lint/suspicious/noArrayIndexKey: scripts never change places
          key={index}
          nonce={import.meta.env.SSR ? mark : undefined}
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: a setting allows it
          dangerouslySetInnerHTML={{ __html: script }}
        />
      ))}
    </>
  );
}
