import type { Template } from '../../prepared.ts';
import type { BlockProps } from '../block-props.ts';
import { Html } from '../Html.tsx';

/** Source: reference §7. A `div`, as generation 2 has it: a `span` may not hold paragraphs. */
export function Text({ options }: BlockProps<{ text?: string | Template }>) {
  return <Html of={options.text} className="builder-text" />;
}

export function RawText({ options }: BlockProps<{ text?: string | Template }>) {
  return <Html of={options.text} className="builder-raw-text" as="span" />;
}

/** Source: reference §7: films in a frame; scripts were taken out (`prepare/clean-html.ts`). */
export function Embed({ options }: BlockProps<{ content?: string | Template }>) {
  return <Html of={options.content} className="builder-embed" />;
}

export function CustomCode({ options }: BlockProps<{ code?: string | Template }>) {
  return <Html of={options.code} className="builder-custom-code" />;
}
