import { useWords } from '#app/i18n/language-context.tsx';
import english from '#locales/en/forms.json';
import { Button } from './Button.tsx';

/** Sends its form. It keeps the focus while that is under way, and says so to all. */
export function SendButton({ label, isSending }: { label: string; isSending: boolean }) {
  const { sending } = useWords('forms', english);
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
