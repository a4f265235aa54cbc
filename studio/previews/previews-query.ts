import { queryOptions } from '@tanstack/react-query';
import { api, ask } from '../api/ask.ts';

const readPreviews = () => ask(api.previews.$get());

export type PreviewLink = Awaited<ReturnType<typeof readPreviews>>['links'][number];

/** The links that show something to people without an account, and the museum's clock. */
export const previewsQuery = queryOptions({ queryKey: ['previews'], queryFn: readPreviews });
