import { Button } from '#app/components/button/Button.tsx';
import { useMessages } from '#app/i18n/language-context.tsx';
import english from '#locales/en/visitorGuidelines.json';

/** Prints the page. Shown from the first paint where scripts run: what came later would move the text. */
export function PrintButton() {
  const { print } = useMessages('visitorGuidelines', english);
  return (
    <div data-print="none">
      <Button kind="quiet" data-needs-scripts onClick={() => window.print()}>
        {print}
      </Button>
    </div>
  );
}
