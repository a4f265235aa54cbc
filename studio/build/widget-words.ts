import type { Plugin } from 'vite';

/** What the library of widgets says by itself, in Hawaiian, which it does not speak; braces as in our own words. */
const hawaiian: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  calendar: {
    previous: 'I hope',
    next: 'Aʻe',
    selectedDateDescription: 'Lā i koho ʻia: {date}',
    todayDate: 'Kēia lā, {date}',
    todayDateSelected: 'Kēia lā, {date}, ua koho ʻia',
    dateSelected: '{date}, ua koho ʻia',
    minimumDate: 'Ka lā mua loa',
    maximumDate: 'Ka lā hope loa',
  },
  datepicker: {
    year: 'makahiki',
    month: 'mahina',
    day: 'lā',
    hour: 'hola',
    minute: 'minuke',
    second: 'kekona',
    dayPeriod: 'AM/PM',
    calendar: 'Alemanaka',
    weekday: 'lā o ka pule',
    timeZoneName: 'kāʻei hola',
    selectedDateDescription: 'Lā i koho ʻia: {date}',
    selectedTimeDescription: 'Hola i koho ʻia: {time}',
  },
  menu: {
    longPressMessage:
      'E kaomi lōʻihi a i ʻole e kaomi iā Alt + ArrowDown e wehe i ka papa kuhikuhi',
  },
  overlays: { dismiss: 'Pani' },
  spinbutton: { Empty: 'Hakahaka' },
};

const dictionary = /\/dist\/private\/(?:([\w-]+)\/)?intlStrings\.mjs$/;
const anyImport = /^import (\S+) from "([^"]*\/([a-z]{2}-[A-Z]{2})\.mjs)";$/gm;
const spoken = ['en-US', 'es-ES'];

/**
 * A dictionary of the library of widgets with the languages of the studio alone: its own have thirty-four of
 * them, and no Hawaiian.
 *
 * @returns null for any other file
 * @throws where the library writes its dictionaries differently by now
 */
export function withStudioLanguages(code: string, path: string): string | null {
  const found = dictionary.exec(path);
  if (!found) return null;
  const names = new Map(
    [...code.matchAll(anyImport)].map(([, name, from, tag]) => [tag, { name, from }]),
  );
  const kept = spoken.map((tag) => {
    const one = names.get(tag);
    if (!one) throw new Error(`${path} has no words for ${tag} any more.`);
    return { tag, ...one };
  });
  const own = Object.entries(hawaiian[found[1] ?? ''] ?? {}).map(
    ([key, text]) => `${JSON.stringify(key)}: ${toMessage(text)}`,
  );
  return [
    ...kept.map(({ name, from }) => `import ${name} from ${JSON.stringify(from)};`),
    'export default {',
    ...kept.map(({ tag, name }) => `  ${JSON.stringify(tag)}: ${name},`),
    `  haw: { ...${kept[0]?.name}, ${own.join(', ')} },`,
    '};',
  ].join('\n');
}

/** As the library writes messages: a text, or a function of what its braces name. */
function toMessage(text: string): string {
  const parts = text.split(/\{(\w+)\}/);
  if (parts.length === 1) return JSON.stringify(text);
  const joined = parts.map((part, place) => (place % 2 ? `args.${part}` : JSON.stringify(part)));
  return `(args) => ${joined.join(' + ')}`;
}

export const studioLanguages: Plugin = {
  name: 'studio-languages',
  transform(code, id) {
    const changed = withStudioLanguages(code, id);
    return changed === null ? null : { code: changed, map: null };
  },
};
