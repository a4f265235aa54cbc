/** Puts the focus into the form of one exception, once it is drawn. */
export function focusException(key: string): void {
  requestAnimationFrame(() => {
    const form = document.querySelector(`[data-exception-key="${CSS.escape(key)}"]`);
    form?.scrollIntoView({ block: 'center' });
    form?.querySelector<HTMLElement>('input[type="checkbox"], [role="spinbutton"]')?.focus();
  });
}
