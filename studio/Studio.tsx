import { MutationCache, QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { RouterProvider } from 'react-router/dom';
import type { Language } from '#shared/languages/languages.ts';
import { AskFailed } from './api/ask.ts';
import { router } from './router.tsx';
import {
  guessLanguage,
  keepLanguage,
  LanguageContext,
  loadWords,
  type Words,
} from './words/words.ts';

/** Where a call says that nobody is signed in any more, the frame asks who is. */
const onError = (error: Error) => {
  if (!(error instanceof AskFailed) || error.status !== 401) return;
  if (queries.getQueryState(['me'])?.status === 'success') {
    void queries.invalidateQueries({ queryKey: ['me'] });
  }
};

const queries: QueryClient = new QueryClient({
  queryCache: new QueryCache({ onError }),
  mutationCache: new MutationCache({ onError }),
  defaultOptions: {
    queries: {
      // What was refused is refused again.
      retry: (count, error) =>
        count < 2 && !(error instanceof AskFailed && typeof error.status === 'number'),
      staleTime: 5_000,
    },
  },
});

/** The whole studio in the browser. */
export function Studio() {
  const [loaded, setLoaded] = useState<{ language: Language; words: Words } | null>(null);
  const load = useCallback(async (language: Language) => {
    const words = await loadWords(language);
    document.documentElement.lang = language;
    setLoaded({ language, words });
  }, []);
  useEffect(() => void load(guessLanguage()), [load]);
  const spoken = useMemo(
    () =>
      loaded && {
        ...loaded,
        speak(language: Language) {
          keepLanguage(language);
          void load(language);
        },
      },
    [loaded, load],
  );
  if (!spoken) return null;
  return (
    <LanguageContext value={spoken}>
      <QueryClientProvider client={queries}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </LanguageContext>
  );
}
