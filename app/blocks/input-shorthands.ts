import type { BlockInput } from './definition.ts';

// Inputs of the page builder's own components, in few words.

export const text = (name: string, defaultValue?: string): BlockInput => ({
  name,
  type: 'string',
  defaultValue,
});
export const flag = (name: string, defaultValue?: boolean): BlockInput => ({
  name,
  type: 'boolean',
  defaultValue,
});
export const number = (name: string, defaultValue?: number): BlockInput => ({
  name,
  type: 'number',
  defaultValue,
});
export const file = (name: string): BlockInput => ({ name, type: 'file' });
export const link = (name: string): BlockInput => ({ name, type: 'url' });
export const blocks = (name: string): BlockInput => ({ name, type: 'uiBlocks' });
export const list = (name: string, ...subFields: BlockInput[]): BlockInput => ({
  name,
  type: 'list',
  subFields,
});
export const one = (
  name: string,
  values: readonly string[],
  defaultValue?: string,
): BlockInput => ({
  name,
  type: 'string',
  enum: values,
  defaultValue,
});

/** A value of a CSS property, and those to choose from. */
export const css = (...input: Parameters<typeof one>): BlockInput => ({
  ...one(...input),
  isCss: true,
});

export const positions = [
  ...['center', 'top', 'left', 'right', 'bottom'],
  ...['top left', 'top right', 'bottom left', 'bottom right'],
];
export const fits = ['contain', 'cover', 'fill', 'auto', 'none', 'scale-down'];
