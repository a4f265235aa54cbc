import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { formsData } from '#services/forms/embedded/personal-data.ts';
import { formKinds } from '#shared/forms/form-rules.ts';
import { isLanguage, type Language, languages } from '#shared/languages/languages.ts';
import { listContradictions, listUnclaimed, readFacts } from './crawl/visit-facts.ts';

// What a visit costs, how long it takes and how far things lie is said in many texts; none may say it
// differently. The crawl reads the same of the screens as they are delivered.

interface Text {
  readonly file: string;
  readonly language: Language;
  readonly text: string;
}

/** Every text of the demo's content and of the interface, with its language. */
const texts: readonly Text[] = [
  ...listFiles('content/documents'),
  ...listFiles('content/pages'),
  ...listFiles('locales'),
].flatMap((file) => {
  const texts: Text[] = [];
  const of = file.match(/^locales\/(\w+)\//)?.[1];
  collect(
    JSON.parse(readFileSync(file, 'utf8')),
    of && isLanguage(of) ? of : null,
    (text, language) => texts.push({ file, language, text }),
  );
  return texts;
});

/** News tell of what happened, objects and stories of other houses; pages that say how to visit are these. */
const isOfVisit = ({ file }: Text) =>
  /\/(settings|listing_page|text_page|ticket_type|menu_page|home)\/|^content\/pages|^locales/.test(
    file,
  );

test('no two texts say different things of the same fact', () => {
  const stated = texts.flatMap(({ file, language, text }) => readFacts(text, language, file));
  expect(listContradictions(stated)).toEqual([]);
  // Each fact is found in every language, or the patterns no longer fit the texts.
  const found = Object.groupBy(stated, ({ fact }) => fact);
  expect(Object.keys(found).length).toBeGreaterThanOrEqual(9);
  for (const fact of ['benches along the garden walk', 'number of the bus']) {
    expect(found[fact]?.length, fact).toBeGreaterThanOrEqual(6);
  }
});

test('the privacy policy says how long forms are kept as they are, and as the forms say it', () => {
  const days = Object.fromEntries(
    formsData.map(({ name, retentionDays }) => [name, retentionDays]),
  );
  const { 'tour-request': tour, ...others } = days;
  expect([tour, ...new Set(formKinds.flatMap((kind) => others[kind] ?? []))]).toEqual([730, 365]);
  const told = {
    en: 'for one year; for a tour, until one year after the visit',
    es: 'durante un año; si pide una visita guiada, hasta un año después',
    haw: 'no hoʻokahi makahiki; no ka huakaʻi, a hala hoʻokahi makahiki',
  } satisfies Record<Language, string>;
  const policy = texts.filter(({ file }) => file.endsWith('privacy-policy.json'));
  for (const language of languages) {
    const said = policy.filter((one) => one.language === language).map(({ text }) => text);
    expect(said.join(' ')).toContain(told[language]);
  }
});

test('every number of wheelchairs, benches and meters that pages of a visit give is one of these facts', () => {
  const unclaimed = texts
    .filter(isOfVisit)
    .flatMap(({ file, language, text }) =>
      listUnclaimed(text, language).map((sentence) => `${file}: ${sentence}`),
    )
    // Rows of the table of measurements: each way stands there alone.
    .filter((line) => !/page\/access\.json: .* · /.test(line));
  expect(unclaimed).toEqual([]);
});

test('feet are what the meters beside them come to', () => {
  const pairs = texts.flatMap(({ file, text }) =>
    [...text.replaceAll('\u00a0', ' ').matchAll(/(\d[\d,]*) m \((\d[\d,]*) ft\)/g)].map(
      ([whole, metres, feet]) => ({
        place: `${file}: ${whole}`,
        ratio: toNumber(feet) / (toNumber(metres) * 3.2808),
      }),
    ),
  );
  expect(pairs.length).toBeGreaterThan(5);
  expect(pairs.filter(({ ratio }) => Math.abs(ratio - 1) > 0.03)).toEqual([]);
});

test('a distance comes to the same feet wherever it is told', () => {
  const feetOf = new Map<number, Set<number>>();
  const pattern = /(\d[\d,]*) (?:m|meters|metros|mika) \((\d[\d,]*) (?:ft|feet|pies|kapuaʻi)\)/g;
  for (const { text } of texts) {
    for (const [, meters, feet] of text.replaceAll('\u00a0', ' ').matchAll(pattern)) {
      const known = feetOf.get(toNumber(meters)) ?? new Set();
      feetOf.set(toNumber(meters), known.add(toNumber(feet)));
    }
  }
  expect(feetOf.size).toBeGreaterThan(5);
  expect([...feetOf].filter(([, feet]) => feet.size > 1)).toEqual([]);
});

test('the terrace lies down the steps in every text, as the plan has it', () => {
  const upward = /lead up to the Sea Terrace|Terraza del Mar se sube|piʻi ai i ka Lānai Kai/;
  const downward = /down to the Sea Terrace|Terraza del Mar se baja|iho ai i ka Lānai Kai/;
  expect(texts.filter(({ text }) => downward.test(text)).length).toBeGreaterThanOrEqual(6);
  expect(texts.filter(({ text }) => upward.test(text))).toEqual([]);
});

test('entry is timed for the galleries: the rooms of the house are seen with a guide alone', () => {
  const timed = texts.filter(({ file }) => /listing_page\/tickets|visitor-guidelines/.test(file));
  const rooms = /over six rooms|entre seis salas|ma nā lumi ʻeono/;
  expect(timed.filter(({ text }) => rooms.test(text))).toEqual([]);
});

test('journalists are promised the same answer wherever they read of it', () => {
  const page = texts.filter(({ file }) => /page\/press|listing_page\/news/.test(file));
  const promise = /within one working day|un día hábil|hoʻokahi lā hana/;
  for (const language of languages) {
    const told = page.filter((one) => one.language === language && promise.test(one.text));
    expect(new Set(told.map(({ file }) => file)).size, language).toBe(2);
  }
});

interface Ticket {
  readonly uid: string;
  readonly shared: {
    readonly kind: string;
    readonly price: number;
    readonly is_free: boolean;
    readonly duration_minutes?: number;
    readonly max_group?: number;
  };
  readonly [language: string]: unknown;
}
const tickets = readdirSync('content/documents/ticket_type').map(
  (name) => JSON.parse(readFileSync(`content/documents/ticket_type/${name}`, 'utf8')) as Ticket,
);
const wordsOf = (ticket: Ticket, language: Language) =>
  ticket[language] as {
    readonly name: string;
    readonly price_label: string;
    readonly description: string;
  };

test.each(tickets)('$uid costs and lasts the same in its facts and in every text', (ticket) => {
  const { price, is_free: isFree, duration_minutes: minutes } = ticket.shared;
  for (const language of languages) {
    const { name, price_label: label, description } = wordsOf(ticket, language);
    if (!isFree) expect(label, language).toMatch(new RegExp(`^\\$${price}(?!\\d)`));
    const told = [
      ...[description]
        .flat()
        .join(' ')
        .matchAll(/(\d+) min/g),
    ].map(([, count]) => Number(count));
    expect([...new Set(told)], language).toEqual(told.length > 0 ? [minutes] : []);
    // A price beside the ticket's name is one of its own.
    const own = new Set(listAmounts(label));
    for (const { file, text } of texts.filter(
      (one) => one.language === language && isOfVisit(one),
    )) {
      for (const sentence of text.split(/\n|(?<=[.!?])\s/)) {
        if (!sentence.includes(name)) continue;
        for (const amount of listAmounts(sentence))
          expect(own, `${file}: ${sentence}`).toContain(amount);
      }
    }
  }
});

test('who may stay as long as they like has no duration', () => {
  const endless = /as long as you like|sin límite de tiempo|e like me ka lōʻihi/;
  const told = tickets.filter((ticket) =>
    languages.some((language) => endless.test(wordsOf(ticket, language).description)),
  );
  expect(told.length).toBeGreaterThan(0);
  for (const ticket of tickets.filter(({ shared }) => shared.kind === 'admission')) {
    expect(ticket.shared.duration_minutes, ticket.uid).toBeUndefined();
  }
});

test('a page about school visits says how long its ticket lasts', () => {
  const ticket = tickets.find(({ uid }) => uid === 'school-visit');
  const told = texts
    .filter(({ file }) => file.endsWith('page/school-visits.json'))
    .flatMap(({ text }) => [...text.matchAll(/(\d+) min/g)].map(([, count]) => Number(count)));
  expect(told).toEqual(languages.map(() => ticket?.shared.duration_minutes));
});

function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .map((name) => `${folder}/${name}`);
}

/** Texts below a key that is a language are of that language. */
function collect(
  value: unknown,
  language: Language | null,
  add: (text: string, language: Language) => void,
): void {
  if (typeof value === 'string') {
    // A row of a table has its cells one below another.
    const isHtml = value.includes('</');
    const lines = value.replaceAll('\n', ' · ').replaceAll(/<\/(?:p|h\d|li)>/g, '\n');
    if (language) add(isHtml ? lines.replaceAll(/<[^>]+>/g, '') : lines, language);
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, part] of Object.entries(value))
      collect(part, isLanguage(key) ? key : language, add);
  }
}

const toNumber = (text = '') => Number(text.replaceAll(',', ''));
const listAmounts = (text: string) =>
  [...text.matchAll(/\$(\d[\d,]*)/g)].map(([, amount]) => toNumber(amount));

test('a day on which a ticket is free is told where places are chosen, and counted by the calendar', () => {
  const free = /first Sunday|primer domingo|Lāpule mua/;
  const tickets = listFiles('content/documents/ticket_type').map(
    (file) =>
      JSON.parse(readFileSync(file, 'utf8')) as {
        readonly shared: { readonly free_days?: string };
      } & Record<Language, { readonly audience?: string; readonly description?: string }>,
  );
  const told = tickets.flatMap((ticket) =>
    languages.map((language) => ({
      inWords: [
        free.test(ticket[language].description ?? ''),
        free.test(ticket[language].audience ?? ''),
      ],
      counted: ticket.shared.free_days === 'first_sunday',
    })),
  );
  expect(told.filter(({ counted }) => counted)).toHaveLength(languages.length);
  expect(told.filter(({ inWords, counted }) => inWords.some((one) => one !== counted))).toEqual([]);
});

test('a page that asks to be written to promises one time of answer, and the panel below it the same', () => {
  const promise = /within (\w+ (?:working )?days?)/g;
  const read = (file: string) => readFileSync(file, 'utf8');
  const panel = read('content/pages/symbol/contact-panel.json');
  const promises = listFiles('content/pages/page').map((file) => {
    const page = read(file);
    const text = page.includes('symbol/contact-panel') ? page + panel : page;
    return { file, told: [...new Set([...text.matchAll(promise)].map(([, time]) => time))] };
  });
  expect(promises.filter(({ told }) => told.length > 1)).toEqual([]);
  // Days of the week off are nobody's working days.
  expect(promises.flatMap(({ told }) => told).filter((time) => !time?.includes('working'))).toEqual(
    [],
  );
});

test('how early a study visit is asked for is said alike where it is described and where it is offered', () => {
  const weeks: Readonly<Record<Language, RegExp>> = {
    en: /(\w+) weeks (?:ahead|before)/,
    es: /(dos|tres|cuatro) semanas/,
    haw: /(ʻ\wlua|ʻekolu|ʻehā) pule ma mua/,
  };
  const files = ['text_page/about-the-collection.json', 'page/study-visits.json'];
  for (const language of languages) {
    const told = files.map((name) =>
      texts
        .filter((one) => one.file.endsWith(name) && one.language === language)
        .flatMap(({ text }) => text.match(weeks[language])?.[1] ?? []),
    );
    expect(told[0]).toHaveLength(1);
    expect(told[1]).toEqual(told[0]);
  }
});

test('the crumb of a page names the section in which the page stands', () => {
  const names: Readonly<Record<string, RegExp>> = {
    visit: /"breadcrumb": \{\s*"en": "(?!Visit")/,
    about: /"breadcrumb": \{\s*"en": "(?!About")/,
  };
  const wrong = listFiles('content/pages/page').filter((file) => {
    const page = readFileSync(file, 'utf8');
    const section = page.match(/"url": "\/(\w+)/)?.[1] ?? '';
    return names[section]?.test(page);
  });
  expect(wrong).toEqual([]);
});
