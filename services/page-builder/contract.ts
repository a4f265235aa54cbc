import type { Language } from '#shared/languages/languages.ts';

/**
 * What editors compose in the visual page builder, read only. Source: specification §3 and §7.
 *
 * Null: there is no published entry for it. An answer depends on nothing but its arguments, the
 * date and the content version.
 *
 * @throws {ServiceUnavailable} from every call when the service fails and no earlier answer is kept
 */
export interface PageBuilder {
  /**
   * The entry of a model that is meant for this address: the first, in the editors' order, whose
   * targeting rules hold and that is inside its dates.
   *
   * @param model `page`, or the name of a section
   */
  findContent(model: string, visit: Visit): Promise<BuilderContent | null>;
  /** Several models at once, in one request; a model without an entry has null. */
  findContents<Model extends string>(
    models: readonly Model[],
    visit: Visit,
  ): Promise<Readonly<Record<Model, BuilderContent | null>>>;
  /**
   * Sends what a visitor filled in to the page builder's form endpoint, for browsers without
   * scripts; with scripts they send it there themselves.
   * @param recipient mail address that the form names
   * @returns the service's answer: `refused` when no published form names this recipient, or the
   *   fields are more or longer than it takes
   */
  submitForm(recipient: string, name: string, fields: FormData): Promise<'stored' | 'refused'>;
  /** Value of the `urlPath` rule of every published page, for the sitemap; at most 1,000. */
  listPaths(): Promise<readonly string[]>;
  /** Changes whenever an entry changes; part of the key under which pages are cached. */
  findContentVersion(): Promise<string>;
}

/** The facts that targeting rules may use to choose a page: its address, and nothing about one visitor. */
export interface Visit {
  /** Path without the language's prefix, for example `/visit`. */
  readonly urlPath: string;
  readonly language: Language;
  /** `?campaign=spring` of the address; asked with only where a published entry has a rule about it. */
  readonly queryString?: string;
}

/**
 * One entry, localized values resolved to the visit's language (else their `Default`). The content
 * of a symbol stands in the block's `component.options.symbol.content`, a `BuilderContent` too; it
 * is absent where the entry is missing or would contain itself. Bounded: blocks beyond a depth of
 * 100 or a number of 5,000 are left out. The same object until the content changes, so what is made
 * of it can be kept by it (`WeakMap`); never change it.
 */
export interface BuilderContent {
  readonly id: string;
  readonly name: string;
  readonly model: string;
  readonly data: BuilderData;
  /** Of an A/B test, by id; empty when none runs. In the order of the entry. */
  readonly variations: readonly BuilderVariation[];
  /** Milliseconds since 1970; 0 when it is not known. */
  readonly lastUpdated: number;
  readonly breakpoints: BuilderBreakpoints | null;
  readonly isRightToLeft: boolean;
}

export interface BuilderVariation {
  readonly id: string;
  readonly name: string;
  /** Share of visitors, 0 to 1; the default gets what the variations leave over. */
  readonly testRatio: number;
  readonly data: BuilderData;
}

/** Largest widths in px at which the narrower styles apply. */
export interface BuilderBreakpoints {
  readonly medium: number | null;
  readonly small: number | null;
  readonly xsmall: number | null;
}

/** Reference: `data` of an entry. Fields that the model adds lie beside these. */
export interface BuilderData {
  readonly title?: string;
  readonly description?: string;
  readonly blocks: readonly BuilderBlock[];
  readonly state?: Readonly<Record<string, unknown>>;
  readonly inputs?: readonly BuilderInput[];
  readonly cssCode?: string;
  readonly customFonts?: readonly unknown[];
  readonly jsCode?: string;
  readonly httpRequests?: Readonly<Record<string, unknown>>;
  readonly [field: string]: unknown;
}

export interface BuilderInput {
  readonly name: string;
  readonly type?: string;
  readonly defaultValue?: unknown;
}

/** One block as the service delivers it; the renderer reads it with care and trusts no field's value. */
export interface BuilderBlock {
  readonly '@type'?: string;
  readonly id: string;
  readonly tagName?: string;
  readonly class?: string;
  readonly component?: {
    readonly name: string;
    readonly tag?: string;
    readonly options?: Readonly<Record<string, unknown>>;
  };
  readonly children?: readonly BuilderBlock[];
  readonly properties?: Readonly<Record<string, unknown>>;
  readonly responsiveStyles?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly bindings?: Readonly<Record<string, string>>;
  readonly actions?: Readonly<Record<string, string>>;
  readonly code?: {
    readonly bindings?: Readonly<Record<string, string>>;
    readonly actions?: Readonly<Record<string, string>>;
  };
  readonly repeat?: { readonly collection: string; readonly itemName?: string };
  readonly animations?: readonly unknown[];
  readonly meta?: Readonly<Record<string, unknown>>;
  readonly hide?: boolean;
  readonly show?: boolean;
  readonly text?: string;
}
