import { useEffect, useState } from 'react';
import { Button } from '#app/components/forms/Button.tsx';
import { useWords } from '#app/i18n/language-context.tsx';
import english from '#locales/en/visitorGuidelines.json';

/** Prints the page. Shown where scripts run, since without them it could do nothing. */
export function PrintButton() {
  const { print } = useWords('visitorGuidelines', english);
  const [isReady, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  return (
    <div data-print="none">
      <Button kind="quiet" data-needs-scripts hidden={!isReady} onClick={() => window.print()}>
        {print}
      </Button>
    </div>
  );
}
