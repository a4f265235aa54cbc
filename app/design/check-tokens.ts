/**
 * The colors that slide from one section's accent to the next are registered by `base.css`, before the
 * first paint: by a script the whole page would be styled once more. The site is complete without, so a
 * browser that does not know how is only warned of (specification §8, "Design token registration failure").
 * @param view the window
 */
export function checkTokens(view: object): void {
  if (!('CSSPropertyRule' in view)) {
    console.warn('The design tokens could not be registered: colors change at once.');
  }
}
