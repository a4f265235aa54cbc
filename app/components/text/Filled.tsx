import type { LocalizedText } from '#shared/languages/localized-text.ts';
import { Localized } from './Localized.tsx';

/** Words of the interface with an editors' text in their `{name}`, which keeps its own language. */
export function Filled({
  message,
  name,
  of,
}: {
  message: string;
  name: string;
  of: LocalizedText;
}) {
  const [before, after] = message.split(`{${name}}`);
  return (
    <>
      {before}
      <Localized of={of} />
      {after}
    </>
  );
}
