import type english from '#locales/en/openData.json';
import type {
  ApiCall,
  ApiDescription,
  ApiParameter,
} from '#services/object-collection/contract.ts';
import { fill } from '#shared/languages/fill.ts';

/** The site's own address of the API. Elsewhere the API's description gives the address. */
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
  messages: (typeof english)['calls'],
): CallView[] {
  const known = messages as Readonly<Record<string, unknown>>;
  return calls.map((call) => ({
    id: call.id,
    path: call.path,
    ...toTexts(call, known[call.id]),
    parameters: call.parameters.map((parameter) => ({
      name: parameter.name,
      meaning:
        (messages.meanings as Readonly<Record<string, string>>)[parameter.name] ??
        parameter.description,
      takes: describeValues(parameter, messages),
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
  messages: (typeof english)['calls'],
): string {
  const bounds = { from: String(minimum), to: String(maximum) };
  return [
    messages.types[type],
    place === 'path' && messages.inPath,
    list !== null && messages[list],
    type === 'number' && minimum !== null && maximum !== null && fill(messages.range, bounds),
    type === 'number' && minimum !== null && maximum === null && fill(messages.from, bounds),
    type === 'text' && maximum !== null && fill(messages.upTo, bounds),
    byDefault !== null && fill(messages.byDefault, { value: byDefault }),
  ]
    .filter(Boolean)
    .join(', ');
}
