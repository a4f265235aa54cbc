import { beforeEach, expect, test } from 'vitest';
import { type Database, openSqlite } from '#database/database.ts';
import { migrate } from '#database/migrate.ts';
import { createSetId } from '#services/content-management/embedded/stored-document.ts';
import { readItem } from '../items/describe-item.ts';
import { leilani, openItems, person } from '../items/items.test-support.ts';
import { exportTranslations } from './export-translations.ts';
import { importTranslations } from './import-translations.ts';
import { findXliffProblems } from './xliff/check-xliff.test-support.ts';

const kekoa = person('kekoa', 'Kekoa', 'translator', ['haw']);
const setId = createSetId('news', 'rain');
const paragraph = (text: string, spans: object[] = []) => ({ type: 'paragraph', text, spans });
const link = { link_type: 'Web', url: 'https://museum.example/rain' };
const body = [
  { type: 'heading2', text: 'Rain & <wind>', spans: [] },
  paragraph('It  rained\nall night.', [
    { start: 4, end: 10, type: 'strong' },
    { start: 8, end: 14, type: 'hyperlink', data: link },
  ]),
];

let studio: ReturnType<typeof openItems>;
let ask: ReturnType<ReturnType<typeof openItems>['as']>;

beforeEach(async () => {
  const [content, visitors]: Database[] = [
    openSqlite('content', ':memory:'),
    openSqlite('visitors', ':memory:'),
  ];
  if (!content || !visitors) throw new Error('no database');
  await migrate(content);
  await migrate(visitors);
  studio = openItems(content, visitors);
  ask = studio.as(leilani);
  await ask('POST /', { type: 'news', uid: 'rain', title: 'Rain' });
  await save('en.body', undefined, body);
  await save('en.short_description', undefined, 'All night.');
  return async () => {
    await content.close();
    await visitors.close();
  };
});

const read = () => readItem(studio.items(), leilani.id, setId);

async function save(path: string, from: unknown, to: unknown) {
  const { revision } = await read();
  const saved = await ask(`PATCH /${setId}/draft`, studio.save(revision, { path, from, to }));
  expect(saved.status).toBe(200);
}

const exportAll = async () =>
  (await exportTranslations(studio.items(), { language: 'haw', units: 'all', setIds: [setId] }))
    .text;

/** A translator who writes into the file. */
function translate(file: string, ...words: [source: string, target: string][]) {
  return words.reduce((text, [source, target]) => {
    const at = `<source>${source}</source>\n`;
    expect(text).toContain(at);
    return text.replace(at, `${at}<target>${target}</target>\n`);
  }, file);
}

const bring = (file: string, who = kekoa, isDone = true) =>
  importTranslations(studio.items(), who, file, isDone);

const outcomes = ({ items }: Awaited<ReturnType<typeof bring>>) =>
  Object.fromEntries(
    items.flatMap(({ units }) => units.map(({ id, outcome, reason }) => [id, reason ?? outcome])),
  );

const marked =
  'It  <sc id="1" type="fmt" subType="xlf:b"/>rain<sc id="2" type="link" dataRef="d1"/>ed<ec startRef="1"/>\nall<ec startRef="2"/> night.';

test('a translator outside translates, and it is a draft as if they had typed it', async () => {
  const file = await exportAll();
  expect(findXliffProblems(file)).toEqual([]);
  const done = translate(
    file,
    ['Rain', 'Ua'],
    ['Rain &amp; &lt;wind&gt;', 'Ka ua &amp; ka makani'],
    [
      marked,
      '<pc id="1" type="fmt" subType="xlf:b">Ua</pc>  a\nao ka <sc id="2" type="link" dataRef="d1"/>pō<ec startRef="2"/>.',
    ],
  );
  const shown = await bring(done, kekoa, false);
  expect(outcomes(shown)).toEqual({ title: 'taken', body: 'taken' });
  expect((await read()).languages.haw).toBeNull();
  expect(outcomes(await bring(done))).toEqual(outcomes(shown));
  const { languages, translations } = await read();
  expect(languages.haw).toMatchObject({
    body: [
      { type: 'heading2', text: 'Ka ua & ka makani', spans: [] },
      paragraph('Ua  a\nao ka pō.', [
        { start: 0, end: 2, type: 'strong' },
        { start: 12, end: 14, type: 'hyperlink', data: link },
      ]),
    ],
  });
  expect(translations.haw).toMatchObject({
    title: 'ready',
    body: 'ready',
    short_description: 'missing',
  });
  expect((await bring(done)).counts).toMatchObject({ same: 2, empty: 1 });
});

test('words of an English text that has changed since are taken, and are outdated', async () => {
  const file = await exportAll();
  await save('en.short_description', 'All night.', 'All night and all day.');
  const report = await bring(translate(file, ['All night.', 'I ka pō a pau.']));
  expect(outcomes(report)).toEqual({ short_description: 'outdated' });
  const { languages, translations, before } = await read();
  expect(languages.haw?.short_description).toBe('I ka pō a pau.');
  expect(translations.haw.short_description).toBe('outdated');
  expect(before.haw.short_description).toBe('All night.');
});

test('what somebody wrote in the studio since is not overwritten, and both are kept', async () => {
  await save('haw.short_description', undefined, 'Ka pō');
  const file = await exportAll();
  await save('haw.short_description', 'Ka pō', 'Ka pō a pau');
  const done = file.replace('<target>Ka pō</target>', '<target>I ka pō</target>');
  expect(outcomes(await bring(done, kekoa, false))).toEqual({ short_description: 'clash' });
  expect(outcomes(await bring(done))).toEqual({ short_description: 'clash' });
  const { languages, conflicts } = await read();
  expect(languages.haw?.short_description).toBe('Ka pō a pau');
  expect(conflicts).toMatchObject([
    { path: 'haw.short_description', mine: 'I ka pō', by: 'Kekoa' },
  ]);
});

test('an outdated translation that the translator marks as done is right again', async () => {
  await save('haw.short_description', undefined, 'Ka pō');
  await save('en.short_description', 'All night.', 'All night!');
  const file = await exportAll();
  expect((await read()).translations.haw.short_description).toBe('outdated');
  expect((await bring(file)).counts).toMatchObject({ confirmed: 0, same: 1 });
  const done = file.replace(/state="initial">(?=\s*<source>All night!)/, 'state="reviewed">');
  expect(outcomes(await bring(done))).toEqual({ short_description: 'confirmed' });
  expect((await read()).translations.haw.short_description).toBe('ready');
});

test('blocks of a page are translated whole, and join those that are there', async () => {
  const rich = (id: string, text: string) => ({
    id,
    slice_type: 'rich_text',
    variation: 'default',
    version: 'initial',
    slice_label: null,
    primary: { content: [paragraph(text)] },
    items: [],
  });
  await save('en.slices', undefined, [rich('a', 'First'), rich('b', 'Second')]);
  const first = translate(await exportAll(), ['First', 'Mua']);
  expect(outcomes(await bring(first))).toEqual({ 'slices.a.primary.content': 'taken' });
  expect((await read()).languages.haw?.slices).toEqual([rich('a', 'Mua')]);
  const second = translate(await exportAll(), ['Second', 'Lua']);
  expect(outcomes(await bring(second))).toEqual({ 'slices.b.primary.content': 'taken' });
  expect((await read()).languages.haw?.slices).toEqual([rich('a', 'Mua'), rich('b', 'Lua')]);
});

test.each([
  [
    'an unknown unit',
    (file: string) => file.replace('unit id="title"', 'unit id="uid"'),
    { uid: 'unknown-unit' },
  ],
  [
    'a mark that a line cannot have',
    (file: string) =>
      translate(file, ['All night.', '<pc id="1" type="fmt" subType="xlf:b">Pō</pc>']),
    { short_description: 'marks' },
  ],
  [
    'a mark that is in no model',
    (file: string) =>
      translate(
        file,
        ['Rain &amp; &lt;wind&gt;', '<pc id="9" type="fmt" subType="xlf:u">Ua</pc>'],
        [marked, 'Ua'],
      ),
    { body: 'marks' },
  ],
  [
    'an end without beginning',
    (file: string) =>
      translate(file, ['Rain &amp; &lt;wind&gt;', 'Ua<ec startRef="7"/>'], [marked, 'Ua']),
    { body: 'marks' },
  ],
  [
    'a text of which a part is missing',
    (file: string) => translate(file, ['Rain &amp; &lt;wind&gt;', 'Ua']),
    { body: 'part-missing' },
  ],
  [
    'an address that a program runs',
    (file: string) =>
      translate(
        file.replace('https://museum.example/rain', 'javascript:alert(1)'),
        ['Rain &amp; &lt;wind&gt;', 'Ua'],
        [marked, '<pc id="2" type="link" dataRefEnd="d1" dataRefStart="d1">Ua</pc>'],
      ),
    { body: 'form' },
  ],
  [
    'more text than a field holds',
    (file: string) => translate(file, ['All night.', 'ua '.repeat(10_000)]),
    { short_description: 'form' },
  ],
])('%s is refused, and the rest is taken', async (_, spoil, refused) => {
  const report = await bring(spoil(translate(await exportAll(), ['Rain', 'Ua'])));
  expect(outcomes(report)).toMatchObject(refused);
  expect(report.counts.refused).toBe(1);
  if (!('uid' in refused)) expect((await read()).languages.haw?.title).toBeTruthy();
});

test('a unit and an item that stand twice in a file count once', async () => {
  const file = translate(await exportAll(), ['Rain', 'Ua']);
  const unit = /<unit id="title"[\s\S]*?<\/unit>\n/.exec(file)?.[0] ?? '';
  const twice = file.replace(unit, unit + unit.replace('>Ua<', '>Makani<'));
  expect((await bring(twice, kekoa, false)).items[0]?.units.map(({ outcome }) => outcome)).toEqual([
    'taken',
    'refused',
  ]);
  const again = file.replace(/(<file [\s\S]*<\/file>\n)/, '$1$1');
  expect((await bring(again, kekoa, false)).counts).toMatchObject({ taken: 1, refused: 3 });
  const unknown = file.replace(`file id="${setId}"`, 'file id="nobody"');
  expect((await bring(unknown)).items[0]?.units[0]?.reason).toBe('no-such-item');
});

test.each([
  [
    'a bomb of entities',
    '<!DOCTYPE x [<!ENTITY a "aa"><!ENTITY b "&a;&a;">]><xliff>&b;</xliff>',
    'xliff-doctype',
  ],
  ['an entity from nowhere', (file: string) => file.replace('Rain', '&secret;'), 'xliff-not-xml'],
  ['what is cut off', (file: string) => file.slice(0, -40), 'xliff-not-xml'],
  ['something else', '<html/>', 'xliff-not-xliff'],
  ['nothing', '', 'xliff-not-xml'],
  [
    'another version',
    (file: string) => file.replace('version="2.1"', 'version="1.2"'),
    'xliff-version',
  ],
  [
    'deep nesting',
    (file: string) => file.replace('<source>', `<source>${'<mrk id="m">'.repeat(100)}`),
    'xliff-too-much',
  ],
  [
    'another language',
    (file: string) => file.replace('trgLang="haw"', 'trgLang="fr"'),
    'xliff-languages',
  ],
  [
    'English as the target',
    (file: string) => file.replace('trgLang="haw"', 'trgLang="en"'),
    'xliff-languages',
  ],
  [
    'another source',
    (file: string) => file.replace('srcLang="en"', 'srcLang="de"'),
    'xliff-languages',
  ],
])('a file of %s is refused as a whole', async (_, spoil, code) => {
  const file = typeof spoil === 'string' ? spoil : spoil(await exportAll());
  await expect(bring(file)).rejects.toMatchObject({ status: 422, code });
});

test('whoever translates into Spanish brings no Hawaiian', async () => {
  const file = translate(await exportAll(), ['Rain', 'Ua']);
  const ines = person('ines', 'Inés', 'translator', ['es']);
  await expect(bring(file, ines)).rejects.toMatchObject({ status: 403, code: 'no-right' });
});

test('what other tools add is passed over', async () => {
  const match =
    '<mtc:matches xmlns:mtc="urn:oasis:names:tc:xliff:matches:2.0"><mtc:match ref="#s1">' +
    '<source>Rain</source><target>Hau</target></mtc:match></mtc:matches>';
  const file = translate(await exportAll(), [
    'Rain',
    '<mrk id="m1" type="comment" value="?">Ua</mrk>',
  ])
    .replace(/(<unit id="title"[^>]*>)/, `$1${match}`)
    .replace('version="2.1"', 'version="2.0" xmlns:x="urn:x" x:tool="1"');
  await bring(file);
  expect((await read()).languages.haw?.title).toEqual([
    { type: 'heading1', text: 'Ua', spans: [] },
  ]);
});
