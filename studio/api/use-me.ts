import { type QueryFunctionContext, useSuspenseQuery } from '@tanstack/react-query';
import type { Person } from '#shared/studio/rights.ts';
import { AskFailed, api, ask } from './ask.ts';

const queryKey = ['me'] as const;

/** Who is signed in; null: nobody was. A session that ended is a failure, which keeps the person it was. */
export const meQuery = {
  queryKey,
  async queryFn({ client }: QueryFunctionContext): Promise<Person | null> {
    const person = await ask(api.me.$get());
    const before = client.getQueryData<Person | null>(queryKey);
    if (!person && before) throw new AskFailed(401, 'signed-out');
    // In this window, or in another one of the browser: nobody goes on with another's words.
    if (person && before && person.id !== before.id) window.location.reload();
    return person;
  },
  staleTime: 60_000,
} as const;

/** Whoever is signed in; screens are drawn for somebody alone. */
export function useMe(): Person {
  const { data } = useSuspenseQuery(meQuery);
  if (!data) throw new AskFailed(401, 'signed-out');
  return data;
}
