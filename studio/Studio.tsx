import { MutationCache, QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { RouterProvider } from 'react-router/dom';
import { museumName } from '#brand/names.ts';
import type { Language } from '#shared/languages/languages.ts';
import { AskFailed } from './api/ask.ts';
import { nameWindow } from './frame/name-window.ts';
import { router } from './router.tsx';
import { Button } from './widgets/Button.tsx';
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
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    load(guessLanguage()).catch(() => setFailed(true));
  }, [load]);
  useEffect(() => {
    if (loaded) return nameWindow(`${museumName[loaded.language]} ${loaded.words.studio}`);
  }, [loaded]);
  const spoken = useMemo(
    () =>
      loaded && {
        ...loaded,
        speak(language: Language) {
          keepLanguage(language);
          // Without its words the studio stays in the language that it speaks.
          load(language).catch(() => {});
        },
      },
    [loaded, load],
  );
  if (!spoken) return hasFailed ? <WithoutWords /> : null;
  return (
    <LanguageContext value={spoken}>
      <QueryClientProvider client={queries}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </LanguageContext>
  );
}

/** The words themselves did not come, so that these are the only ones: the line is down, or the server is. */
function WithoutWords() {
  return (
    <main role="alert">
      <p lang="en">The server does not answer. Try again in a moment.</p>
      <p lang="es">El servidor no responde. Inténtelo de nuevo en un momento.</p>
      <p lang="haw">ʻAʻole pane mai ke kikowaena. E hoʻāʻo hou i kekahi manawa pōkole.</p>
      <p>
        <Button onClick={() => window.location.reload()}>
          Try again · <span lang="es">Intentar de nuevo</span> ·{' '}
          <span lang="haw">E hoʻāʻo hou</span>
        </Button>
      </p>
    </main>
  );
}
