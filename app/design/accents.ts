/** Colours that tell sections apart; styles in accents.css. */
export const accents = ['blue-dark', 'green', 'yellow', 'fuchsia'] as const;

export type Accent = (typeof accents)[number];

/** What a part of a page lies on; styles in accents.css. */
export const grounds = [
  'white',
  'plaster',
  'sand',
  'ink',
  'night',
  'deep',
  'accent',
  'accent-mist',
] as const;

export type Ground = (typeof grounds)[number];

const accentsBySection: Readonly<Record<string, Accent>> = {
  home: 'blue-dark',
  about: 'blue-dark',
  visit: 'blue-dark',
  collection: 'blue-dark',
  'whats-on': 'green',
  exhibitions: 'green',
  'public-programs': 'green',
  'digital-studio': 'yellow',
  'what-we-do': 'fuchsia',
  residencies: 'fuchsia',
  convenings: 'fuchsia',
  events: 'fuchsia',
};

/**
 * The accent of a section or of a path inside one; blue-dark for what belongs to none. Source:
 * specification §2, "Carousel arrows".
 * @param section such as `whats-on`, or a path without language prefix such as `/whats-on/exhibitions`
 */
export function chooseAccent(section: string): Accent {
  const name = section.split('/').find(Boolean) ?? 'home';
  return accentsBySection[name] ?? 'blue-dark';
}
