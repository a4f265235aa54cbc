import { queryOptions } from '@tanstack/react-query';
import { api, ask } from '../api/ask.ts';

const everyMs = 60_000;

/** The times of a day. @param date YYYY-MM-DD; empty: today */
export const deskQuery = (date: string) =>
  queryOptions({
    queryKey: ['desk', date],
    queryFn: () => ask(api.desk.$get({ query: date ? { date } : {} })),
    // Somebody reserves while the screen stands open.
    refetchInterval: everyMs,
  });
