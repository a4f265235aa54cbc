import type { ReactNode } from 'react';
import { useMessages } from '#app/i18n/language-context.tsx';
import english from '#locales/en/forms.json';
import { Button } from '../button/Button.tsx';

/** Sends its form. It keeps the focus while that is under way, and says so to all. */
export function SendButton({ label, isSending }: { label: ReactNode; isSending: boolean }) {
  const { sending } = useMessages('forms', english);
  return (
    <>
      <Button type="submit" aria-disabled={isSending || undefined}>
        {isSending ? sending : label}
      </Button>
      <p role="status" className="visually-hidden">
        {isSending && sending}
      </p>
    </>
  );
}
