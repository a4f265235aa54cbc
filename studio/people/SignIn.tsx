import { useLocation } from 'react-router';
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
  const { door } = useWords();
  const from = useLocation().state as CameFrom | null;
  return (
    <Door title={door.title}>
      {from && <Said done={door[from.did]} />}
      <SignInForm email={from?.email} />
    </Door>
  );
}
