import type { defaultBlocks } from '../../default-blocks.ts';
import { BareBlocks } from '../Blocks.tsx';
import type { BlockProps } from '../block-props.ts';
import { NoScript } from '../NoScript.tsx';
import { usePageRules } from '../page-rules.ts';
import { useInView } from '../use-in-view.ts';

/** Sections are drawn when they are this near. Source: specification §2. */
const lazyMargin = '10px';

/** px; what the page builder's own renderer takes. */
const widest = 1_200;

/** Source: reference §7, `Core:Section`. */
export function Section({ options, block }: BlockProps<(typeof defaultBlocks)['Core:Section']>) {
  const { ref, isInView } = useInView<HTMLElement>(lazyMargin, !options.lazyLoad);
  const rules = [`&{max-width:${options.maxWidth || widest}px}`];
  if (!isInView && options.lazyStyles) rules.push(`&{${options.lazyStyles}}`);
  const className = usePageRules(rules);
  return (
    <section ref={ref} className={`section-of-blocks ${className}`}>
      {isInView ? (
        <BareBlocks of={block.children} />
      ) : (
        <NoScript>
          <BareBlocks of={block.children} />
        </NoScript>
      )}
    </section>
  );
}
