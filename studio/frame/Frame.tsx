import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense } from 'react';
import { NavLink, Outlet, useLocation, useNavigate } from 'react-router';
import { museumName } from '#brand/names.ts';
import { hasRight, type Right } from '#shared/studio/rights.ts';
import { AskFailed } from '../api/ask.ts';
import { callAuth } from '../api/auth.ts';
import { siteOrigin } from '../api/site-origin.ts';
import { meQuery } from '../api/use-me.ts';
import { chapterOf } from '../help/chapter-of.ts';
import { SignIn } from '../people/SignIn.tsx';
import { LetterKeys } from '../translations/letters/LetterKeys.tsx';
import { useSpokenLanguage, type Words } from '../words/words.ts';
import { Failed } from './Failed.tsx';
import styles from './Frame.module.css';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { SignInAgain } from './SignInAgain.tsx';

const places: readonly { to: string; right: Right; word: keyof Words['nav'] }[] = [
  { to: '/items', right: 'items.read', word: 'items' },
  { to: '/pictures', right: 'pictures.read', word: 'pictures' },
  { to: '/translations', right: 'items.read', word: 'translations' },
  { to: '/previews', right: 'items.read', word: 'previews' },
  { to: '/releases', right: 'items.read', word: 'releases' },
  { to: '/people', right: 'people.manage', word: 'people' },
  { to: '/log', right: 'audit.read', word: 'log' },
];

/** What stands around every screen: where one is, where one can go, who one is. */
export function Frame() {
  const { words, language } = useSpokenLanguage();
  const { data: person, error, isPending } = useQuery(meQuery);
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const isSignedOut = error instanceof AskFailed && error.status === 401;
  if (isPending) return <p>{words.wait}</p>;
  if (error && !person) return <Failed error={error} />;
  if (!person) return <SignIn />;

  const here = places.find(({ to }) => pathname === to || pathname.startsWith(`${to}/`));
  const isClosed = here && !hasRight(person, here.right);
  async function signOut() {
    await callAuth('/sign-out');
    queries.clear();
    navigate('/');
    window.location.reload();
  }
  return (
    <div className={styles.frame}>
      <a className={styles.skip} href="#content">
        {words.skip}
      </a>
      <header className={styles.head} data-ground="night">
        <p className={styles.name}>
          <span>{museumName[language]}</span> {words.studio}
        </p>
        <nav aria-label={words.nav.label} className={styles.nav}>
          <NavLink to="/" end>
            {words.nav.home}
          </NavLink>
          {places
            .filter(({ right }) => hasRight(person, right))
            .map(({ to, word }) => (
              <NavLink key={to} to={to}>
                {words.nav[word]}
              </NavLink>
            ))}
          <a href={siteOrigin}>{words.nav.site}</a>
        </nav>
        <div className={styles.person}>
          <NavLink to={`/help/${chapterOf(pathname, search)}`}>{words.help.name}</NavLink>
          <NavLink to="/account" aria-label={`${words.nav.account}: ${person.name}`}>
            {person.name}
          </NavLink>
          <button type="button" onClick={() => void signOut()}>
            {words.nav.signOut}
          </button>
        </div>
      </header>
      <main id="content" tabIndex={-1} className={styles.content}>
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
