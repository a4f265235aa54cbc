import { findUnnamedHost } from '#shared/http/unnamed-host.ts';
import { toDrawnId } from '#shared/page-builder/drawn-id.ts';
import { readShown } from '#shared/page-builder/editing/localized.ts';
import type { PreparedAnimation, PreparedBindings, PreparedBlock } from '../prepared.ts';
import { findBundle, findComponentName } from '../registry.ts';
import { maxAnimations } from '../values/animation-rules.ts';
import { toShortHash } from '../values/short-hash.ts';
import { prepareActions } from './actions.ts';
import { prepareAttributes } from './attributes.ts';
import { addAnimation, addBlockStyles } from './block-styles.ts';
import { limits } from './limits.ts';
import { fitAround, fitInto, isPartOfTable, listMisfits } from './nesting.ts';
import { isRecord, toPlainValue } from './plain-value.ts';
import type { Preparation } from './preparation.ts';
import { prepareBindings } from './prepare-bindings.ts';
import { prepareOptions } from './prepare-options.ts';
import { prepareRepeat } from './prepare-repeat.ts';
import { prepareSymbol } from './prepare-symbol.ts';

/** Elements that run, load or frame something, or that stand for the whole page. */
const refusedTags =
  /^(script|style|base|meta|link|object|embed|applet|frame|frameset|iframe|noscript|html|head|body|title|template|svg|math|portal|param)$/;

/** A list of blocks, checked; whatever is not a block is left out. */
export function prepareBlocks(
  value: unknown,
  preparation: Preparation,
  depth: number,
): PreparedBlock[] {
  if (!Array.isArray(value)) return [];
  if (depth > limits.depth) {
    preparation.notes.warn(null, `blocks deeper than ${limits.depth} levels are left out`);
    return [];
  }
  const blocks: PreparedBlock[] = [];
  for (const block of value) {
    if (!isRecord(block)) continue;
    if (!preparation.notes.takesBlock(String(block.id ?? ''))) break;
    const prepared = prepareBlock(block, preparation, depth);
    if (prepared) blocks.push(prepared);
  }
  return blocks;
}

function prepareBlock(
  block: Readonly<Record<string, unknown>>,
  preparation: Preparation,
  depth: number,
): PreparedBlock | null {
  const { language, notes } = preparation;
  const id = toDrawnId(block.id);
  // Counting is this site's own business (tracking); the service's picture for it is not drawn.
  if (id.startsWith('builder-pixel')) return null;
  const component = isRecord(block.component) ? block.component : null;
  const name = component ? findComponentName(component.name, preparation.registry) : null;
  const definition = name ? (preparation.registry[name] ?? null) : null;
  const bind = prepareBindings(block, definition, preparation, id);
  if (isAlwaysHidden(block, bind)) return null;
  const before = notes.drawnLength;

  const attributes = prepareAttributes(block.properties, language, notes, id);
  const isBare = name === 'Core:Fragment' && isPartOfTable(preparation.around.at(-1) ?? '');
  const given = definition?.noWrap || isBare ? null : toTag(block.tagName, attributes, bind);
  if (given === undefined) {
    notes.warn(id, `an element ${String(block.tagName).slice(0, 40)} is left out`);
    return null;
  }
  const classes = toClasses(block, id, preparation);
  const animation = bind?.animations
    ? undefined
    : addAnimation(classes.styled, block.animations, preparation);
  const own = given ?? findElement(name, component, bind);
  const fitting = own && fitInto(own, preparation.around);
  const around = isBare
    ? preparation.around
    : [...preparation.around, fitting ?? 'div', ...(given && component ? ['div'] : [])];
  const inner = { ...preparation, around };
  const held = prepareBlocks(block.children, inner, depth + 1);
  const isLine =
    fitting === 'p' && name === 'Text' && !bind?.options && isOneLine(component?.options);
  const whole =
    given === null ? null : fitAround(fitting ?? given, held, component !== null && !isLine);
  const tag = whole?.tag ?? given;
  const children = whole?.held ?? held;
  const prepared: {
    -readonly [Key in keyof PreparedBlock]: PreparedBlock[Key];
  } = { id, tag, className: classes.all };
  const isChanged = own !== null && (tag === null ? fitting : tag) !== own;
  if (isChanged) {
    const instead =
      own === 'form' || given === null ? 'only what it holds is shown' : 'it is a box';
    notes.warn(id, `HTML knows no <${own}> here: ${instead}`);
    delete attributes.href;
    if (own === 'p') prepared.className += ' builder-p';
  }
  if (Object.keys(attributes).length > 0) prepared.attributes = attributes;
  if (isChanged && own === 'form' && given === null) prepared.tag = 'div';
  else if (name && definition) {
    const bundle = findBundle(name);
    if (bundle) notes.bundles.add(bundle);
    prepared.component = name;
    prepared.options =
      name === 'Symbol'
        ? prepareSymbol(component?.options, inner, id, depth)
        : prepareOptions(component?.options, definition, inner, id, depth);
    if (name === 'Slot') noteSlot(prepared.options, inner);
    if (isChanged && given === null) {
      prepared.component = 'Core:Button';
      prepared.options = { ...prepared.options, isText: true };
    }
    if (isLine && tag === 'p') prepared.options = { ...prepared.options, isLine };
    if (name === 'Image') addSizes(prepared.options as Record<string, unknown>, block, preparation);
    if (name === 'Form:Form') warnOfHost(id, prepared.options, preparation);
    if (definition.load) {
      prepared.load = preparation.loads.length;
      preparation.loads.push({ blockId: id, component: name, options: prepared.options });
    }
  } else if (component) {
    notes.warn(id, `the component ${String(component.name).slice(0, 80)} is not known`);
    if (preparation.isPreview) {
      prepared.component = 'unknown';
      prepared.options = { name: String(component.name).slice(0, 80) };
    }
  } else if (typeof block.text === 'string' && children.length === 0) {
    prepared.text = String(readShown(block.text, language)).slice(0, limits.textLength);
    notes.countText(prepared.text.length);
  }
  if (children.length > 0) prepared.children = children;
  if (bind) prepared.bind = isChanged ? withoutLink(bind) : bind;
  const misfits = bind?.options ? listMisfits(around) : [];
  if (misfits.length > 0) prepared.misfits = misfits;
  const actions = prepareActions(block, preparation, id);
  if (actions.length > 0) prepared.actions = actions;
  const length = notes.drawnLength - before + limits.markupLength;
  const repeat = prepareRepeat(block.repeat, preparation, id, length);
  if (repeat === null) return null;
  if (repeat) prepared.repeat = repeat;
  if (animation) prepared.animation = animation satisfies PreparedAnimation;
  if (bind?.animations && Array.isArray(block.animations)) {
    const plain = toPlainValue(block.animations.slice(0, maxAnimations), language, notes);
    if (Array.isArray(plain)) prepared.animations = plain;
  }
  return prepared;
}

/** Two slots of a name show the same blocks, which must fit into either. */
function noteSlot(options: PreparedBlock['options'], { slots, around }: Preparation): void {
  const name = String(options?.name || 'children');
  slots.set(name, [...(slots.get(name) ?? []), ...around, 'div']);
}

/** Of a component without a wrapper: the element it draws, where that may not lie in all others. */
function findElement(
  name: string | null,
  component: Readonly<Record<string, unknown>> | null,
  bind: PreparedBindings | undefined,
): string | null {
  if (name === 'Form:Form') return 'form';
  if (name === 'Form:SubmitButton') return 'button';
  if (name !== 'Core:Button') return null;
  const options = isRecord(component?.options) ? component.options : {};
  return options.link || bind?.options?.some(([[option]]) => option === 'link') ? 'a' : 'button';
}

/** Words that may stand in a paragraph. */
function isOneLine(options: unknown): boolean {
  const text = isRecord(options) ? options.text : '';
  return (
    typeof text === 'string' &&
    !/<(?!\/?(a|b|br|code|em|i|s|small|span|strong|sub|sup|u)\b)|\{\{/i.test(text)
  );
}

const withoutLink = (bind: PreparedBindings): PreparedBindings => ({
  ...bind,
  ...(bind.attributes && { attributes: bind.attributes.filter(([name]) => name !== 'href') }),
});

const isAlwaysHidden = (block: Readonly<Record<string, unknown>>, bind?: PreparedBindings) =>
  (block.show !== undefined && !block.show && bind?.show === undefined) ||
  (Boolean(block.hide) && bind?.hide === undefined);

function toTag(
  given: unknown,
  attributes: Readonly<Record<string, unknown>>,
  bind: PreparedBindings | undefined,
): string | undefined {
  const tag = String(given || 'div').toLowerCase();
  const hasLink = attributes.href || bind?.attributes?.some(([name]) => name === 'href');
  if (hasLink) return 'a';
  return /^[a-z][a-z\d-]{0,40}$/.test(tag) && !refusedTags.test(tag) ? tag : undefined;
}

function toClasses(
  block: Readonly<Record<string, unknown>>,
  id: string,
  preparation: Preparation,
): { all: string; styled: string } {
  const styles = JSON.stringify([block.responsiveStyles, block.animations]) ?? '';
  const owner = preparation.styleOwners.get(id);
  // A copied block may keep its id and change its looks.
  const styled = owner === undefined || owner === styles ? id : `${id}-${toShortHash(styles)}`;
  preparation.styleOwners.set(styled, styles);
  addBlockStyles(styled, block.responsiveStyles, preparation, id);
  const properties = isRecord(block.properties) ? block.properties : {};
  if (properties.style) {
    preparation.notes.warn(id, 'the attribute style is left out, as the page builder does');
  }
  const all = [
    'builder-block',
    id,
    styled === id ? '' : styled,
    toClassNames(block.class),
    toClassNames(properties.class ?? properties.className),
  ];
  return { all: all.filter(Boolean).join(' '), styled };
}

const toClassNames = (value: unknown) =>
  typeof value === 'string' ? value.slice(0, 1_000).split(/\s+/).filter(Boolean).join(' ') : '';

/** How wide a picture is drawn, from the widths in its styles. Source: reference §7, Image. */
function addSizes(
  options: Record<string, unknown>,
  block: Readonly<Record<string, unknown>>,
  { breakpoints }: Preparation,
) {
  // Of a picture that does not fill a place they would be its size.
  const isPlaced = Number(options.aspectRatio) > 0;
  if (!isPlaced || typeof options.sizes === 'string' || !isRecord(block.responsiveStyles)) return;
  const styles = block.responsiveStyles;
  const widthAt = (size: string) => {
    const width = isRecord(styles[size]) ? styles[size].width : undefined;
    return typeof width === 'string' && /^[\d.]+(%|px|vw|rem|em)$/.test(width)
      ? width.replace('%', 'vw')
      : null;
  };
  const narrow = (['small', 'medium'] as const).flatMap((size) => {
    const width = widthAt(size);
    return width ? [`(max-width: ${breakpoints[size]}px) ${width}`] : [];
  });
  const large = widthAt('large');
  if (narrow.length === 0 && !large) return;
  options.sizes = [...narrow, large ?? '100vw'].join(', ');
}

/** The form cannot be sent, which its editor should know before a visitor does. */
function warnOfHost(id: string, options: PreparedBlock['options'], preparation: Preparation): void {
  const { allowedHosts, notes } = preparation;
  const isElsewhere = options?.sendSubmissionsTo === 'custom' && allowedHosts !== null;
  const host = isElsewhere ? findUnnamedHost(options.action, allowedHosts.forms) : null;
  if (host)
    notes.warn(id, `the form is not sent to ${host}, which BUILDER_FORM_HOSTS does not name`);
}
