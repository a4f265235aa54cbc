import { BareBlocks } from '../Blocks.tsx';
import type { BlockProps } from '../block-props.ts';
import { listDeclarations, toRuleBody } from '../css-values.ts';
import { usePageRules } from '../page-rules.ts';
import { useInView } from '../use-in-view.ts';

interface SectionOptions {
  /** px. */
  readonly maxWidth?: number;
  readonly lazyLoad?: boolean;
  readonly lazyStyles?: unknown;
}

/** Sections are drawn when they are this near. Source: specification §2. */
const lazyMargin = '10px';

/** Source: reference §7, `Core:Section`. */
export function Section({ options, block }: BlockProps<SectionOptions>) {
  const { ref, isInView } = useInView<HTMLElement>(lazyMargin, !options.lazyLoad);
  const rules = options.maxWidth === undefined ? [] : [`&{max-width:${options.maxWidth}px}`];
  const waiting = isInView ? [] : listDeclarations(options.lazyStyles);
  if (waiting.length > 0) rules.push(`&{${toRuleBody(waiting)}}`);
  const className = usePageRules(rules);
  return (
    <section ref={ref} className={`builder-section ${className}`}>
      {isInView ? (
        <BareBlocks of={block.children} />
      ) : (
        // For those without scripts, search engines among them; browsers with scripts pass it over.
        <noscript>
          <BareBlocks of={block.children} />
        </noscript>
      )}
    </section>
  );
}
