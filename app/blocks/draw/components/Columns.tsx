import type { ReactNode } from 'react';
import type { defaultBlocks } from '../../default-blocks.ts';
import { BlockLink } from '../BlockLink.tsx';
import { Blocks } from '../Blocks.tsx';
import type { BlockProps } from '../block-props.ts';
import { useEntry } from '../contexts.ts';
import { usePageRules } from '../page-rules.ts';
import { StyleMark } from '../StyleMark.tsx';

/** Source: reference §7, "Columns". */
export function Columns({ options }: BlockProps<(typeof defaultBlocks)['Columns']>) {
  const { breakpoints, countsElements } = useEntry();
  const { columns = [], stackColumnsAt = 'tablet', reverseColumnsWhenStacked } = options;
  const space = options.space ?? 20;
  const rules = columns.map(({ width }, index) => {
    const share = width || 100 / columns.length;
    const gaps = round((space * (columns.length - 1) * share) / 100);
    const margin = index > 0 && space !== 0 ? `;margin-left:${space}px` : '';
    return `&>:nth-child(${index + (countsElements ? 2 : 1)}){width:calc(${round(share)}% - ${gaps}px)${margin}}`;
  });
  if (stackColumnsAt !== 'never') {
    const most = stackColumnsAt === 'tablet' ? breakpoints.medium : breakpoints.small;
    const direction = reverseColumnsWhenStacked ? 'column-reverse' : 'column';
    rules.push(
      `@media (max-width:${most}px){&{flex-direction:${direction};align-items:stretch}&>:nth-child(n){width:100%;margin-left:0}}`,
    );
  }
  const className = usePageRules(rules);
  return (
    <>
      <StyleMark />
      <div className={`builder-columns ${className}`}>
        <StyleMark />
        {columns.map(({ blocks, link }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: columns never change places
          <Column key={index} link={link}>
            <Blocks of={blocks} isChild />
          </Column>
        ))}
      </div>
    </>
  );
}

const Column = ({ link, children }: { link?: string; children: ReactNode }) =>
  link ? (
    <BlockLink className="builder-column" href={link}>
      {children}
    </BlockLink>
  ) : (
    <div className="builder-column">{children}</div>
  );

const round = (value: number) => Math.round(value * 1_000) / 1_000;
