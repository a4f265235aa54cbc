import type * as Choices from '../personalization/part.ts';
import type { BlockComponent } from './block-props.ts';
import type * as Expressions from './expressions/part.ts';

/**
 * Code that only some pages need; what a page needs is found when it is prepared. The rest, which
 * every page with blocks needs, is `EntryView.tsx` and what it imports.
 */
export type Part =
  | 'choices'
  | 'expressions'
  | 'forms'
  | 'functions'
  | 'museum'
  | 'newsletter'
  | 'widgets';

type Drawings = Readonly<Record<string, BlockComponent>>;

const sources: Readonly<Record<Part, () => Promise<{ readonly drawings?: Drawings }>>> = {
  choices: async () => {
    choices = await import('../personalization/part.ts');
    return choices;
  },
  expressions: async () => {
    expressions = await import('./expressions/part.ts');
    return {};
  },
  forms: () => import('../forms/part.ts'),
  functions: async () => {
    await import('./functions/part.ts');
    return {};
  },
  museum: () => import('../museum/part.ts'),
  newsletter: () => import('../newsletter/part.ts'),
  widgets: () => import('./widgets/part.ts'),
};

export const allParts = Object.keys(sources) as Part[];

let choices: typeof Choices | null = null;
let expressions: typeof Expressions | null = null;
const loaded: Record<string, BlockComponent> = Object.create(null);
const loadedParts = new Set<Part>();

/** Brings parts, each once; unknown names, as of another version of the site, are passed over. */
export async function loadParts(parts: readonly string[]): Promise<void> {
  await Promise.all(
    parts.filter(isPart).map(async (part) => {
      Object.assign(loaded, (await sources[part]()).drawings);
      loadedParts.add(part);
    }),
  );
}

/** True when all of these are loaded. */
export const hasParts = (parts: readonly string[]): boolean =>
  parts.filter(isPart).every((part) => loadedParts.has(part));

const isPart = (name: string): name is Part => Object.hasOwn(sources, name);

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
