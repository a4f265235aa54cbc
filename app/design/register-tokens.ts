/** Colours that slide from one section's accent to the next; registered so that browsers can mix them. */
const animatedColors = ['--accent', '--accent-deep', '--on-accent', '--ground'] as const;

/**
 * Registers the colour tokens that are animated. The site is complete without it, so a browser that
 * refuses is only warned of (specification §8, "Design token registration failure").
 */
export function registerTokens(styles: Pick<typeof CSS, 'registerProperty'> = CSS): void {
  for (const name of animatedColors) {
    try {
      styles.registerProperty({
        name,
        syntax: '<color>',
        inherits: true,
        initialValue: 'transparent',
      });
    } catch (error) {
      // Hot reload runs this again; that a token is known already is no failure.
      if (error instanceof DOMException && error.name === 'InvalidModificationError') continue;
      console.warn(`The design token ${name} could not be registered.`, error);
    }
  }
}
