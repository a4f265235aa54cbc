/**
 * Puts the focus into the form of one exception, once it is drawn: at its day, or where that is known
 * at its hours.
 */
export function focusException(key: string, at: 'day' | 'hours'): void {
  const first = at === 'day' ? '[role="spinbutton"]' : 'input[type="checkbox"]';
  requestAnimationFrame(() => {
    const form = document.querySelector(`[data-exception-key="${CSS.escape(key)}"]`);
    form?.scrollIntoView({ block: 'center' });
    form?.querySelector<HTMLElement>(first)?.focus();
  });
}
