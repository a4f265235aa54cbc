import { useEffect, useState } from 'react';
import { Button } from '#app/components/button/Button.tsx';
import { useMessages } from '#app/i18n/language-context.tsx';
import english from '#locales/en/visitorGuidelines.json';

/** Prints the page. Shown where scripts run, since without them it could do nothing. */
export function PrintButton() {
  const { print } = useMessages('visitorGuidelines', english);
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
