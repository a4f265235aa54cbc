/**
 * What is shown of the groups of this page: by the group's key, the id of what was chosen, empty for
 * the default. Made before the first paint, outside React, which then takes over what is there.
 */
declare global {
  interface Window {
    builderChoices?: Record<string, string>;
  }
}

export const findChoice = (key: string): string | undefined => window.builderChoices?.[key];

export function keepChoice(key: string, choice: string): void {
  window.builderChoices ??= Object.create(null) as Record<string, string>;
  window.builderChoices[key] = choice;
}

/** Begins the keys of groups that are A/B tests; the content's id follows. */
export const testPrefix = 'test:';
