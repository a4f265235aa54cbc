import type { Right } from '#shared/studio/rights.ts';
import type { Words } from '../words/words.ts';

/** The rooms of the studio, and what it takes to enter each. */
export const places: readonly { to: string; right: Right; word: keyof Words['nav'] }[] = [
  { to: '/items', right: 'items.read', word: 'items' },
  { to: '/pages', right: 'items.read', word: 'pages' },
  { to: '/pictures', right: 'pictures.read', word: 'pictures' },
  { to: '/translations', right: 'items.read', word: 'translations' },
  { to: '/previews', right: 'items.read', word: 'previews' },
  { to: '/releases', right: 'items.read', word: 'releases' },
  { to: '/desk', right: 'reservations.read', word: 'desk' },
  { to: '/people', right: 'people.manage', word: 'people' },
  { to: '/log', right: 'audit.read', word: 'log' },
];
