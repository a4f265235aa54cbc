import type { Language } from '../languages/languages.ts';

/** What somebody of the house is, from most to least. */
export const roles = ['administrator', 'publisher', 'editor', 'translator', 'desk'] as const;

export type Role = (typeof roles)[number];

/** What a call of the studio's API needs. Each call names exactly one. */
export const rights = [
  /** The own account, which everybody has. */
  'account.own',
  'people.manage',
  'audit.read',
  'items.read',
  /** To change drafts in every language; `items.translate`: in one's own languages alone. */
  'items.write',
  'items.translate',
  /** What visitors see: publish, schedule, archive, bring a version back there. */
  'items.publish',
  'pictures.read',
  'pictures.write',
  /** To make and end links for people without an account. */
  'previews.share',
  'reservations.read',
  'reservations.write',
] as const;

export type Right = (typeof rights)[number];

const own = ['account.own'] as const;
const desk = [...own, 'reservations.read', 'reservations.write'] as const;
const translator = [...own, 'items.read', 'items.translate', 'pictures.read'] as const;
const editor = [...translator, 'items.write', 'pictures.write', 'previews.share'] as const;
const publisher = [...editor, 'items.publish', 'reservations.read'] as const;

/** The one table of who may do what; the API asks it at every call, the screens leave out what is not allowed. */
export const rightsOfRoles: Readonly<Record<Role, readonly Right[]>> = {
  administrator: rights,
  publisher,
  editor,
  translator,
  desk,
};

/** Somebody who is signed in to the studio. */
export interface Person {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly role: Role;
  /** In which a translator may write; all others may in every one. */
  readonly languages: readonly Language[];
  /** Of the studio's own words. */
  readonly language: Language;
}

export const hasRight = (person: Pick<Person, 'role'>, right: Right): boolean =>
  rightsOfRoles[person.role].includes(right);
