import { useEffect, useRef } from 'react';
import { SignInForm } from '../people/SignInForm.tsx';
import { useWords } from '../words/words.ts';
import styles from './SignInAgain.module.css';

/** Over a screen whose session has ended; what is typed there stays. */
export function SignInAgain({ email }: { readonly email: string }) {
  const { door } = useWords();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby="sign-in-again"
      onCancel={(event) => event.preventDefault()}
    >
      <h2 id="sign-in-again">{door.title}</h2>
      <p>{door.ended}</p>
      <SignInForm email={email} />
    </dialog>
  );
}
