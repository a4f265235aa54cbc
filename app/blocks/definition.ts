import type { Optional } from '#app/optional.ts';
import type { FormGuard } from '#shared/forms/form-guard.ts';
import type { Language } from '#shared/languages/languages.ts';
import type { Translations } from '../i18n/translations.ts';
import type { Services } from '../request-context.ts';
import type { Kind } from './prepared.ts';

/** Types of inputs as the page builder's editor names them. */
export type InputType =
  | 'string'
  | 'longText'
  | 'richText'
  | 'html'
  | 'code'
  | 'color'
  | 'date'
  | 'email'
  | 'url'
  | 'file'
  | 'number'
  | 'boolean'
  | 'list'
  | 'object'
  | 'map'
  | 'uiStyle'
  | 'uiBlocks';

/** One field that an editor fills in. The page builder's editor reads this shape as it is. */
export interface BlockInput {
  readonly name: string;
  readonly type: InputType;
  readonly friendlyName?: string;
  readonly helperText?: string;
  readonly defaultValue?: unknown;
  readonly required?: boolean;
  /** Closed choices: anything else counts as not given. */
  readonly enum?: readonly string[];
  /** The choices are values of CSS, of which any other is taken too. */
  readonly isCss?: boolean;
  /** Fields of an object, or of each item of a list. */
  readonly subFields?: readonly BlockInput[];
  readonly allowedFileTypes?: readonly string[];
  readonly advanced?: boolean;
  readonly hideFromUI?: boolean;
}

/** What a block may ask for on the server while the page is prepared. */
export interface LoadDependencies {
  readonly services: Services;
  readonly optional: Optional;
  readonly language: Language;
  readonly now: Date;
  /** The museum's, where its settings name none. */
  readonly timeZone: string;
  readonly translations: Pick<Translations, 'messagesOf'>;
  /** Gives the token that forms of the page carry while no script has one of its own. */
  readonly formGuard: Pick<FormGuard, 'sharedToken'>;
}

/** What is known of a component that editors can place; its drawing is in `draw/components.ts`. */
export interface BlockDefinition {
  readonly inputs: readonly BlockInput[];
  /** One sentence for editors, in the documentation of blocks. */
  readonly description: string;
  /** The component's root is the block's own element: it gets class, id, style and handlers. */
  readonly noWrap?: boolean;
  readonly canHaveChildren?: boolean;
  /** It is dark at its top, as the bar over it needs: a hero, a page header. */
  readonly opensPage?: boolean;
  /** Defaults of the inputs hold where an option is missing. The vendor's blocks have none. */
  readonly hasDefaults?: boolean;
  /** Name in the editor's list; the component's own name when missing. */
  readonly friendlyName?: string;
  /** The component is the page builder's own: the official SDK brings it itself. */
  readonly isBuiltIn?: boolean;
  /**
   * Data that the block draws, asked for on the server, all blocks of a page in parallel. It
   * arrives as `loaded`. A failure, or more than `loadTimeoutMs`, leaves `loaded` undefined and is
   * reported; the page stands. A method, since each block knows its own options (`options-of.ts`).
   */
  load?(
    options: Readonly<Record<string, unknown>>,
    dependencies: LoadDependencies,
  ): Promise<unknown>;
}

/** How the value of an input may be used; `blocks` are prepared as blocks. */
export function kindOfInput(input: BlockInput): Kind | 'blocks' {
  switch (input.type) {
    case 'uiBlocks':
      return 'blocks';
    case 'richText':
    case 'html':
      return 'html';
    case 'url':
      return 'href';
    case 'file':
      return 'src';
    case 'color':
      return 'css';
    case 'number':
    case 'boolean':
      return input.type;
    case 'uiStyle':
      return 'styles';
    case 'map':
      return 'json';
    case 'list':
    case 'object':
      return [
        input.type,
        Object.fromEntries(
          (input.subFields ?? [])
            .map((field) => [field.name, kindOfInput(field)] as const)
            // Blocks are never taken from data: nobody has checked them.
            .filter((entry): entry is readonly [string, Kind] => entry[1] !== 'blocks'),
        ),
      ];
    default:
      return input.isCss ? 'css' : 'text';
  }
}
