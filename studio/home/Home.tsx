import { useQuery } from '@tanstack/react-query';
import { api, ask } from '../api/ask.ts';
import { Failed } from '../frame/Failed.tsx';
import { useWords } from '../words/words.ts';

/** Where a day in the studio begins. */
export function Home() {
  const words = useWords();
  const me = useQuery({ queryKey: ['me'], queryFn: () => ask(api.me.$get()) });
  if (me.isPending) return <p>{words.wait}</p>;
  if (me.error) return <Failed error={me.error} />;
  return <h1>{me.data.name}</h1>;
}
