import * as palette from '#brand/palette.ts';
import type { Block } from '#shared/page-builder/editing/block-tree.ts';
import { contrastOf } from '../../items/fields/plain/contrast.ts';
import {
  type AccentName,
  accents,
  type GroundName,
  groundOf,
  grounds,
  type Look,
  lookAt,
  usualLook,
  widths,
} from './token-looks.ts';

const pigments: Readonly<Record<string, string>> = palette;

/** What is written on a ground: its words, the quiet ones, and those in the accent's color. */
const written = ['color', '--text', '--text-quiet', '--accent-text'] as const;

/**
 * How well the words of a part can be read on what it lies on, in windows of the width where that is worst.
 * @param around the parts in which it lies, the outermost first
 * @returns 1 to 21; null where it says nothing of colors, or they are no plain ones
 */
export function leastContrast(block: Block, around: readonly Block[] = []): number | null {
  const ratios = widths.flatMap((_, position) => {
    const outer = around.reduce((look, one) => lay(look, one, position), usual);
    const inner = lay(outer, block, position);
    // Whether there are quiet words on a ground of somebody's own is not known.
    const said = written.filter(
      (name) =>
        inner[name] !== outer[name] || (name === 'color' && inner.background !== outer.background),
    );
    const ground = toHex(inner.background);
    const colors = said.flatMap((name) => toHex(inner[name]) ?? []);
    return ground === null ? [] : colors.map((one) => contrastOf(one, ground));
  });
  return ratios.length > 0 ? Math.min(...ratios) : null;
}

/** The ground of the design on which a part lies. @param width its position among the widths */
export function groundAround(around: readonly Block[], width: number): GroundName {
  for (const one of around.toReversed()) {
    const found = groundOf(declared(one, width));
    if (found) return found;
  }
  return 'plaster';
}

const usual = lookOn({}, { ...usualLook, background: 'var(--ground)', color: 'var(--text)' });

/** What a part leaves for what lies in it. @param position of the width: narrower windows have what wider ones say */
function lay(outer: Look, block: Block, position: number): Look {
  const { background, backgroundColor, backgroundImage, ...rest } = declared(block, position);
  // How dark a picture is nobody knows.
  const ground = isPicture(backgroundImage) ? 'picture' : (backgroundColor ?? background);
  return lookOn(outer, ground === undefined ? rest : { ...rest, background: ground });
}

const isPicture = (value: string | undefined) => value !== undefined && value !== 'none';

function declared(block: Block, position: number): Look {
  const options = block.component?.options ?? {};
  const ground = grounds[options.ground as GroundName];
  // Parts of the museum's own take both as what is filled in of them.
  const look: Look = {
    ...accents[options.accent as AccentName],
    ...ground,
    ...(ground && { backgroundColor: 'var(--ground)', color: 'var(--text)' }),
  };
  const said = widths.slice(0, position + 1).map((width) => lookAt(block, width));
  return Object.assign(look, ...said);
}

/** Variables mean what they are where they are said. */
function lookOn(outer: Look, own: Look): Look {
  const all = { ...outer, ...own };
  const resolved = Object.entries(own).map(([name, value]) => [name, resolve(value, all)]);
  return { ...outer, ...Object.fromEntries(resolved) };
}

/** @param depth so that what means itself ends */
function resolve(value: string, all: Look, depth = 0): string {
  const [, name = ''] = /^\s*var\((--[\w-]+)\)\s*$/.exec(value) ?? [];
  if (name === '' || depth > 8) return value;
  const [, token = ''] = /^--palette-([\w-]+)$/.exec(name) ?? [];
  if (token) return pigments[token.replace(/-(\w)/g, (_, letter) => letter.toUpperCase())] ?? value;
  const next = all[name];
  return next === undefined ? value : resolve(next, all, depth + 1);
}

/** `#1a2b3c`; null: it is no plain color. */
function toHex(value: string | undefined): string | null {
  const color = (value ?? '').trim().toLowerCase();
  const hex = /^#([0-9a-f]{3}|[0-9a-f]{6})$/.exec(color)?.[1];
  if (hex) return `#${hex.length === 3 ? hex.replace(/./g, '$&$&') : hex}`;
  const rgb = /^rgba?\((\d{1,3}), ?(\d{1,3}), ?(\d{1,3})(?:, ?1)?\)$/.exec(color);
  if (rgb) {
    const parts = rgb.slice(1, 4).map((part) => Math.min(255, Number(part)));
    return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
  }
  return color === 'white' ? '#ffffff' : color === 'black' ? '#000000' : null;
}
