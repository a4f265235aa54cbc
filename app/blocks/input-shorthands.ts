import type { BlockInput } from './definition.ts';

// Inputs in few words. Each keeps the type of what it is given, from which options are inferred.

export const text = <
  const Name extends string,
  const Default extends string | undefined = undefined,
>(
  name: Name,
  defaultValue?: Default,
) => ({ name, type: 'string' as const, defaultValue: defaultValue as Default });
export const flag = <
  const Name extends string,
  const Default extends boolean | undefined = undefined,
>(
  name: Name,
  defaultValue?: Default,
) => ({ name, type: 'boolean' as const, defaultValue: defaultValue as Default });
export const number = <
  const Name extends string,
  const Default extends number | undefined = undefined,
>(
  name: Name,
  defaultValue?: Default,
) => ({ name, type: 'number' as const, defaultValue: defaultValue as Default });
export const file = <const Name extends string>(name: Name) => ({ name, type: 'file' as const });
export const link = <const Name extends string>(name: Name) => ({ name, type: 'url' as const });
export const blocks = <const Name extends string>(name: Name) => ({
  name,
  type: 'uiBlocks' as const,
});
export const list = <const Name extends string, const Fields extends readonly BlockInput[]>(
  name: Name,
  ...subFields: Fields
) => ({ name, type: 'list' as const, subFields });
/** One of these choices. */
export const one = <
  const Name extends string,
  const Choice extends string,
  const Default extends NoInfer<Choice> | undefined = undefined,
>(
  name: Name,
  choices: readonly Choice[],
  defaultValue?: Default,
) => ({ name, type: 'string' as const, enum: choices, defaultValue: defaultValue as Default });

/** A value of a CSS property, and those to choose from. */
export const css = <
  const Name extends string,
  const Default extends string | undefined = undefined,
>(
  name: Name,
  choices: readonly string[],
  defaultValue?: Default,
) => ({
  ...{ name, type: 'string' as const, enum: choices, defaultValue: defaultValue as Default },
  isCss: true as const,
});

export const positions = [
  ...['center', 'top', 'left', 'right', 'bottom'],
  ...['top left', 'top right', 'bottom left', 'bottom right'],
];
export const fits = ['contain', 'cover', 'fill', 'auto', 'none', 'scale-down'];
