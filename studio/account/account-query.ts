import { api, ask } from '../api/ask.ts';

/** The own account with what opens it. */
export const accountQuery = {
  queryKey: ['account'],
  queryFn: () => ask(api.account.$get()),
} as const;
