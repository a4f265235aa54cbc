import type * as Choices from '../personalization/bundle.ts';
import type { BlockComponent } from './block-props.ts';
import type * as Expressions from './expressions/bundle.ts';

/**
 * Code that only some pages need; what a page needs is found when it is prepared. The rest, which
 * every page with blocks needs, is `EntryView.tsx` and what it imports.
 */
export type Bundle =
  | 'choices'
  | 'expressions'
  | 'forms'
  | 'functions'
  | 'museum'
  | 'newsletter'
  | 'widgets';

type Drawings = Readonly<Record<string, BlockComponent>>;

const sources: Readonly<Record<Bundle, () => Promise<{ readonly drawings?: Drawings }>>> = {
  choices: async () => {
    choices = await import('../personalization/bundle.ts');
    return choices;
  },
  expressions: async () => {
    expressions = await import('./expressions/bundle.ts');
    return {};
  },
  forms: () => import('../forms/bundle.ts'),
  functions: async () => {
    await import('./functions/bundle.ts');
    return {};
  },
  museum: () => import('../museum/bundle.ts'),
  newsletter: () => import('../newsletter/bundle.ts'),
  widgets: () => import('./widgets/bundle.ts'),
};

export const allBundles = Object.keys(sources) as Bundle[];

let choices: typeof Choices | null = null;
let expressions: typeof Expressions | null = null;
const loaded: Record<string, BlockComponent> = Object.create(null);
const loadedBundles = new Set<Bundle>();

/** Brings parts, each once; unknown names, as of another version of the site, are passed over. */
export async function loadBundles(bundles: readonly string[]): Promise<void> {
  await Promise.all(
    bundles.filter(isBundle).map(async (bundle) => {
      Object.assign(loaded, (await sources[bundle]()).drawings);
      loadedBundles.add(bundle);
    }),
  );
}

/** True when all of these are loaded. */
export const hasBundles = (bundles: readonly string[]): boolean =>
  bundles.filter(isBundle).every((bundle) => loadedBundles.has(bundle));

const isBundle = (name: string): name is Bundle => Object.hasOwn(sources, name);

/** The interpreter of expressions; a page that has any brings it. */
export function findInterpreter(): typeof Expressions {
  if (!expressions) throw new Error('The page did not say that it has expressions');
  return expressions;
}

/** What chooses between variations; a page with a test brings it. */
export function findChoices(): typeof Choices {
  if (!choices) throw new Error('The page did not say that it has a test');
  return choices;
}

/** Drawings of the parts that were loaded, by the component's name. */
export const findLoaded = (name: string): BlockComponent | null => loaded[name] ?? null;
