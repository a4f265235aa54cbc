import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { RouterProvider } from 'react-router/dom';
import type { Language } from '#shared/languages/languages.ts';
import { AskFailed } from './api/ask.ts';
import { router } from './router.tsx';
import { guessLanguage, LanguageContext, loadWords, type SpokenLanguage } from './words/words.ts';

const queries = new QueryClient({
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
  const [spoken, setSpoken] = useState<SpokenLanguage | null>(null);
  useEffect(() => void speak(guessLanguage()).then(setSpoken), []);
  if (!spoken) return null;
  return (
    <LanguageContext value={spoken}>
      <QueryClientProvider client={queries}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </LanguageContext>
  );
}

async function speak(language: Language): Promise<SpokenLanguage> {
  const words = await loadWords(language);
  document.documentElement.lang = language;
  return { language, words };
}
