import { describe, expect, test } from 'vitest';
import { sampleRecords } from './sample-records.test-support.ts';
import { createTestSearch, readDemoRecords } from './search.test-support.ts';

// What visitors type, and what must be on the first page of 24; where it says so, first of all.

const { search, findIds } = createTestSearch([...readDemoRecords(), ...sampleRecords]);
const demo = (...numbers: string[]) => numbers.map((number) => `demo-${number}`);
const sample = (...numbers: string[]) => numbers.map((number) => `sample-${number}`);

describe('On the first page', () => {
  test.each<[string, string[]]>([
    // Titles and their words
    ['star tile', demo('0001', '0002', '0004', '0005', '0006', '0007', '0300')],
    ['prayer rug', demo('0078', '0079', '0080', '0187')],
    ['fish basin', demo('0055')],
    // A basin is a deep dish to whoever looks for one with fish.
    ['dish with fish', demo('0055')],
    ['plato con peces', demo('0055')],
    ['pā me nā iʻa', demo('0055')],
    ['blue and white dish', demo('0138')],
    ['dish with carnations', demo('0017', '0020')],
    ['mosque lamp', demo('0058')],
    ['lotus', demo('0054', '0057', '0058', '0138')],
    ['nightingale', demo('0115')],
    ['ten-pointed star', demo('0025', '0036', '0065', '0101')],
    ['still life', sample('2001.8', '2001.9')],
    ['vase gallou', sample('35.7', '35.8')],
    // Makers, places, kinds, materials, techniques, dynasties
    ['Hasegawa', demo('0229')],
    ['Tazi-Amrani', demo('0029')],
    ['rembrandt portrait', sample('2001.7')],
    ["o'neill", sample('L.12.88')],
    ['kashan star', demo('0001', '0002', '0005')],
    ['Shiraz bottle', demo('0061', '0062', '0063')],
    ['bukhara ikat robe', demo('0086', '0088')],
    ['silver inlay brass ewer', demo('0050', '0051', '0053')],
    ['silk carpet', demo('0189')],
    ['ottoman velvet', demo('0090', '0091')],
    ['mamluk lamp', demo('0058', '0059', '0060')],
    ['papier mache pen box', demo('0115', '0116')],
    ['gelatin silver print bridge', sample('1994.21.1-.3', '1994.21.4')],
    ['woodblock wave', sample('81.40')],
    ['honolulu screen koa', demo('0237')],
    // Numbers
    ['1961.11', demo('0001')],
    ['06.16.2', sample('06.16.2')],
    ['1994.21', sample('1994.21.1-.3', '1994.21.4')],
    // Spanish
    ['azulejo estrella', demo('0001', '0002', '0005')],
    ['alfombra de oración', demo('0078', '0079', '0080')],
    ['terciopelo', demo('0090', '0091', '0092')],
    ['mocarabes', demo('0107', '0109')],
    ['celosia de marmol', demo('0065')],
    ['loza dorada', demo('0041', '0043')],
    ['Bujará', demo('0086')],
    ['mameluco', demo('0053', '0060')],
    // Hawaiian, with and without its signs
    ['kile hōkū', demo('0001', '0005')],
    ['kile hoku', demo('0001', '0005')],
    ['moena pule', demo('0078', '0079', '0080')],
    ['weleweka', demo('0090', '0091')],
    ["'ukulele", sample('2019.2')],
    ['ukulele', sample('2019.2')],
    ['papa he‘e nalu', sample('2019.1')],
    ["ka'ano'i", sample('2019.1', '2019.2')],
    ['waikiki', sample('2019.1')],
    ['Oahu', [...demo('0231'), ...sample('2019.1')]],
    // Transliterations
    ['İznik', demo('0009', '0011', '0015')],
    ['IZNIK tulip', demo('0009', '0015')],
    ['Kajar', [...demo('0061', '0115'), ...sample('90.6')]],
    ['Qājār', [...demo('0061', '0115'), ...sample('90.6')]],
    ['Šīrāz', demo('0061', '0063')],
    ['Kāšān', demo('0001')],
    ['esfahan cuerda seca', demo('0030', '0031', '0033')],
    ['Iṣfahān', [...sample('90.5'), ...demo('0117')]],
    ['Horasan', demo('0050')],
    ['Ali Shah', sample('90.6')],
    ['ʿAlī', sample('90.6')],
    ['koran', sample('90.3', '90.4')],
    ['Corán', sample('90.3', '90.4')],
    ["qur'an leaf", sample('90.3')],
    ['Mohammed naqqash', sample('90.5')],
    ['zellij', demo('0024', '0025', '0026', '0027')],
    ['mukarnas', demo('0107', '0109')],
    ['chintamani', demo('0013', '0091')],
    ['cutahya', demo('0142', '0143')],
    // Arabic letters
    ['کاشی', demo('0003', '0008')],
    ['كاشي', demo('0003', '0008')],
    ['قالى', demo('0072', '0073')],
    ['اسطرلاب', demo('0117')],
    ['مشربيّة', demo('0069')],
    // Typing errors
    ['carpte', demo('0072', '0073', '0076')],
    ['isnik', demo('0009', '0011')],
    ['astrolab', demo('0117', '0118')],
    ['arabesqe tile', demo('0001', '0031')],
    ['caligraphy mamluk', demo('0057')],
    ['wodblock', sample('81.40', '81.41')],
    ['potrait fur hat', sample('2001.7')],
    ['lindquist', sample('1994.21.4')],
    // Plural and spelling
    ['tiles with tulips', demo('0009', '0010')],
    ['ewers', demo('0050', '0051')],
    ['color study gray', sample('2020.14')],
    ['luster bowls', demo('0041', '0043')],
    // While typing
    ['astr', demo('0117')],
    ['star til', demo('0001')],
    ['hokuj', sample('81.40')],
  ])('%s', (words, expected) => {
    const ids = findIds(words);
    expect(expected.filter((id) => !ids.includes(id))).toEqual([]);
  });
});

describe('First of all', () => {
  test.each([
    ['old trees', 'sample-06.16.2'],
    ['Basin with swimming fish', 'demo-0055'],
    ['1938.15', 'demo-0031'],
    ['35.6', 'sample-35.6'],
    ['ʻukulele', 'sample-2019.2'],
    ['under the wave', 'sample-81.40'],
    ['lajvardina', 'demo-0006'],
    ['Qurʾān leaf', 'sample-90.3'],
    ['bridge', 'sample-1994.21.4'],
    // Called so where it was made, and not by its translators alone
    ['azulejo', 'demo-0032'],
    ['azulejos', 'demo-0032'],
    // By the name of a detail
    ['blue iznik dish rim', 'demo-0018'],
    ['plato azul de iznik borde', 'demo-0018'],
    ['pā polū iznik kaʻe', 'demo-0018'],
  ])('%s', (words, id) => {
    expect(findIds(words)[0]).toBe(id);
  });
});

describe('Fields and quotations', () => {
  test.each<[string, string[]]>([
    ['maker:tazi', demo('0029')],
    ['maker:"kawamura hokuju" wave', sample('81.40')],
    ['place:honolulu type:screen', demo('0237')],
    ['accession:1994.21.4', sample('1994.21.4')],
    ['title:bridge', sample('1994.21.4', '1994.21.1-.3')],
    ['"still life with lemons"', sample('2001.8', '2001.9')],
    ['material:"oil on canvas" lemons', sample('2001.9')],
    ['technique:"slip painting" guilloche', demo('0037')],
    ['culture:nasrid silk', demo('0175')],
  ])('%s finds nothing else', (words, expected) => {
    const ids = findIds(words);
    expect(new Set(ids)).toEqual(new Set(expected));
  });

  test('quoted words must stand in this order and in one field', () => {
    expect(findIds('"stars ten-pointed"')).toEqual([]);
    expect(findIds('"lemons willem"')).toEqual([]);
  });
});

describe('How words were understood', () => {
  const understand = (words: string) => {
    const { match, didYouMean } = search.find({ words, page: 1, pageSize: 1 });
    return { match, didYouMean };
  };

  test.each([
    ['carpte', 'carpet'],
    ['iznki tile', 'iznik tile'],
    ['maker:hokusu', 'maker:hokuju'],
    ['tulpis', 'tulips'],
    // The other words are written as most objects have them.
    ['iznick tlie', 'iznik tile'],
  ])('%s is similar to %s', (words, didYouMean) => {
    expect(understand(words)).toEqual({ match: 'similar', didYouMean });
  });

  test('other spellings of a name are exact', () => {
    expect(understand('esfahan')).toEqual({ match: 'exact', didYouMean: null });
  });

  test('where nothing has all words, most of them will do', () => {
    const page = search.find({ words: 'unicorn astrolabe brass', page: 1, pageSize: 5 });
    expect(page.match).toBe('partial');
    expect(page.total).toBe(2);
    const size = { page: 1, pageSize: 5, partialSize: 1 };
    const few = search.find({ words: 'unicorn astrolabe brass', ...size });
    expect(few).toMatchObject({ total: 2, numbers: page.numbers.slice(0, 1) });
    expect(search.find({ words: 'carpet', ...size }).numbers.length).toBeGreaterThan(1);
  });

  test('nothing is made of a word that is like none', () => {
    expect(search.find({ words: 'xyzzyqwert', page: 1, pageSize: 5 })).toMatchObject({
      total: 0,
      match: 'exact',
      didYouMean: null,
    });
  });
});

describe('Suggestions while typing', () => {
  const suggest = (words: string) =>
    search
      .suggest(words, 8)
      .map((one) =>
        one.kind === 'title' ? 'title' : `${one.kind}:${search.index.values.at(one.value)}`,
      );

  test.each([
    ['izn', 'place:iznik'],
    ['hase', 'maker:noelani-hasegawa'],
    ['bras', 'material:brass'],
    ['azule', 'type:tile'],
    ['kahsan', 'place:kashan'],
    ['ottom', 'culture:ottoman'],
  ])('%s suggests %s', (words, expected) => {
    expect(suggest(words)).toContain(expected);
  });

  test('titles that begin with the words stand before those that hold them', () => {
    const [first] = search.suggest('medallion car', 8).filter(({ kind }) => kind === 'title');
    expect(first).toMatchObject({ kind: 'title', count: 1 });
    expect(suggest('')).toEqual([]);
    expect(search.suggest('s', 3)).toHaveLength(3);
  });
});
