import { useQuery } from '@tanstack/react-query';
import { useLocation, useSearchParams } from 'react-router';
import { AskFailed, api, ask } from '../api/ask.ts';
import { explainRefusal } from '../api/explain.ts';
import { Said } from '../widgets/Said.tsx';
import { useWords } from '../words/words.ts';
import { Door } from './Door.tsx';
import { SignInForm } from './SignInForm.tsx';

/** What was done before somebody came here, as the history of the browser keeps it. */
export interface CameFrom {
  readonly email?: string;
  readonly did: 'made' | 'reset';
}

/** The first screen of whoever is not signed in, at any address. */
export function SignIn() {
  const words = useWords();
  const { door } = words;
  // The provider elsewhere led back, and nobody was let in.
  const problem = useSearchParams()[0].get('problem');
  const from = useLocation().state as CameFrom | null;
  // Not waited for: whoever has an account signs in at once.
  const first = useQuery({
    queryKey: ['invitation', 'first'],
    queryFn: () => ask(api.invitation.first.$get()),
    retry: false,
  });
  return (
    <Door title={door.title}>
      {from && <Said done={door[from.did]} />}
      {first.data?.isOpen && <p role="note">{door.noAccounts}</p>}
      {problem && <Said problem={explainRefusal(new AskFailed(403, problem), words)} />}
      <SignInForm email={from?.email} />
    </Door>
  );
}
