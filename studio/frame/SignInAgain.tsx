import { useLayoutEffect, useRef } from 'react';
import { SignInForm } from '../people/SignInForm.tsx';
import { useWords } from '../words/words.ts';
import styles from './SignInAgain.module.css';

/** Opens once nobody has pressed a key for so long: words that are being typed would go on in its fields. */
export const restMs = 1_000;

/** Over a screen whose session has ended; what is typed there stays, and keys go on there afterwards. */
export function SignInAgain({ email }: { readonly email: string }) {
  const { door } = useWords();
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    const typing = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let typedIn: Element | null = null;
    function wait() {
      clearTimeout(timer);
      timer = setTimeout(() => {
        typing.abort();
        typedIn = document.activeElement;
        element?.showModal();
        // The address is known.
        element?.querySelector<HTMLElement>('[name="password"]')?.focus();
      }, restMs);
    }
    document.addEventListener('keydown', wait, { signal: typing.signal });
    wait();
    return () => {
      clearTimeout(timer);
      typing.abort();
      // After it is gone: a field that has the focus before takes no letters then (Chromium).
      setTimeout(() => (typedIn as HTMLElement | null)?.focus());
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby="sign-in-again"
      onCancel={(event) => event.preventDefault()}
    >
      <h2 id="sign-in-again">{door.title}</h2>
      <p>{door.ended}</p>
      <SignInForm email={email} isOverScreen />
    </dialog>
  );
}
