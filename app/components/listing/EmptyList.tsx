import { RichTextView } from '#app/components/text/RichTextView.tsx';
import type { RichText } from '#services/content-management/contract.ts';

/** What a list says when there is nothing in it: the editors' words, else ours. */
export const EmptyList = ({ text, fallback }: { text: RichText | null; fallback: string }) =>
  text ? <RichTextView of={text} /> : <p>{fallback}</p>;
