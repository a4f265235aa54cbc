import type { RegisteredComponent } from '@builder.io/sdk-react';
import { UnknownBlock } from '../draw/components/fragments.tsx';
import { findComponentName } from '../registry.ts';
import { registered } from './registered-components.tsx';

const maxNames = 100;

/** A labelled note in the place of each component that nobody has: visitors see nothing there. */
export function registerUnknown(content: unknown): RegisteredComponent[] {
  const known = new Set(registered.map(({ name }) => name));
  const names = listComponentNames(content).filter(
    (name) => !known.has(name) && findComponentName(name) === null,
  );
  return names.slice(0, maxNames).map((name) => ({
    name,
    // The note is the editor's to see, not to place.
    hidden: true,
    component: () => <UnknownBlock options={{ name }} />,
  }));
}

/** Names of the components of all blocks, wherever they lie, each once. */
function listComponentNames(content: unknown): string[] {
  const names = new Set<string>();
  const waiting: unknown[] = [content];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (typeof next !== 'object' || next === null) continue;
    const { '@type': type, component } = next as Readonly<Record<string, unknown>>;
    const name = (component as { readonly name?: unknown } | undefined)?.name;
    if (type === '@builder.io/sdk:Element' && typeof name === 'string') names.add(name);
    waiting.push(...Object.values(next).filter((value) => value !== undefined));
  }
  return [...names];
}
