import type { BlockDefinition, BlockInput, InputType, LoadDependencies } from './definition.ts';
import type { PreparedBlock, Template } from './prepared.ts';

/** HTML as it is drawn by `Html`: cleaned, perhaps with expressions in it. */
export type PreparedHtml = string | Template;

/** HTML of the input `code`, where a setting lets its scripts run. */
export interface PreparedCode {
  readonly html: string;
  readonly scripts: readonly string[];
}

/** Values by the types of inputs, as `prepare/prepare-options.ts` leaves them. */
interface Values extends Record<InputType, unknown> {
  readonly string: string;
  readonly longText: string;
  readonly richText: PreparedHtml;
  readonly html: PreparedHtml;
  readonly code: string;
  readonly color: string;
  readonly date: string;
  readonly email: string;
  readonly url: string;
  readonly file: string;
  readonly number: number;
  readonly boolean: boolean;
  /** Declarations, as in a rule. */
  readonly uiStyle: string;
  readonly uiBlocks: readonly PreparedBlock[];
}

type FieldsOf<Input extends BlockInput> = Input extends {
  readonly subFields: infer Fields extends readonly BlockInput[];
}
  ? OptionsOf<{ readonly inputs: Fields }>
  : Readonly<Record<string, unknown>>;

type ValueOf<Input extends BlockInput> = Input['type'] extends 'list'
  ? readonly FieldsOf<Input>[]
  : Input['type'] extends 'object'
    ? FieldsOf<Input>
    : Input extends { readonly isCss: true }
      ? string
      : Input extends { readonly enum: readonly (infer Choice)[] }
        ? Choice
        : Input extends { readonly name: 'code'; readonly type: 'html' }
          ? PreparedHtml | PreparedCode
          : Values[Input['type']];

type HasDefault<Input extends BlockInput> = Input extends { readonly defaultValue: infer Default }
  ? Default extends undefined
    ? false
    : true
  : false;

type Flat<Shape> = { readonly [Name in keyof Shape]: Shape[Name] };

/**
 * The options of a block, by its inputs. An option that has a default is always there where the
 * definition says `hasDefaults`; every other may be missing. A field of a list has no default.
 * An expression of an editor that comes to nothing leaves its option out all the same.
 */
export type OptionsOf<Definition extends Pick<BlockDefinition, 'inputs' | 'hasDefaults'>> = Flat<
  {
    readonly [Input in Definition['inputs'][number] as Definition extends {
      readonly hasDefaults: true;
    }
      ? HasDefault<Input> extends true
        ? Input['name']
        : never
      : never]: ValueOf<Input>;
  } & {
    readonly [Input in Definition['inputs'][number] as Definition extends {
      readonly hasDefaults: true;
    }
      ? HasDefault<Input> extends true
        ? never
        : Input['name']
      : Input['name']]?: ValueOf<Input>;
  }
>;

/** What the block's `load` brings. */
export type LoadedOf<Definition> = Definition extends {
  readonly load: (...given: never[]) => Promise<infer Loaded>;
}
  ? Loaded
  : undefined;

type Shape = Omit<BlockDefinition, 'load'>;

/** A definition with `load`, which gets the options that its inputs say. */
export const defineLoadingBlock = <const Definition extends Shape, Loaded>(
  definition: Definition,
  load: (options: OptionsOf<Definition>, dependencies: LoadDependencies) => Promise<Loaded>,
) => ({ ...definition, load });
