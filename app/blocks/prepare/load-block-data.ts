import { ServiceUnavailable } from '#shared/http/service-unavailable.ts';
import type { BlockDefinition, LoadDependencies } from '../definition.ts';
import type { LoadRequest } from './preparation.ts';

/** A page waits this long for what its blocks ask of the services. */
const loadTimeoutMs = 3_000;
/** Blocks of one page that may ask; the rest are drawn without. */
const maxLoads = 40;

/**
 * Asks for the data of a page's blocks, all in parallel, equal questions once. What fails or takes
 * too long is reported and left out; nothing here throws.
 *
 * @returns the answers in the order of the requests
 */
export async function loadBlockData(
  requests: readonly LoadRequest[],
  registry: Readonly<Record<string, BlockDefinition>>,
  dependencies: LoadDependencies,
): Promise<readonly unknown[]> {
  if (requests.length === 0) return [];
  const questions = new Map<string, Promise<unknown>>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new ServiceUnavailable('block data', 'in time')),
      loadTimeoutMs,
    );
  });
  timeout.catch(() => {});
  const ask = ({ component, options }: LoadRequest) => {
    const key = `${component} ${JSON.stringify(options)}`;
    const known = questions.get(key);
    if (known) return known;
    const answer = Promise.resolve().then(() => registry[component]?.load?.(options, dependencies));
    questions.set(key, answer);
    return answer;
  };
  const answers = await Promise.all(
    requests.slice(0, maxLoads).map((request) => {
      const asked = Promise.race([ask(request), timeout]).catch((cause: unknown) => {
        const what = `The data of the block ${request.component} (${request.blockId}) is missing`;
        throw new Error(what, { cause });
      });
      return dependencies.optional(asked, undefined);
    }),
  );
  clearTimeout(timer);
  return answers;
}
