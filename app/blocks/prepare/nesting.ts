import type { PreparedBlock } from '../prepared.ts';

/** What a browser takes apart where it stands in itself, with what it may be parted by. */
const alone: Readonly<Record<string, readonly [same: RegExp, between: RegExp | null]>> = {
  a: [/^a$/, null],
  form: [/^form$/, null],
  button: [/^button$/, null],
  nobr: [/^nobr$/, null],
  li: [/^li$/, /^(ul|ol|menu)$/],
  dd: [/^d[dt]$/, /^dl$/],
  dt: [/^d[dt]$/, /^dl$/],
};

/** Elements that stand in certain others only. */
const parents: Readonly<Record<string, RegExp>> = {
  caption: /^table$/,
  colgroup: /^table$/,
  col: /^colgroup$/,
  thead: /^table$/,
  tbody: /^table$/,
  tfoot: /^table$/,
  tr: /^(table|thead|tbody|tfoot)$/,
  td: /^tr$/,
  th: /^tr$/,
  optgroup: /^select$/,
  option: /^(select|optgroup|datalist)$/,
  rb: /^ruby$/,
  rp: /^ruby$/,
  rt: /^ruby$/,
  rtc: /^ruby$/,
};

/** Elements that hold certain others only, as far as they hold any. */
const children: Readonly<Record<string, RegExp>> = {
  table: /^(caption|colgroup|thead|tbody|tfoot|tr)$/,
  colgroup: /^col$/,
  thead: /^tr$/,
  tbody: /^tr$/,
  tfoot: /^tr$/,
  tr: /^t[dh]$/,
  select: /^(option|optgroup|hr)$/,
  optgroup: /^option$/,
  option: /^$/,
  textarea: /^$/,
  p: /^(a|abbr|b|bdi|bdo|br|button|cite|code|data|del|dfn|em|font|i|img|input|ins|kbd|label|mark|picture|q|s|samp|select|small|span|strong|sub|sup|textarea|time|u|var|wbr)$/,
};

/** Components without a block around them that are no more than a word in a line. */
const inLine = /^(Core:Button|Raw:Img|Form:(Input|TextArea|Select|SubmitButton))$/;

/**
 * The element that a block becomes where HTML knows it as it is: a browser that reads the page would
 * put it elsewhere than where its editor did, and the page would not be the one that our code draws.
 *
 * @param around elements that it lies in, the outermost first
 */
export function fitInto(tag: string, around: readonly string[]): string {
  const parent = around.at(-1) ?? '';
  if (parents[tag] && !parents[tag].test(parent)) return 'div';
  if (/^h[1-6]$/.test(tag) && /^h[1-6]$/.test(parent)) return 'div';
  const [same, between] = alone[tag] ?? [];
  if (!same) return tag;
  const nearest = around.findLast((one) => same.test(one) || between?.test(one));
  return nearest === undefined || !same.test(nearest)
    ? tag
    : /^(a|button|nobr)$/.test(tag)
      ? 'span'
      : 'div';
}

/** What a value of an expression may bring, and what HTML would take out of its place there. */
const ofValues = ['a', 'dd', 'dt', 'li'];

/** Elements that values of expressions may not bring where they stand; they become others. */
export const listMisfits = (around: readonly string[]): readonly string[] =>
  ofValues.filter((tag) => fitInto(tag, [...around, 'div']) !== tag);

/** Where blocks together have no box of their own, since a row in one would be none. */
export const isPartOfTable = (tag: string) => /^(thead|tbody|tfoot|tr)$/.test(tag);

/** As `fitInto`, by what a block holds, which may change too: rows without a table become boxes. */
export function fitAround(
  tag: string,
  held: readonly PreparedBlock[],
  hasComponent: boolean,
): { readonly tag: string; readonly held: readonly PreparedBlock[] } {
  const allowed = children[tag];
  const isWhole =
    !allowed || (!hasComponent && held.every((one) => isWithin(one, allowed, tag === 'p')));
  if (!isWhole) return { tag: 'div', held: toBoxes(held) };
  // As browsers complete it.
  if (tag === 'table' && held.some((one) => one.tag === 'tr')) return { tag, held: withBody(held) };
  return { tag, held };
}

function isWithin(one: PreparedBlock, allowed: RegExp, isLine: boolean): boolean {
  if (one.tag === null && one.component === 'Core:Fragment') {
    return (one.children ?? []).every((inner) => isWithin(inner, allowed, isLine));
  }
  if (one.tag === null) return isLine && inLine.test(one.component ?? '');
  if (one.component || !allowed.test(one.tag)) return !isLine && allowed.test(one.tag);
  return !isLine || (one.children ?? []).every((inner) => isWithin(inner, allowed, true));
}

const toBoxes = (held: readonly PreparedBlock[]): readonly PreparedBlock[] =>
  held.map((one) =>
    one.tag !== null && parents[one.tag]
      ? { ...one, tag: 'div', children: toBoxes(one.children ?? []) }
      : one,
  );

const rows = 'builder-rows';

function withBody(held: readonly PreparedBlock[]): readonly PreparedBlock[] {
  const whole: PreparedBlock[] = [];
  for (const one of held) {
    const last = whole.at(-1);
    if (one.tag !== 'tr') whole.push(one);
    else if (last?.id === rows)
      whole[whole.length - 1] = { ...last, children: [...(last.children ?? []), one] };
    else whole.push({ id: rows, tag: 'tbody', className: '', children: [one] });
  }
  return whole;
}
