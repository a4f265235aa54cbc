import { type KeyboardEvent, useId, useRef, useState } from 'react';
import type { widgetBlocks } from '../../widget-blocks.ts';
import { Blocks } from '../Blocks.tsx';
import type { BlockProps } from '../block-props.ts';
import { NoScript } from '../NoScript.tsx';
import { usePageRules } from '../page-rules.ts';
import { chooseNext } from './choose-next.ts';

/** Source: reference §7, with the roles and keys of tabs: arrows, Home and End move and open. */
export function Tabs({ options }: BlockProps<(typeof widgetBlocks)['Builder: Tabs']>) {
  const { tabs = [], defaultActiveTab = 1, tabHeaderLayout = 'flex-start', collapsible } = options;
  const [active, setActive] = useState<number | null>(Math.max(0, defaultActiveTab - 1));
  const id = useId();
  const row = useRef<HTMLDivElement>(null);
  const rules = [`&{justify-content:${tabHeaderLayout}}`];
  if (options.activeTabStyle) rules.push(`&>.builder-tab-active{${options.activeTabStyle}}`);
  const className = usePageRules(rules);
  const reached = active ?? 0;

  const moveTo = (event: KeyboardEvent) => {
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      setActive(collapsible && active === reached ? null : reached);
      return;
    }
    const next = chooseNext(event.key, reached, tabs.length);
    if (next === null) return;
    event.preventDefault();
    setActive(next);
    (row.current?.children[next] as HTMLElement | undefined)?.focus();
  };

  return (
    <div>
      <div ref={row} className={`builder-tabs-wrap ${className}`} role="tablist" onKeyDown={moveTo}>
        {tabs.map(({ label }, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the row listens to the keys
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: tabs never change places
            key={index}
            className={`builder-tab-wrap${index === active ? ' builder-tab-active' : ''}`}
            role="tab"
            id={`${id}-tab-${index}`}
            aria-selected={index === active}
            aria-controls={index === active ? `${id}-panel` : undefined}
            tabIndex={index === reached ? 0 : -1}
            onClick={() => setActive(collapsible && index === active ? null : index)}
          >
            <Blocks of={label} isChild />
          </div>
        ))}
      </div>
      {active !== null && tabs[active] && (
        <div
          key={active}
          role="tabpanel"
          id={`${id}-panel`}
          aria-labelledby={`${id}-tab-${active}`}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel without links is reached so
          tabIndex={0}
        >
          <Blocks of={tabs[active].content} isChild />
        </div>
      )}
      {tabs.length > 1 && (
        <NoScript>
          {tabs.map(
            ({ label, content }, index) =>
              index !== active && (
                // biome-ignore lint/suspicious/noArrayIndexKey: tabs never change places
                <div key={index}>
                  <Blocks of={label} isChild />
                  <Blocks of={content} isChild />
                </div>
              ),
          )}
        </NoScript>
      )}
    </div>
  );
}
