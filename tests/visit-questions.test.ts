import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { answerVisitQuestion } from '#app/routes/search/answer-visit-question.ts';
import { hasFoundPiece } from '#app/routes/search/marked-pieces.ts';
import { formatMonth } from '#shared/dates/format-dates.ts';
import { type Language, languages } from '#shared/languages/languages.ts';
import { openContent, type SiteContent } from './setup/render-site.ts';
import { createSearchContext, searchSite } from './setup/search-context.ts';

// What visitors ask the search about a visit, and what answers above the results.

let content: SiteContent;
beforeAll(async () => {
  content = await openContent();
});
afterAll(() => content.close());

const createContext = (language: Language, now?: Date) =>
  createSearchContext(content, language, now);

const find = (language: Language, words: string) => searchSite(content, language, words);

/** That of a day in a week: something is on in it whenever this runs. 1 to 12. */
const monthAhead = new Date(Date.now() + 7 * 24 * 3_600_000).getUTCMonth() + 1;

/** Friday noon in Honolulu: what is asked of a Saturday has not begun to be over. */
function findNextFriday(): Date {
  const day = new Date();
  while (day.getUTCDay() !== 5) day.setUTCDate(day.getUTCDate() + 1);
  day.setUTCHours(22, 0, 0, 0);
  return day;
}

describe('A question about the visit is answered above what is found', () => {
  // Beside the words that the table tells: who asks for nothing else gets an answer, whatever is found.
  test.each<[language: Language, words: string, place: string, said: RegExp]>([
    ['en', 'are you open on sunday', 'hours', /Sunday, .+: 10\sam\s–\s4\spm$/],
    ['en', 'hours', 'hours', /./],
    ['es', 'horario', 'hours', /./],
    ['haw', 'hola', 'hours', /./],
    ['en', 'how much is a ticket', 'prices', /^Prices$/],
    ['es', 'cómo llegar', 'way', /Ala Hōkū/],
    ['haw', 'noho huila', 'access', /noho huila/],
  ])('in %s: %s', async (language, words, place, said) => {
    const answer = await answerVisitQuestion(await createContext(language), words);
    const title = answer?.title ?? '';
    expect(typeof title === 'string' ? title : title.text).toMatch(said);
    // What is measured about access has a page of its own.
    const measured = place === 'access' ? ['/visit/access'] : [];
    expect(answer?.links.map(({ to }) => to)).toEqual([
      ...measured,
      `/visit/plan-your-visit#${place}`,
      '/tickets',
    ]);
    expect(answer?.lines).toHaveLength({ hours: 7, prices: 6 }[place] ?? 0);
  });

  test.each<[language: Language, words: string, said: RegExp]>([
    ['en', 'how long does a visit take', /two hours/],
    ['en', 'how much time do i need', /two hours/],
    ['en', 'best time to visit', /Wednesdays from 3 to 4/],
    ['en', 'ev charging', /do not say/],
    ['en', 'electric car', /do not say/],
    ['en', 'ala moana bus', /Bus 14/],
    ['en', 'bus from the airport', /Bus 14/],
    ['es', 'cuánto dura la visita', /dos horas/],
    ['es', 'mejor hora para visitar', /miércoles de 3 a 4/],
    ['haw', 'ka lōʻihi o ke kipa', /ʻElua hola/],
    ['en', 'can I smoke', /No smoking or vaping/],
    ['en', 'vaping', /No smoking or vaping/],
    ['en', 'first aid', /defibrillator/],
    ['en', 'is there an atm', /no cash machine/],
    ['en', 'do you accept credit cards', /by card or in cash/],
    ['en', 'do you have a dress code', /flat shoes.+dressed as you like/],
    ['en', 'can i draw in the museum', /pencils/],
    ['en', 'hurricane', /wind or surf/],
    ['en', 'halal food', /Kitchen yard/],
    ['en', 'do you have a cafe', /no café/],
    ['es', 'tienen cafetería', /No hay cafetería/],
    ['en', 'can I bring a stroller', /Strollers may be used/],
    ['es', 'puedo llevar el cochecito', /cochecitos pueden usarse/],
    ['haw', 'kaʻa pēpē', /kaʻa pēpē/],
    ['en', 'parking cost', /Parking is free/],
    ['es', 'cuánto cuesta el estacionamiento', /gratuito/],
    ['es', 'fumar', /fumar ni vapear/],
    ['es', 'primeros auxilios', /desfibrilador/],
    ['es', 'cajero automático', /efectivo/],
    ['es', 'qué ponerse', /zapatos planos.+cubrirse/],
    ['es', 'huracán', /viento fuerte/],
    ['haw', 'puhi paka', /Mai puhi paka/],
    ['haw', 'kōkua maʻi', /puʻuwai/],
    ['haw', 'kālā kūʻike', /kāleka/],
  ])('in %s %s is answered from the guidelines', async (language, words, said) => {
    const answer = await answerVisitQuestion(await createContext(language), words);
    expect(JSON.stringify(answer?.text)).toMatch(said);
  });

  test.each<[language: Language, words: string]>([
    ['en', 'group of 14'],
    ['en', 'we are fourteen'],
    ['en', '14 people'],
    ['en', 'groups'],
    ['es', 'grupo de 14 personas'],
    ['es', 'somos catorce'],
    ['haw', 'hui nui'],
    ['haw', '14 kānaka'],
  ])('in %s %s leads to the form of groups', async (language, words) => {
    const answer = await answerVisitQuestion(await createContext(language), words);
    expect(answer?.links[0]?.to).toBe('/visit/tour-form?groupType=private');
    expect(answer?.lines).toHaveLength(1);
  });

  test.each<[language: Language, words: string, said: RegExp]>([
    ['en', 'refund', /change or cancel it/],
    ['es', 'reembolso', /cambiarla o cancelarla/],
    ['haw', 'hoʻihoʻi kālā', /hoʻololi a hoʻopau/],
  ])('in %s %s is answered with what holds of a reservation', async (language, words, said) => {
    const answer = await answerVisitQuestion(await createContext(language), words);
    expect(JSON.stringify(answer?.text)).toMatch(said);
  });

  test.each<[language: Language, words: string, said: RegExp, to: string]>([
    ['en', 'return policy', /within thirty days/, '/shop'],
    ['en', 'return a scarf', /within thirty days/, '/shop'],
    ['en', 'exchange', /within thirty days/, '/shop'],
    ['es', 'devoluciones', /treinta días/, '/shop'],
    ['haw', 'kuapo', /kanakolu/, '/shop'],
    ['en', 'gift', /no gift cards/, '/about/become-a-friend'],
    ['en', 'gift voucher', /no gift cards/, '/about/become-a-friend'],
    ['en', 'give a ticket', /somebody else’s name/, '/about/become-a-friend'],
    ['es', 'vale de regalo', /nombre de otra persona/, '/about/become-a-friend'],
    ['haw', 'makana', /kāleka makana/, '/about/become-a-friend'],
  ])('in %s %s is answered with what holds of the shop', async (language, words, said, to) => {
    const answer = await answerVisitQuestion(await createContext(language), words);
    expect(JSON.stringify(answer?.text)).toMatch(said);
    expect(answer?.links[0]?.to).toBe(to);
  });

  test.each<[language: Language, words: string, list: RegExp, line: RegExp | null]>([
    ['en', 'what can kids do on saturday', /day=.+audience=families/, /family court/],
    ['en', "what's on saturday", /day=/, null],
    ['en', 'asl', /access=signed/, /Blue on white/],
    ['en', 'sign language', /access=signed/, /Blue on white/],
    ['en', 'workshop for children', /audience=families/, null],
    ['es', 'qué hay este sábado', /day=/, null],
    ['es', 'qué hay para niños el sábado', /day=.+audience=families/, /familia/],
    ['es', 'taller para niños', /audience=families/, null],
    ['haw', 'he aha no nā keiki i ka Pōʻaono', /day=.+audience=families/, /ʻohana/],
    ['haw', 'kuhi lima', /access=signed/, null],
    ['en', `workshop in ${formatMonth(monthAhead, 'en')}`, /kind=workshop/, null],
    ['es', `qué hay en ${formatMonth(monthAhead, 'es')}`, /whats-on/, null],
    ['en', 'this weekend', /when=weekend/, null],
    ['es', 'mañana', /when=tomorrow/, null],
    ['en', 'free events', /price=free/, null],
    [
      'es',
      'qué hay gratis este fin de semana',
      /when=weekend.+price=free|price=free.+when=weekend/,
      null,
    ],
  ])('in %s %s is answered with programs', async (language, words, list, line) => {
    const isOfSaturday = list.source.includes('day=');
    const now = isOfSaturday ? findNextFriday() : new Date();
    const answer = await answerVisitQuestion(await createContext(language, now), words);
    expect(answer?.links[0]?.to).toMatch(list);
    expect(answer?.lines.length).toBeGreaterThan(0);
    if (line) expect(JSON.stringify(answer?.lines)).toMatch(line);
  });

  test.each(['free', 'is it free on sunday', 'free today'])(
    '%s asks what it costs to come in',
    async (words) => {
      const answer = await answerVisitQuestion(await createContext('en'), words);
      expect(answer?.links.map(({ to }) => to)).toContain('/tickets');
    },
  );

  test('a number is no beginning of another one', async () => {
    const { hits } = await find('en', '14');
    const found = hits.flatMap(({ title, summary }) =>
      [title, summary].flatMap((one) => one?.pieces.filter((_, at) => at % 2 === 1) ?? []),
    );
    expect(found.filter((piece) => /\d/.test(piece) && !/^14$/.test(piece))).toEqual([]);
    expect(hits.map(({ id }) => id)).not.toContain('/visit/visitor-guidelines 4');
  });

  test.each<[language: Language, words: string, href: string]>([
    ['en', 'eid', '/visit/visitor-guidelines'],
    ['en', 'eid al-fitr', '/visit/visitor-guidelines'],
    ['es', 'fiesta del fin del ramadán', '/visit/visitor-guidelines'],
    ['en', 'gift cards', '/about/become-a-friend'],
    ['en', 'annual pass', '/about/become-a-friend'],
    ['es', 'tarjetas de regalo', '/about/become-a-friend'],
    ['haw', 'kāleka makana', '/about/become-a-friend'],
    ['en', 'birthday', '/visit/host-a-gathering'],
    ['es', 'cumpleaños', '/visit/host-a-gathering'],
    ['en', 'homeschool', '/visit/school-visits'],
    ['en', 'sensory', '/visit/quiet-hours'],
    ['en', 'waitlist', '/tickets'],
    ['en', 'oldest object', '/collection/explore-the-collection'],
    ['es', 'objeto más antiguo', '/collection/explore-the-collection'],
    ['en', 'instagram', '/about/contact-us'],
    ['en', 'upcoming events', '/whats-on'],
    ['en', 'calligraphy class', '/whats-on/public-programs'],
    ['es', 'clase de caligrafía', '/whats-on/public-programs'],
  ])('in %s %s leads to its page', async (language, words, href) => {
    const { hits } = await find(language, words);
    expect(hits.slice(0, 3).map((hit) => hit.href.split('#')[0])).toContain(href);
  });

  test('what teenagers pay is told to whoever asks for them', async () => {
    const answer = await answerVisitQuestion(await createContext('en'), 'teenagers');
    expect(JSON.stringify(answer?.lines)).toMatch(/Under 18/);
  });

  test.each<[language: Language, words: string, title: RegExp]>([
    // Whatever day is asked for has its hours and its programs, a month its programs.
    ['en', 'december 24', /December 24/],
    ['en', '12/24', /December 24/],
    ['es', '24 de diciembre', /24 de diciembre/],
    ['es', '24/12', /24 de diciembre/],
    ['haw', '24 Kēkēmapa', /24 Kēkēmapa/],
    ['en', 'are you open january 8', /January 8.*: /],
    ['en', 'opening hours january 8', /January 8.*: /],
    ['en', 'monday', /Monday/],
    ['es', 'domingo', /domingo/i],
    ['haw', 'kēia lā', /Kēia lā/],
    ['en', formatMonth(monthAhead, 'en'), /What’s on/],
    ['en', 'saturday december 5 2026', /December 5/],
    ['es', 'sábado 5 de diciembre', /5 de diciembre/],
    ['haw', 'Pōʻaono 5 Kēkēmapa', /5 Kēkēmapa/],
    ['en', 'next month', /^What’s on: [A-Z]/],
    ['haw', 'hola ehia e pani ai', /hola|Hāmama|Pani/],
    ['en', 'I am blind', /^For blind/],
    ['es', 'soy ciega', /ciegos/],
    ['haw', 'makapō', /makapō/],
    ['es', 'soy sordo', /sordera/],
    ['en', 'can I touch anything', /^Touching$/],
    ['es', '¿se puede tocar?', /^Tocar$/],
    ['en', 'can I take a photo', /^Photography$/],
    ['haw', 'hiki anei iaʻu ke paʻi kiʻi', /paʻi kiʻi/],
    ['en', 'can I draw in the galleries', /^Drawing/],
    ['en', 'prayer rooms', /^Prayer/],
    ['en', 'private event', /^Host a gathering$/],
    ['es', 'boda', /^Celebrar un evento$/],
    ['en', 'lost my umbrella', /^Lost/],
    ['es', 'perdí mi paraguas', /perdidos/],
  ])('in %s %s is answered', async (language, words, title) => {
    const answer = await answerVisitQuestion(await createContext(language), words);
    const said = answer?.title ?? '';
    expect((typeof said === 'string' ? said : said.text).replaceAll('\u00a0', ' ')).toMatch(title);
  });

  test.each<[words: string, line: RegExp]>([
    ['house tour friday', /House tour/],
    ['concert friday', /Santur at dusk/],
    ['workshop saturday', /star/i],
    ['children saturday', /court/i],
  ])('%s is answered with the next such day that has it', async (words, line) => {
    const answer = await answerVisitQuestion(await createContext('en'), words);
    expect(JSON.stringify(answer?.lines)).toMatch(line);
  });

  test('the next Saturday, asked on one, is not today', async () => {
    const saturday = new Date(findNextFriday().getTime() + 24 * 3_600_000);
    const of = async (words: string) =>
      (await answerVisitQuestion(await createContext('en', saturday), words))?.links[0]?.to;
    expect(await of('next saturday')).not.toBe(await of('saturday'));
  });

  test('a program that is postponed says so in an answer, too', async () => {
    const answer = await answerVisitQuestion(await createContext('en'), 'film program');
    expect(answer?.lines.map(({ note }) => note)).toContain('Postponed');
  });

  test('what names a work or a program is looked for alone', async () => {
    const context = await createContext('en');
    for (const words of ['open studio', 'cobalt', 'book of hours', 'prayer rug']) {
      expect(await answerVisitQuestion(context, words)).toBeNull();
    }
  });
});

describe('What a visitor asks is answered, and each of the first hits shows the word', () => {
  const asked: Readonly<Record<Language, readonly string[]>> = {
    en: [
      ...['opening hours', 'price', 'parking', 'bus', 'toilets', 'wheelchair', 'cafe', 'kids'],
      ...['wifi', 'lost property', 'photography', 'membership', 'closed today', 'stroller'],
      ...['luggage lockers', 'senior discount', 'donate', 'jobs', 'tonight', 'guided tour'],
    ],
    es: [
      ...['horario', 'precio', 'estacionamiento', 'aparcamiento', 'autobús', 'baños'],
      ...['silla de ruedas', 'cafetería', 'niños', 'wifi', 'objetos perdidos', 'fotografía'],
      ...['hacerse socio', 'cerrado hoy', 'empleo', 'esta noche', 'visita guiada'],
    ],
    haw: [
      ...['hola', 'uku', 'kaʻa', 'kaʻa ʻōhua', 'lumi hoʻopau pilikia', 'noho huila', 'mea ʻai'],
      ...['keiki', 'wifi', 'nā mea i haule', 'paʻi kiʻi', 'lālā', 'pani ʻia i kēia lā'],
    ],
  };
  /** Of these the kind, which is told beside each hit, says why it is found. */
  const kindsAsked: Readonly<Record<string, string>> = { jobs: 'career ', empleo: 'career ' };
  const all = languages.flatMap((language) =>
    asked[language].map((words) => [language, words] as const),
  );
  test.each(all)('%s: %s', async (language, words) => {
    const { hits, total, isForgiven } = await find(language, words);
    const answer = await answerVisitQuestion(await createContext(language), words);
    // With an answer nothing else is shown where typing errors had to be forgiven.
    const shown = answer && isForgiven ? [] : hits.slice(0, 5);
    const silent = shown.filter(
      ({ id, title, summary, detail }) =>
        !id.startsWith(kindsAsked[words] ?? '?') &&
        ![title, summary, detail?.name].some((text) => text && hasFoundPiece(text.pieces)),
    );
    expect(silent.map(({ id }) => id)).toEqual([]);
    expect(Boolean(answer) || (total > 0 && !isForgiven)).toBe(true);
  });
});
