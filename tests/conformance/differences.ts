import type { Difference } from './compare.ts';

/** What a difference is judged by, beside itself. */
export interface Circumstances {
  /** The content as the service delivers it. */
  readonly entry: unknown;
  readonly language: string;
  /** What ours told the editor. */
  readonly warnings: readonly string[];
  /** All in which the two drawings differ at this width and stage. */
  readonly all: readonly Difference[];
}

/** A difference that is meant or that nobody sees, with the reason. */
export interface KnownDifference {
  readonly reason: string;
  readonly matches: (difference: Difference, circumstances: Circumstances) => boolean;
  /** It changes what is shown, so that what follows stands elsewhere. */
  readonly movesOthers?: boolean;
}

export type Stage = 'server' | 'hydrated' | 'clicked';

/** The official renderer's half for servers knows less of JavaScript than browsers do. */
export const otherThanItself: KnownDifference = {
  reason:
    'the official renderer draws it on its server otherwise than in its browser, where it is as ours',
  matches: () => false,
};

/** Only of contents with a known difference that moves others. */
export const movedByKnown: KnownDifference = {
  reason: 'it stands elsewhere, or is of another size, by a difference that is known',
  matches: ({ property }) => property === 'box' || property === 'width',
};

/**
 * All in which our renderer and the official one may differ. Not compared: what needs the service
 * itself, what must not run at all, and what tests of its own hold: lazy sections, what forms,
 * requests and tracking send, and which of an A/B test is shown to whom.
 */
export const knownDifferences: readonly KnownDifference[] = [
  {
    reason: 'the pointer shows over buttons, tabs and titles that they can be pressed',
    matches: ({ property, ours, official }) =>
      property === 'cursor' && ours === 'pointer' && /^(auto|default)$/.test(official),
  },
  {
    reason: 'a film that would play by itself has controls for those who want nothing to move',
    matches: ({ name, property, ours }) =>
      name.startsWith('video') && property === 'controls' && ours === 'true',
  },
  {
    reason: 'who wants nothing to move sees the end of an animation at once',
    matches: ({ name, property }, { entry }) =>
      /^(transform|opacity|filter|box)$/.test(property) &&
      listIds(
        entry,
        ({ animations }) =>
          Array.isArray(animations) &&
          animations.some((one) => isRecord(one) && one.trigger === 'scrollInView'),
        true,
      ).includes(toOwner(name)),
  },
  {
    reason: 'what lies over a film can be pressed',
    matches: ({ property, ours, official }) =>
      property === 'pointer-events' && ours === 'auto' && official === 'none',
  },
  {
    reason:
      'a picture stays in its block, where the official renderer lets it cover the page unless the block has a position',
    matches: ({ name, property }, { entry, all }) => {
      const placed = all.filter(
        (one) =>
          one.property === 'position' && one.ours === 'relative' && one.official === 'static',
      );
      const owners = placed.map((one) => toOwner(one.name));
      const isFree = (block: Tree) =>
        toComponent(block) === 'Image' && owners.includes(String(block.id));
      return (
        /^(position|box|width|height)$/.test(property) &&
        listIds(entry, isFree, true).includes(toOwner(name))
      );
    },
  },
  {
    reason: 'an entry that is marked as written from right to left is drawn so',
    matches: ({ property, ours }, { entry }) =>
      property === 'direction' &&
      ours === 'rtl' &&
      /"rtlMode":\s*"?true/.test(JSON.stringify(entry)),
    movesOthers: true,
  },
  {
    reason: 'a text without a value in the language of the page is shown in its default',
    matches: ({ property, name }, { entry, language, all }) =>
      /^(seen|text|alt|title|placeholder|href)$/.test(property) &&
      (all.some((one) => /object Object/.test(one.name) && toOwner(one.name) === toOwner(name)) ||
        listDefaults(entry, language).some((text) => text.includes(toShownText(name)))),
    movesOthers: true,
  },
  {
    reason: 'what an expression does not know is nothing, not the word undefined',
    matches: (difference, { all }) => {
      const texts = all.filter(
        (one) => one.property === 'seen' && toOwner(one.name) === toOwner(difference.name),
      );
      const isShown = (text: string) =>
        text === '' ||
        texts.some(({ name, ours }) => ours === 'shown' && toShownText(name) === text);
      return texts.some(
        (one) =>
          one.ours !== 'shown' &&
          nothings.test(one.name) &&
          isShown(withoutNothings(toShownText(one.name))) &&
          [toShownText(one.name), withoutNothings(toShownText(one.name))].includes(
            toShownText(difference.name),
          ),
      );
    },
    movesOthers: true,
  },
  {
    reason: 'components of generation 1, and this site\u2019s own, are drawn',
    matches: ({ name }, { entry }) =>
      listIds(entry, (block) => notOfficial.test(toComponent(block)), true).includes(toOwner(name)),
    movesOthers: true,
  },
  {
    reason: 'the text of an element is drawn, as in generation 1',
    matches: ({ name, property }, { entry }) =>
      /^(seen|text|width)$/.test(property) && listIds(entry, holdsText).includes(toOwner(name)),
    movesOthers: true,
  },
  {
    reason: 'each item of a list has the styles that are bound to it, not those of the last',
    matches: ({ name, property }, { entry }) =>
      property !== 'seen' &&
      listIds(
        entry,
        ({ repeat, bindings }) =>
          isRecord(repeat) &&
          isRecord(bindings) &&
          Object.keys(bindings).some((path) => path.startsWith('responsiveStyles.')),
        true,
      ).includes(toOwner(name)),
    movesOthers: true,
  },
  {
    reason: 'a frame is never wider than the page',
    matches: ({ name, property, ours, official }) =>
      /^(iframe|surface)\b/.test(name) &&
      property === 'box' &&
      Number(ours.split(' ')[2]) < Number(official.split(' ')[2]),
  },
  {
    reason:
      'HTML does not know such an element there: a browser that reads it would take the page apart',
    matches: ({ name }, { entry, warnings }) => {
      const told = warnings.flatMap(
        (warning) => /^block (\S+): HTML knows no/.exec(warning)?.[1] ?? [],
      );
      const isAround = (block: Tree) => told.some((id) => JSON.stringify(block).includes(id));
      const owner = toOwner(name);
      if (told.length === 0) return false;
      if (owner === 'builder-rows') return true;
      return (
        listIds(entry, ({ id }) => told.includes(String(id)), true).includes(owner) ||
        (owner !== '' && listIds(entry, isAround).includes(owner))
      );
    },
    movesOthers: true,
  },
  {
    reason: 'a symbol that is told to inherit the state around it does, as in generation 1',
    matches: ({ name, property }, { entry }) =>
      /^(seen|text)$/.test(property) &&
      listIds(
        entry,
        ({ component }) =>
          isRecord(component) &&
          isRecord(component.options) &&
          component.options.inheritState === true,
        true,
      ).includes(toOwner(name)),
    movesOthers: true,
  },
  {
    reason: 'the size of the screen is that of the visitor, not the one that was stored',
    matches: ({ property, name }, { entry }) =>
      property === 'seen' &&
      listIds(entry, (block) => JSON.stringify(block).includes('state.deviceSize')).includes(
        toOwner(name),
      ),
  },
  {
    reason: 'the picture by which the page builder counts visits is not drawn',
    matches: ({ name }) => toOwner(name).startsWith('builder-pixel'),
  },
  {
    reason:
      'an element is disabled where the attribute is bound by its bare name, as in generation 1',
    matches: ({ name, property }, { entry }) =>
      /^(disabled|border|color|background-color|opacity|cursor)$/.test(property) &&
      listIds(
        entry,
        ({ bindings }) => isRecord(bindings) && bindings.disabled !== undefined,
      ).includes(toOwner(name)),
    movesOthers: true,
  },
  {
    reason: 'scripts of editors run only where a setting allows it',
    matches: ({ name, property }, { entry, warnings }) =>
      /^(seen|text|color)$/.test(property) &&
      warnings.some((warning) => /a script( of \S+)? is left out/.test(warning)) &&
      listIds(entry, (block) => toComponent(block) === 'Custom Code').includes(toOwner(name)),
    movesOthers: true,
  },
  {
    reason: 'fields in code of editors are left out: nothing would be sent',
    matches: ({ name, property, ours }, { entry }) =>
      property === 'seen' &&
      ours !== 'shown' &&
      /^(input|select|textarea|surface)\b/.test(name) &&
      listIds(entry, (block) => toComponent(block) === 'Custom Code').includes(toOwner(name)),
    movesOthers: true,
  },
  {
    reason:
      'a block without an id has the styles that its editor gave it: the official renderer finds a block\u2019s styles by its id',
    matches: ({ name }, { entry }) => {
      const ids = listIds(entry, () => true);
      return ids.includes('undefined') && toOwner(name) !== '' && !ids.includes(toOwner(name));
    },
    movesOthers: true,
  },
];

/** Of generation 1 only, or of this site. */
const notOfficial = /^(Form:Label|Builder:(Carousel|Masonry|RawText)|Core:Router|Museum\b.*)$/;

const nothings = /\b(undefined|null|NaN)\b|\[object Object\]/;
const withoutNothings = (text: string) =>
  text.replace(new RegExp(nothings, 'g'), '').replace(/\s+/g, ' ').trim();

type Tree = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Tree =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const toComponent = ({ component }: Tree): string =>
  isRecord(component) ? String(component.name) : '';

/** Of its own, or of an element in it. */
const holdsText = (block: Tree): boolean =>
  (typeof block.text === 'string' && block.text !== '') ||
  (Array.isArray(block.children) && block.children.some((one) => isRecord(one) && holdsText(one)));

/** The id of the block that a difference is in. */
const toOwner = (name: string): string => / in (\S+)$/.exec(name)?.[1] ?? '';

const toShownText = (name: string): string => /^“(.*)” in /.exec(name)?.[1] ?? '\0';

/** Ids of the blocks that fit. @param isDeep with all that lies in them */
function listIds(value: unknown, fits: (block: Tree) => boolean, isDeep = false): string[] {
  const ids: string[] = [];
  const walk = (one: unknown, isInside: boolean) => {
    if (Array.isArray(one)) for (const item of one) walk(item, isInside);
    else if (isRecord(one)) {
      const isBlock = one['@type'] === '@builder.io/sdk:Element';
      const isOne = isInside || (isBlock && fits(one));
      if (isBlock && isOne) ids.push(String(one.id));
      for (const inner of Object.values(one)) walk(inner, isDeep && isOne);
    }
  };
  walk(value, false);
  return ids;
}

/** The defaults of localized values that have none in this language, without their tags. */
function listDefaults(value: unknown, language: string): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => listDefaults(item, language));
  if (!isRecord(value)) return [];
  const isLocalized = value['@type'] === '@builder.io/core:LocalizedValue';
  const own = isLocalized && value[language] === undefined ? [String(value.Default)] : [];
  return [...own, ...Object.values(value).flatMap((inner) => listDefaults(inner, language))];
}
