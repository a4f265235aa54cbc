/** How a record says that somebody had to do with an object without having plainly made it. */
export type MakerQualifier = keyof typeof attributionOf;

/**
 * Its meaning: `doubted`, perhaps the maker; `group`, those who worked for the one named;
 * `model`, others worked after the one named, or in the same manner.
 */
export type Attribution = 'doubted' | 'group' | 'model';

const attributionOf = {
  attributedTo: 'doubted',
  formerlyAttributedTo: 'doubted',
  possiblyBy: 'doubted',
  probablyBy: 'doubted',
  workshopOf: 'group',
  studioOf: 'group',
  after: 'model',
  copyAfter: 'model',
  schoolOf: 'model',
  circleOf: 'model',
  followerOf: 'model',
  mannerOf: 'model',
  styleOf: 'model',
} as const satisfies Record<string, Attribution>;

/** English and Spanish, as records have them in the field of the role; they stand before a name. */
const wordings: readonly (readonly [RegExp, MakerQualifier])[] = [
  [/^(?:attributed to|atribuid[oa] a)$/, 'attributedTo'],
  [
    /^(?:(?:formerly|previously) attributed to|ant(?:es|eriormente) atribuid[oa] a)$/,
    'formerlyAttributedTo',
  ],
  [/^(?:possibly|perhaps|posiblemente|quizá)(?: by| de| por)?$/, 'possiblyBy'],
  [/^(?:probably|probablemente)(?: by| de| por)?$/, 'probablyBy'],
  [/^(?:workshop|atelier|taller) (?:of|de)$/, 'workshopOf'],
  [/^(?:studio|office|estudio) (?:of|de)$/, 'studioOf'],
  [/^(?:after|según)$/, 'after'],
  [/^(?:(?:copy|copyist) (?:after|of)|copia (?:de|según))$/, 'copyAfter'],
  [/^(?:school|escuela) (?:of|de)$/, 'schoolOf'],
  [/^(?:circle|círculo) (?:of|de)$/, 'circleOf'],
  [/^(?:follower|imitator|seguidor|imitador) (?:of|de)$/, 'followerOf'],
  [/^(?:(?:in the )?manner of|(?:a la )?manera de)$/, 'mannerOf'],
  [/^(?:(?:in the )?style of|estilo de)$/, 'styleOf'],
];

/**
 * The attribution that a role states: `after` → `after`, `Attributed to` → `attributedTo`.
 * @returns null for what somebody did (`potter`), and for no role
 */
export function readQualifier(role: string | null): MakerQualifier | null {
  const plain = role?.trim().toLowerCase() ?? '';
  return wordings.find(([wording]) => wording.test(plain))?.[1] ?? null;
}

export const toAttribution = (role: string | null): Attribution | null => {
  const qualifier = readQualifier(role);
  return qualifier && attributionOf[qualifier];
};

/**
 * A maker as a label names it, in the record's own words: `after Raphael`, `workshop of Abu Zayd`;
 * the name alone where it was plainly made by that person or house.
 */
export function nameMaker({ name, role }: { name: string; role: string | null }): string {
  if (!role || !readQualifier(role)) return name;
  const words = role.trim();
  const small = words.charAt(0).toLowerCase() + words.slice(1);
  // Some records say it twice.
  return name.toLowerCase().startsWith(small.toLowerCase()) ? name : `${small} ${name}`;
}

const maxWordsOfQualifier = 4;

/**
 * The attribution in a label that `nameMaker` made: `after Raphael` → `model`.
 * @param name of the maker; a workshop that is itself the maker may be called `Workshop of …`
 */
export function readAttribution(label: string, name: string): Attribution | null {
  const parts = label === name ? null : splitLabel(label);
  return parts && attributionOf[parts.qualifier];
}

/** A label that `nameMaker` made: `after Raphael` → `after` and `Raphael`; null: it is a name alone. */
function splitLabel(label: string): { qualifier: MakerQualifier; name: string } | null {
  const words = label.split(' ');
  for (let count = Math.min(maxWordsOfQualifier, words.length - 1); count > 0; count--) {
    const qualifier = readQualifier(words.slice(0, count).join(' '));
    if (qualifier) return { qualifier, name: words.slice(count).join(' ') };
  }
  return null;
}

/**
 * A label in another language, as a line of its own: `workshop of Abu Zayd` → `Taller de Abu Zayd`.
 * @param words with the place `{name}`
 */
export function translateLabel(
  label: string,
  words: Readonly<Record<MakerQualifier, string>>,
): string {
  const parts = splitLabel(label);
  if (!parts) return label;
  const text = words[parts.qualifier].replace('{name}', () => parts.name);
  return text.charAt(0).toUpperCase() + text.slice(1);
}
