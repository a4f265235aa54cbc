import { AskFailed } from '../../api/ask.ts';
import { fill, type Words } from '../../words/words.ts';

interface Details {
  readonly reason?: string;
  readonly values?: Readonly<Record<string, string | number>>;
}

/** Why a file was not added, and what to do, in words of whoever uses the studio. */
export function explainUpload(error: unknown, { pictures }: Words): string {
  const { refused } = pictures;
  const sentences: Readonly<Record<string, string>> = refused;
  if (!(error instanceof AskFailed)) return refused.other;
  if (error.status === 'network') return refused.network;
  const { reason = '', values = {} } = (error.details ?? {}) as Details;
  const key = error.code === 'refused' ? reason : error.code;
  return fill(Object.hasOwn(sentences, key) ? (sentences[key] ?? '') : refused.other, values);
}
