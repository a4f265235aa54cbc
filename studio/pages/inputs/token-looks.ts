import type { Block } from '#shared/page-builder/editing/block-tree.ts';
import type { Operation } from '#shared/page-builder/editing/operations.ts';
import { isTree, readAt } from '#shared/page-builder/editing/values.ts';

/** Widths as the page builder names them: a desk, a tablet and less, a telephone. */
export const widths = ['large', 'medium', 'small'] as const;

export type Width = (typeof widths)[number];

/** Declarations of a style by their names. */
export type Look = Readonly<Record<string, string>>;

const color = (name: string) => `var(--palette-${name})`;

const onLight = {
  '--text': color('ink'),
  '--text-quiet': color('slate'),
  '--text-faint': color('slate'),
  '--rule': color('mist'),
  '--rule-strong': color('stone'),
  '--well': color('sand'),
  '--focus': color('blue'),
  '--accent-text': 'var(--accent-strong)',
};
const onDark = {
  '--text': color('plaster'),
  '--text-quiet': color('mist'),
  '--text-faint': color('stone'),
  '--rule': color('slate'),
  '--rule-strong': color('stone'),
  '--well': color('charcoal'),
  '--focus': color('yellow'),
  '--accent-text': 'var(--accent-light)',
};
const onAccent = {
  '--text': 'var(--on-accent)',
  '--text-quiet': 'var(--on-accent)',
  '--text-faint': 'var(--on-accent)',
  '--rule': 'var(--on-accent)',
  '--rule-strong': 'var(--on-accent)',
  '--well': 'var(--accent-strong)',
  '--focus': 'var(--on-accent)',
  '--accent-text': 'var(--on-accent)',
};

/**
 * What a part lies on, with what is written on it: the roles of `app/design/accents.css` as declarations, since
 * an attribute would be the same in windows of every width.
 */
export const grounds = {
  white: { '--ground': color('white'), ...onLight },
  plaster: { '--ground': color('plaster'), ...onLight },
  sand: { '--ground': color('sand'), ...onLight },
  'accent-mist': {
    '--ground': 'var(--accent-mist)',
    ...onLight,
    '--text-quiet': color('charcoal'),
  },
  accent: { '--ground': 'var(--accent)', ...onAccent },
  deep: { '--ground': 'var(--accent-deep)', ...onDark },
  night: { '--ground': color('blue-night'), ...onDark },
  ink: { '--ground': color('ink'), ...onDark },
} as const satisfies Readonly<Record<string, Look>>;

export type GroundName = keyof typeof grounds;

const toAccent = (
  accent: string,
  ...rest: readonly [string, string, string, string, string, string]
) => {
  const [strong, deep, bright, light, mist, on] = rest;
  return {
    '--accent': color(accent),
    '--accent-strong': color(strong),
    '--accent-deep': color(deep),
    '--accent-bright': color(bright),
    '--accent-light': color(light),
    '--accent-mist': color(mist),
    '--on-accent': color(on),
  };
};

/** What tells a part from others; a test holds them to those of the site. */
export const accents = {
  'blue-dark': toAccent(
    'blue-dark',
    'blue-dark',
    'blue-night',
    'blue',
    'blue-sky',
    'blue-mist',
    'white',
  ),
  green: toAccent(
    'green',
    'green',
    'green-deep',
    'green-glaze',
    'green-glaze',
    'green-mist',
    'white',
  ),
  yellow: toAccent('yellow', 'yellow-deep', 'ink', 'yellow', 'yellow-light', 'yellow-mist', 'ink'),
  fuchsia: toAccent(
    'fuchsia',
    'fuchsia',
    'fuchsia-deep',
    'fuchsia',
    'fuchsia-light',
    'fuchsia-mist',
    'white',
  ),
} as const satisfies Readonly<Record<string, Look>>;

export type AccentName = keyof typeof accents;

/** As a page begins. */
export const usualLook: Look = { ...accents['blue-dark'], ...grounds.plaster };

/** What a part says of itself in windows of one width; anything else it may hold is left out. */
export function lookAt({ responsiveStyles }: Block, width: Width): Look {
  const own = isTree(responsiveStyles) ? responsiveStyles[width] : null;
  const said = Object.entries(isTree(own) ? own : {});
  return Object.fromEntries(
    said.filter((one): one is [string, string] => typeof one[1] === 'string'),
  );
}

/** Null: as usual, or as in wider windows. */
export const groundOf = (look: Look): GroundName | null =>
  nameOf(grounds, '--ground', look['--ground']);

export const accentOf = (look: Look): AccentName | null =>
  nameOf(accents, '--accent', look['--accent']);

function nameOf<Name extends string>(
  all: Readonly<Record<Name, Look>>,
  property: string,
  value: string | undefined,
): Name | null {
  const names = Object.keys(all) as Name[];
  return names.find((name) => value !== undefined && all[name][property] === value) ?? null;
}

/** Takes a ground for windows of a width, or none any more. */
export function toGround(block: Block, width: Width, name: GroundName | null): Operation[] {
  const properties = [...Object.keys(grounds.white), ...Object.keys(filled)];
  if (name !== null) return change(block, width, properties, { ...grounds[name], ...filled });
  // What another accent needs stays where there is no ground of its own.
  const hasAccent = accentOf(lookAt(block, width)) !== null;
  const rest: Look = hasAccent ? { '--accent-text': onLight['--accent-text'] } : {};
  return change(block, width, properties, rest);
}

const filled: Look = { backgroundColor: 'var(--ground)', color: 'var(--text)' };

/**
 * Takes an accent, or none any more.
 * @param ground on which the part lies there
 */
export function toAccentOf(
  block: Block,
  width: Width,
  name: AccentName | null,
  ground: GroundName,
): Operation[] {
  const own = groundOf(lookAt(block, width));
  const text = grounds[own ?? ground]['--accent-text'];
  const look = name === null ? {} : accents[name];
  return change(block, width, [...Object.keys(accents.green), '--accent-text'], {
    ...look,
    // Resolved where it stands: the one of the page around would keep its color.
    ...(name !== null || own !== null ? { '--accent-text': text } : {}),
  });
}

function change(block: Block, width: Width, properties: readonly string[], to: Look): Operation[] {
  return properties.flatMap((property): Operation[] => {
    const path = ['responsiveStyles', width, property];
    const from = readAt(block, path);
    return from === to[property]
      ? []
      : [{ kind: 'set', id: block.id, path, from, to: to[property] }];
  });
}
