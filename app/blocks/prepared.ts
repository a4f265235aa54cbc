/**
 * A parsed expression. A text, number, truth value or null stands for itself; everything else is a
 * list whose first item says what it is (`expressions/evaluate.ts` reads it). Plain JSON, so that it
 * travels with the page.
 */
export type Expression =
  | string
  | number
  | boolean
  | null
  | readonly [operator: string, ...parts: readonly unknown[]];

/** Text with expressions in it: what is a list of one item is evaluated, the rest stands as it is. */
export type Template = readonly (
  | string
  | readonly [Expression]
  | readonly [Expression, misfits: readonly string[]]
)[];

/**
 * How a value of an option may be used. A list or object names the fields that it may have. `json`
 * is data that only expressions read.
 */
export type Kind =
  | 'text'
  | 'html'
  | 'href'
  | 'src'
  | 'number'
  | 'boolean'
  | 'css'
  /** Declarations, as in a rule. */
  | 'styles'
  | 'json'
  | readonly ['list' | 'object', Readonly<Record<string, Kind>>];

export type DeviceSize = 'large' | 'medium' | 'small' | 'xsmall';

/** Expressions of a block by what they set; each replaces the static value. */
export interface PreparedBindings {
  readonly show?: Expression;
  readonly hide?: Expression;
  readonly class?: Expression;
  /** `style` as a whole: a text or an object. */
  readonly style?: Expression;
  /** Kebab-case property and value. */
  readonly styles?: readonly (readonly [property: string, value: Expression])[];
  readonly sizes?: readonly (readonly [size: DeviceSize, property: string, value: Expression])[];
  readonly attributes?: readonly (readonly [name: string, value: Expression])[];
  readonly options?: readonly (readonly [path: readonly string[], kind: Kind, value: Expression])[];
  /** Of a block's animations, such as `['0', 'delay']`. */
  readonly animations?: readonly (readonly [path: readonly string[], value: Expression])[];
}

export interface PreparedRepeat {
  readonly collection: Expression;
  readonly itemName: string;
  /** Characters that each item draws, about. */
  readonly size: number;
}

export interface PreparedAnimation {
  readonly trigger: 'pageLoad' | 'scrollInView';
  /** Share of the window's height, 0 to 1. */
  readonly threshold: number;
  readonly isRepeated: boolean;
  /** Seconds. */
  readonly duration: number;
  readonly delay: number;
}

/** A block, checked: what is here may be drawn as it stands. */
export interface PreparedBlock {
  readonly id: string;
  /** Null: a component without a wrapper. */
  readonly tag: string | null;
  readonly className: string;
  readonly attributes?: Readonly<Record<string, string | boolean>>;
  /** A name that `draw/components.ts` knows, or `unknown` with the name in the options. */
  readonly component?: string;
  readonly options?: Readonly<Record<string, unknown>>;
  readonly children?: readonly PreparedBlock[];
  /** Elements that HTML which expressions make may not bring here (`prepare/nesting.ts`). */
  readonly misfits?: readonly string[];
  /** Plain text of a block without a component. */
  readonly text?: string;
  readonly bind?: PreparedBindings;
  /** React's name of the event, such as `onClick`. */
  readonly actions?: readonly (readonly [event: string, action: Expression])[];
  readonly repeat?: PreparedRepeat;
  readonly animation?: PreparedAnimation;
  /** As the service delivers them, where expressions set something of them. */
  readonly animations?: readonly unknown[];
  /** Which of the page's loaded answers is this block's. */
  readonly load?: number;
}

/** What of an entry differs between the variations of an A/B test. */
export interface PreparedEntry {
  readonly blocks: readonly PreparedBlock[];
  /** Its CSS counts elements, among which the page builder has its style sheets. */
  readonly countsElements?: boolean;
  /** Defaults of its inputs. */
  readonly defaults: Readonly<Record<string, unknown>>;
  /** Its own state; wins over everything passed in. */
  readonly state: Readonly<Record<string, unknown>>;
  readonly requests: readonly PreparedRequest[];
  /** Its script, where the interpreter knows all of it; null where not, or where there is none. */
  readonly script: Expression;
}

export interface PreparedVariation extends PreparedEntry {
  readonly id: string;
  readonly name: string;
  /** Share of visitors, 0 to 1. */
  readonly testRatio: number;
}

/** A symbol's content in place. */
export interface PreparedSymbol extends PreparedEntry {
  readonly id: string;
  readonly model: string;
  readonly isRightToLeft: boolean;
  readonly variations: readonly PreparedVariation[];
  /** What the block passes in. */
  readonly data: Readonly<Record<string, unknown>>;
  /** Blocks that the block passes in, by the name of the slot. */
  readonly slots: Readonly<Record<string, readonly PreparedBlock[]>>;
}

/** One request that the page makes in the browser; its answer becomes `state[name]`. */
export interface PreparedRequest {
  readonly name: string;
  readonly url: Template;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
}

/** One entry of the page builder, ready to be drawn; plain JSON. */
export interface PreparedContent extends PreparedEntry {
  readonly id: string;
  readonly name: string;
  readonly model: string;
  readonly title: string | null;
  readonly description: string | null;
  /** On its social card; below the site's origin, or of an allowed host. */
  readonly imageSrc?: string;
  readonly isHiddenFromSearch?: true;
  /** The section of the site that it belongs to, `visit`, where its address does not say it. */
  readonly section?: string;
  readonly breakpoints: {
    readonly medium: number;
    readonly small: number;
    readonly xsmall: number;
  };
  /** What of the drawing it needs (`draw/bundles.ts`). */
  readonly bundles: readonly string[];
  /** Characters that each repeat of the page may draw. */
  readonly repeatShare: number;
  /** Its first block is dark at the top, so that the bar can lie over it. */
  readonly opensPage: boolean;
  readonly isRightToLeft: boolean;
  readonly variations: readonly PreparedVariation[];
  /** Its expressions ask for the time, or for a number by chance. */
  readonly usesClock?: boolean;
}

/** An entry with what its blocks asked of the services. */
export interface DrawnContent {
  readonly content: PreparedContent;
  readonly loaded: readonly unknown[];
  /** The time at which it is drawn first, where its expressions ask for it. */
  readonly clock?: EntryClock;
}

export interface EntryClock {
  /** Milliseconds since 1970. */
  readonly now: number;
  /** IANA name of the museum's zone, whose clock expressions read. */
  readonly timeZone: string;
}

/** What an editor should know: which block (or the entry itself) and what was left out. */
export interface PrepareWarning {
  readonly blockId: string | null;
  readonly message: string;
}
