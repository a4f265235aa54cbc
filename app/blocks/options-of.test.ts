import { expectTypeOf, test } from 'vitest';
import type { Ground } from '#app/design/accents.ts';
import type { BlockDefinition } from './definition.ts';
import type { formBlocks } from './forms/form-blocks.ts';
import { blocks, css, flag, link, list, number, one, text } from './input-shorthands.ts';
import type { museumBlocks } from './museum/museum-blocks.ts';
import { defineLoadingBlock, type LoadedOf, type OptionsOf } from './options-of.ts';
import type { PreparedBlock, Template } from './prepared.ts';

const inputs = [
  text('title'),
  text('label', 'More'),
  one('size', ['small', 'large'], 'small'),
  one('tone', ['light', 'dark']),
  css('fit', ['cover', 'fill']),
  number('count', 3),
  flag('isOpen'),
  link('link'),
  blocks('content'),
  list('cards', text('title', 'Card'), flag('isWide')),
  { name: 'body', type: 'richText' },
  { name: 'picture', type: 'file' },
  { name: 'ink', type: 'color' },
  { name: 'day', type: 'date' },
  { name: 'more', type: 'object', subFields: [number('width')] },
  { name: 'data', type: 'map' },
] as const satisfies BlockDefinition['inputs'];

test('each input has the type of what it holds', () => {
  expectTypeOf<OptionsOf<{ readonly inputs: typeof inputs }>>().toEqualTypeOf<{
    readonly title?: string;
    readonly label?: string;
    readonly size?: 'small' | 'large';
    readonly tone?: 'light' | 'dark';
    readonly fit?: string;
    readonly count?: number;
    readonly isOpen?: boolean;
    readonly link?: string;
    readonly content?: readonly PreparedBlock[];
    readonly cards?: readonly { readonly title?: string; readonly isWide?: boolean }[];
    readonly body?: string | Template;
    readonly picture?: string;
    readonly ink?: string;
    readonly day?: string;
    readonly more?: { readonly width?: number };
    readonly data?: unknown;
  }>();
});

test('an option with a default is there where defaults hold', () => {
  type Options = OptionsOf<{ readonly inputs: typeof inputs; readonly hasDefaults: true }>;
  expectTypeOf<Pick<Options, 'label' | 'size' | 'count' | 'tone'>>().toEqualTypeOf<{
    readonly label: string;
    readonly size: 'small' | 'large';
    readonly count: number;
    readonly tone?: 'light' | 'dark';
  }>();
});

test('what loads is given the options of its block, and says what it brings', () => {
  const definition = { description: '', inputs: [text('uid'), number('count', 3)] } as const;
  const loading = defineLoadingBlock(definition, async (options) => {
    expectTypeOf(options).toEqualTypeOf<{ readonly uid?: string; readonly count?: number }>();
    return [options.uid];
  });
  expectTypeOf<LoadedOf<typeof loading>>().toEqualTypeOf<(string | undefined)[]>();
  expectTypeOf<LoadedOf<typeof definition>>().toEqualTypeOf<undefined>();
});

test('a component that reads what its definition does not name is refused', () => {
  type Push = OptionsOf<(typeof museumBlocks)['Museum:PagePush']>;
  expectTypeOf<Push['ground']>().toEqualTypeOf<Ground>();
  expectTypeOf<Push>().not.toHaveProperty('heading');
  type Form = OptionsOf<(typeof formBlocks)['Form:Form']>;
  expectTypeOf<Form['sendSubmissionsTo']>().toEqualTypeOf<
    'email' | 'custom' | 'zapier' | undefined
  >();
});
