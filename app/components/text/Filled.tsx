import type { LocalizedText } from '#shared/localized-text.ts';
import { Localized } from './Localized.tsx';

/** Words of the interface with an editors' text in their `{name}`, which keeps its own language. */
export function Filled({ words, name, of }: { words: string; name: string; of: LocalizedText }) {
  const [before, after] = words.split(`{${name}}`);
  return (
    <>
      {before}
      <Localized of={of} />
      {after}
    </>
  );
}
