import { useQuery } from '@tanstack/react-query';
import { Suspense, useRef } from 'react';
import { Outlet, useLocation } from 'react-router';
import { hasRight } from '#shared/studio/rights.ts';
import { AskFailed } from '../api/ask.ts';
import { meQuery } from '../api/use-me.ts';
import { SignIn } from '../people/SignIn.tsx';
import { LetterKeys } from '../translations/letters/LetterKeys.tsx';
import { useWords } from '../words/words.ts';
import { Failed } from './Failed.tsx';
import styles from './Frame.module.css';
import { Head } from './Head.tsx';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { places } from './places.ts';
import { SignInAgain } from './SignInAgain.tsx';
import { useArrival } from './use-arrival.ts';

/** What stands around every screen: where one is, where one can go, who one is. */
export function Frame() {
  const words = useWords();
  const { data: person, error, isPending } = useQuery(meQuery);
  const { pathname } = useLocation();
  const screen = useRef<HTMLElement>(null);
  useArrival(screen);
  const isSignedOut = error instanceof AskFailed && error.status === 401;
  if (isPending) return <p>{words.wait}</p>;
  if (error && !person) return <FailedAlone error={error} />;
  if (!person) return <SignIn />;

  const here = places.find(({ to }) => pathname === to || pathname.startsWith(`${to}/`));
  const isClosed = here && !hasRight(person, here.right);
  return (
    <div className={styles.frame}>
      <a className={styles.skip} href="#content">
        {words.skip}
      </a>
      <Head person={person} />
      <main ref={screen} id="content" tabIndex={-1} className={styles.content}>
        <Suspense fallback={<p>{words.wait}</p>}>
          {isClosed ? <Failed error={new AskFailed(403, 'no-right')} /> : <Outlet />}
        </Suspense>
        <LetterKeys />
      </main>
      <footer className={styles.foot}>
        <LanguageSwitch />
      </footer>
      {isSignedOut && <SignInAgain email={person.email} />}
    </div>
  );
}

/** Where not even the frame can be drawn. */
export const FailedAlone = ({ error }: { readonly error?: unknown }) => (
  <main className={styles.content}>
    <Failed error={error} />
  </main>
);
