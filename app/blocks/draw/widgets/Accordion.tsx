import { Fragment, type KeyboardEvent, useId, useState } from 'react';
import type { PreparedBlock } from '../../prepared.ts';
import type { widgetBlocks } from '../../widget-blocks.ts';
import { Blocks } from '../Blocks.tsx';
import type { BlockProps } from '../block-props.ts';
import { NoScript } from '../NoScript.tsx';
import { usePageRules } from '../page-rules.ts';

/** Source: reference §7, with the roles and keys of a disclosure; all closed at first. */
export function Accordion({
  options,
  block,
}: BlockProps<(typeof widgetBlocks)['Builder:Accordion']>) {
  const { oneAtATime, grid, gridRowWidth = '25%' } = options;
  const [open, setOpen] = useState<readonly number[]>([]);
  /** Of a grid: the last title of the row that is open. */
  const [rowEnd, setRowEnd] = useState(0);
  const id = useId();
  const children = block.children ?? [];
  const items = options.useChildrenForItems ? pairUp(children) : (options.items ?? []);
  const className = usePageRules(
    grid
      ? [
          '&{flex-flow:row wrap;align-items:flex-start}',
          `&>.builder-accordion-title{width:${gridRowWidth}}`,
          ...items.map((_, index) => `&>[data-index="${index}"]{order:${index}}`),
          // The answer lies below the whole row of its question.
          `&>.builder-accordion-detail{width:100%;order:${rowEnd + 1}}`,
        ]
      : [],
  );
  const toggle = (index: number, title: HTMLElement) => {
    const titles = [...(title.parentElement?.children ?? [])].filter(
      (one): one is HTMLElement => one instanceof HTMLElement && 'index' in one.dataset,
    );
    setRowEnd(titles.findLastIndex((one) => one.offsetTop === title.offsetTop));
    const isOpen = open.includes(index);
    if (oneAtATime || grid) setOpen(isOpen ? [] : [index]);
    else setOpen(isOpen ? open.filter((one) => one !== index) : [...open, index]);
  };
  const press = (event: KeyboardEvent<HTMLElement>, index: number) => {
    const isOwn = event.target === event.currentTarget;
    if (!isOwn || (event.key !== 'Enter' && event.key !== ' ')) return;
    event.preventDefault();
    toggle(index, event.currentTarget);
  };
  return (
    <div className={`builder-accordion ${className}`}>
      {items.map(({ title, detail }, index) => {
        const isOpen = open.includes(index);
        const state = isOpen ? 'open' : 'closed';
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: items never change places
          <Fragment key={index}>
            {/* biome-ignore lint/a11y/useSemanticElements: a button may not hold blocks */}
            <div
              className={`builder-accordion-title builder-accordion-title-${state}`}
              data-index={index}
              role="button"
              tabIndex={0}
              aria-expanded={isOpen}
              aria-controls={isOpen ? `${id}-${index}` : undefined}
              onClick={(event) => toggle(index, event.currentTarget)}
              onKeyDown={(event) => press(event, index)}
            >
              <Blocks of={title} isChild />
            </div>
            {isOpen ? (
              <div
                id={`${id}-${index}`}
                className="builder-accordion-detail builder-accordion-detail-open"
              >
                <Blocks of={detail} isChild />
              </div>
            ) : (
              <NoScript>
                <div className="builder-accordion-detail">
                  <Blocks of={detail} isChild />
                </div>
              </NoScript>
            )}
          </Fragment>
        );
      })}
    </div>
  );
}

const pairUp = (children: readonly PreparedBlock[]) =>
  children.map(({ children: [title, detail] = [] }) => ({
    title: title ? [title] : [],
    detail: detail ? [detail] : [],
  }));
