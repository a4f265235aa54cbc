import { createElement, type ReactNode, useContext } from 'react';
import type { PreparedBlock } from '../prepared.ts';
import { countItems, toCutMessage } from '../values/count-items.ts';
import { BlockErrorBoundary, BlockErrorNote } from './BlockErrorBoundary.tsx';
import type { BlockAttributes } from './block-props.ts';
import { findInterpreter } from './bundles.ts';
import {
  DrawWarningContext,
  LocalsContext,
  toNames,
  toWritableNames,
  tryEvaluate,
  useEntry,
} from './contexts.ts';
import { usePageRules } from './page-rules.ts';
import { type ResolvedBlock, resolveBlock } from './resolve-block.ts';
import { StyleMark } from './StyleMark.tsx';
import { useAnimation } from './use-animation.ts';

const emptyElements =
  /^(area|base|br|col|embed|hr|img|input|link|meta|param|source|textarea|track|wbr)$/;

/** One block of a page, or as many as its list has items. */
export function Block({ of: block }: { of: PreparedBlock }) {
  return block.repeat ? <Repeat of={block} /> : <OneBlock of={block} index={0} />;
}

/** Source: reference §1.7. What is not a list draws nothing. */
function Repeat({ of: block }: { of: PreparedBlock }) {
  const entry = useEntry();
  const locals = useContext(LocalsContext);
  const warn = useContext(DrawWarningContext);
  const { collection, itemName, size } = block.repeat ?? {
    collection: null,
    itemName: '',
    size: 1,
  };
  const items = tryEvaluate(collection, toNames(entry, locals));
  if (!Array.isArray(items)) return null;
  const count = countItems(items.length, locals.share, size);
  if (count < items.length) {
    const cut = toCutMessage(count, items.length);
    warn(`Page builder, ${entry.model} ${entry.id}: block ${block.id}: ${cut}`);
  }
  const share = Math.floor(locals.share / Math.max(1, count));
  const drawn = items.slice(0, count).map((item: unknown, index) => {
    const values = {
      ...locals.values,
      $index: index,
      $item: item,
      [itemName]: item,
      [`$${itemName}Index`]: index,
    };
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: items have nothing else to be known by
      <LocalsContext key={index} value={{ values, share }}>
        <OneBlock of={block} index={index} />
      </LocalsContext>
    );
  });
  return count > 0 && [<StyleMark key="mark" />, ...drawn];
}

function OneBlock({ of: block, index }: { of: PreparedBlock; index: number }) {
  return (
    <BlockErrorBoundary blockId={block.id}>
      <ShownBlock of={block} index={index} />
    </BlockErrorBoundary>
  );
}

function ShownBlock({ of: block, index }: { of: PreparedBlock; index: number }) {
  const entry = useEntry();
  const locals = useContext(LocalsContext);
  const resolved = resolveBlock(block, entry, locals);
  const element = resolved && <Element block={block} resolved={resolved} index={index} />;
  if (!element || !entry.countsElements) return element;
  return (
    <>
      <StyleMark />
      {element}
    </>
  );
}

interface ElementProps {
  readonly block: PreparedBlock;
  readonly resolved: ResolvedBlock;
  readonly index: number;
}

function Element({ block, resolved, index }: ElementProps) {
  const className = [resolved.className, usePageRules(resolved.rules)].filter(Boolean).join(' ');
  const animation = useAnimation(resolved.animation);
  const handlers = useHandlers(block);
  const attributes: BlockAttributes = {
    ...resolved.attributes,
    ...handlers,
    ...animation,
    className: animation ? `${className} ${animation.className}` : className,
    'builder-id': block.id,
    ...(index > 0 && { 'builder-index': index }),
  };
  if (block.tag === null) {
    return <Component block={block} resolved={resolved} attributes={attributes} />;
  }
  if (emptyElements.test(block.tag)) return createElement(block.tag, attributes);
  const inner: ReactNode[] = [];
  if (block.component) {
    inner.push(<Component key="c" block={block} resolved={resolved} attributes={attributes} />);
  } else if (block.text) inner.push(block.text);
  if (!block.component || block.component === 'unknown') {
    // biome-ignore lint/suspicious/noArrayIndexKey: blocks never change places
    inner.push(...(block.children ?? []).map((child, at) => <Block key={at} of={child} />));
  }
  return createElement(block.tag, attributes, ...inner);
}

/**
 * The component is called here, so that what it throws is caught on the server too, where React has
 * no boundaries; its hooks are this component's.
 */
function Component({
  block,
  resolved,
  attributes,
}: {
  block: PreparedBlock;
  resolved: ResolvedBlock;
  attributes: BlockAttributes;
}) {
  const entry = useEntry();
  const draw = entry.findComponent(block.component ?? '');
  if (!draw) return null;
  try {
    return draw({
      options: resolved.options,
      block,
      attributes,
      loaded: block.load === undefined ? undefined : entry.loaded[block.load],
    });
  } catch (error) {
    console.error(`Block ${block.id} (${block.component})`, error);
    return <BlockErrorNote />;
  }
}

/** Source: reference §1.3 `actions`. */
function useHandlers(block: PreparedBlock): Readonly<Record<string, unknown>> | undefined {
  const entry = useEntry();
  const locals = useContext(LocalsContext);
  if (!block.actions) return undefined;
  return Object.fromEntries(
    block.actions.map(([name, action]) => [
      name,
      (event: React.SyntheticEvent) => {
        const { evaluate, toSafeEvent } = findInterpreter();
        try {
          evaluate(action, toWritableNames(entry, locals, block, toSafeEvent(event)));
        } catch (error) {
          if (entry.isPreview) console.warn(`Block ${block.id}: ${name}`, error);
        }
      },
    ]),
  );
}
