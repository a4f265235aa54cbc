import { api, ask } from '../api/ask.ts';

/** Those of the house and the invitations that nobody took yet. */
export const peopleQuery = {
  queryKey: ['people'],
  queryFn: () => ask(api.people.$get()),
} as const;
