import type english from '#locales/en/openData.json';
import type {
  ApiCall,
  ApiDescription,
  ApiParameter,
} from '#services/object-collection/contract.ts';
import { fill } from '#shared/fill.ts';

/** Where the site serves the API itself; elsewhere it lies where its description says. */
export const apiPath = '/object-collection-api';

export interface CallView {
  readonly id: string;
  readonly path: string;
  readonly summary: string;
  readonly description: string;
  readonly parameters: readonly {
    readonly name: string;
    readonly meaning: string;
    /** What values it takes, in a few words. */
    readonly takes: string;
    /** Every value there is, where they are few. */
    readonly values: readonly string[];
  }[];
  /** `200, 304, 400`. */
  readonly statuses: string;
  readonly mediaTypes: string;
  /** Whole address of an example. */
  readonly example: string;
}

/**
 * The calls of the description in the words of the page. A call or parameter that these do not
 * know, of an API elsewhere that is newer, keeps its own.
 */
export function toCallViews(
  { calls }: ApiDescription,
  address: string,
  words: (typeof english)['calls'],
): CallView[] {
  const known = words as Readonly<Record<string, unknown>>;
  return calls.map((call) => ({
    id: call.id,
    path: call.path,
    ...toTexts(call, known[call.id]),
    parameters: call.parameters.map((parameter) => ({
      name: parameter.name,
      meaning:
        (words.meanings as Readonly<Record<string, string>>)[parameter.name] ??
        parameter.description,
      takes: describeValues(parameter, words),
      values: parameter.values ?? [],
    })),
    statuses: call.statuses.join(', '),
    mediaTypes: call.mediaTypes.join(', '),
    example: address + call.example,
  }));
}

function toTexts({ summary, description }: ApiCall, texts: unknown) {
  const own = texts as { summary: string; description: string } | undefined;
  return { summary: own?.summary ?? summary, description: own?.description ?? description };
}

function describeValues(
  { place, type, list, minimum, maximum, byDefault }: ApiParameter,
  words: (typeof english)['calls'],
): string {
  const bounds = { from: String(minimum), to: String(maximum) };
  return [
    words.types[type],
    place === 'path' && words.inPath,
    list !== null && words[list],
    type === 'number' && minimum !== null && maximum !== null && fill(words.range, bounds),
    type === 'number' && minimum !== null && maximum === null && fill(words.from, bounds),
    type === 'text' && maximum !== null && fill(words.upTo, bounds),
    byDefault !== null && fill(words.byDefault, { value: byDefault }),
  ]
    .filter(Boolean)
    .join(', ');
}
