import { beforeEach, describe, expect, test } from 'vitest';
import { type Database, withTables } from '#database/database.ts';
import type { SharedVisitorTables } from '#database/visitors/tables.ts';
import { describeOnEachDatabase } from '../../../../tests/setup/test-databases.ts';
import { createFormMails } from '../mails/form-mails.ts';
import { formsData } from '../personal-data.ts';
import { parseFields } from '../schemas/parse-fields.ts';
import { createFormsStore, type FormsStore } from '../store.ts';
import { museumNoon } from '../submissions.test-support.ts';
import type { FormsTables } from '../tables.ts';
import { detectEnding } from './detect-ending.ts';
import { toFileName } from './to-file-name.ts';

const bytes = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'));
const pdf = bytes('%PDF-1.7\nAloha');

/** A ZIP archive of empty files of these names, the first with a content. */
function createZip(names: readonly string[], first = ''): Uint8Array {
  const local = names.map((name, index) => {
    const header = Buffer.alloc(30);
    header.writeUInt32LE(0x04034b50, 0);
    header.writeUInt16LE(name.length, 26);
    return Buffer.concat([header, Buffer.from(name), Buffer.from(index === 0 ? first : '')]);
  });
  const entries = names.map((name) => {
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50, 0);
    entry.writeUInt16LE(name.length, 28);
    return Buffer.concat([entry, Buffer.from(name)]);
  });
  const body = Buffer.concat(local);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(names.length, 10);
  end.writeUInt32LE(body.length, 16);
  return new Uint8Array(Buffer.concat([body, ...entries, end]));
}

describe('What a file is', () => {
  const word = Buffer.concat([
    Buffer.from('d0cf11e0a1b11ae1', 'hex'),
    Buffer.from('WordDocument', 'utf16le'),
  ]);
  const openDocument = 'application/vnd.oasis.opendocument.text';

  test.for<[string, Uint8Array, string | null]>([
    ['a PDF', pdf, 'pdf'],
    ['a JPEG', new Uint8Array([0xff, 0xd8, 0xff, 0xe0]), 'jpg'],
    ['a PNG', bytes('\x89PNG\r\n\x1a\n'), 'png'],
    ['a WebP', bytes('RIFF\x00\x00\x00\x00WEBPVP8 '), 'webp'],
    ['a text of old Word', new Uint8Array(word), 'doc'],
    ['a table of old Excel', bytes('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1 Workbook'), null],
    ['a text of Word', createZip(['[Content_Types].xml', 'word/document.xml']), 'docx'],
    [
      'a text of Word with programs',
      createZip(['[Content_Types].xml', 'word/document.xml', 'word/vbaProject.bin']),
      null,
    ],
    ['an OpenDocument text', createZip(['mimetype', 'content.xml'], openDocument), 'odt'],
    ['an OpenDocument table', createZip(['mimetype', 'content.xml'], 'another'), null],
    ['a package of Java', createZip(['META-INF/MANIFEST.MF']), null],
    ['a program', bytes('MZ\x90\x00'), null],
    ['a page', bytes('<!doctype html><script>'), null],
    ['a broken archive', bytes('PK\x03\x04 and nothing more'), null],
    [
      'an archive whose directory points elsewhere',
      bytes(`PK\x03\x04${'PK\x05\x06'.padEnd(22, '\xff')}`),
      null,
    ],
    ['nothing', bytes(''), null],
  ])('is told by its content: %s', ([, content, ending]) => {
    expect(detectEnding(content)).toBe(ending);
  });

  test.for([
    ['cv.pdf', 'cv.pdf'],
    ['../../etc/CV Kahale.PDF', 'CV Kahale.pdf'],
    ['C:\\letters\\ʻōlelo.pdf', 'ʻōlelo.pdf'],
    ['invoice.exe', 'invoice.exe.pdf'],
    ['a\r\nb"<c>\u202efdp.pdf', 'abcfdp.pdf'],
    ['', 'file.pdf'],
    ['..', 'file.pdf'],
  ] as const)('gives it a safe name: %j', ([given, name]) => {
    expect(toFileName(given, 'pdf')).toBe(name);
  });
});

describeOnEachDatabase('An application with files', (openDatabase) => {
  let database: Database;
  let store: FormsStore;
  const tables = () => withTables<FormsTables & SharedVisitorTables>(database);

  beforeEach(async () => {
    database = await openDatabase('visitors');
    const mails = createFormMails({
      findRecipient: async () => 'careers@museum.example',
      timeZone: 'Pacific/Honolulu',
    });
    store = createFormsStore(database, null, mails);
  });

  const keep = async (content = pdf) =>
    (await store.keepFile('cv.pdf', content, museumNoon))?.id ?? '';
  const apply = (attachments: readonly string[], key = 'key-00000001') => {
    const values = { career: 'keeper', name: 'Leilani', email: 'L@example.org', attachments };
    const today = { year: 2026, month: 11, day: 20 };
    const { fields } = parseFields('career-application', values, today);
    if (!fields) throw new Error('The fields do not fit.');
    return store.submit(
      {
        kind: 'career-application',
        idempotencyKey: key,
        language: 'es',
        consentVersion: '2026-11',
        fields,
      },
      museumNoon,
    );
  };

  test('is stored with them, and mailed with them, once', async () => {
    const first = await apply([await keep()]);
    // Chosen again, the same file has another id.
    expect(await apply([await keep()])).toEqual({ ...first, isRepeat: true });
    const mails = await tables().selectFrom('mail_queue').selectAll().orderBy('kind').execute();
    expect(mails).toMatchObject([
      { kind: 'form-confirmation', recipient: 'L@example.org', language: 'es' },
      { kind: 'form-notice', recipient: 'careers@museum.example', reply_to: 'L@example.org' },
    ]);
    expect(mails[0]?.body_text).not.toContain('Leilani');
    const attached = await tables().selectFrom('mail_attachments').selectAll().execute();
    expect(attached.map(({ file_name }) => file_name)).toEqual(['cv.pdf']);
    const row = await tables().selectFrom('form_submissions').select('state').execute();
    expect(row).toEqual([{ state: 'told' }]);
  });

  test('is not stored without a file that it names, or with that of another', async () => {
    const fileLost = {
      receipt: null,
      problems: { attachments: { code: 'file-lost', limit: null } },
    };
    expect(await apply(['0'.repeat(32)])).toEqual(fileLost);
    const id = await keep();
    await apply([id]);
    expect(await apply([id], 'key-00000002')).toEqual(fileLost);
    const count = await tables().selectFrom('form_submissions').select('id').execute();
    expect(count).toHaveLength(1);
  });

  test('is told once a day to so many and no more mails to one address', async () => {
    for (let index = 0; index < 9; index += 1) {
      await apply([await keep(bytes(`%PDF-${index}`))], `key-0000000${index}`);
    }
    const kinds = await tables().selectFrom('mail_queue').select('kind').execute();
    expect(kinds.filter(({ kind }) => kind === 'form-notice')).toHaveLength(9);
    expect(kinds.filter(({ kind }) => kind === 'form-confirmation')).toHaveLength(8);
  });

  test('is exported, erased and outdated with its files; what nobody claimed goes after a day', async () => {
    await apply([await keep()]);
    await keep();
    const [own] = formsData.filter(({ name }) => name === 'career-application');
    const [unclaimed] = formsData.filter(({ name }) => name === 'unclaimed-file');
    expect(await own?.listOfPerson(database, 'l@example.org')).toMatchObject([
      { fields: { name: 'Leilani' }, files: [{ file_name: 'cv.pdf' }] },
    ]);
    const later = new Date(museumNoon.getTime() + 1_000);
    expect(await unclaimed?.deleteOlderThan(database, museumNoon)).toBe(0);
    expect(await unclaimed?.deleteOlderThan(database, later)).toBe(1);
    expect(await own?.eraseOfPerson(database, 'l@example.org')).toBe(1);
    expect(await tables().selectFrom('form_uploads').select('id').execute()).toEqual([]);
  });
});
