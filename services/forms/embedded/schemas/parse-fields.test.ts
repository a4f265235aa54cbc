import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { tourRequestRules } from '#shared/forms/tour-request-rules.ts';
import { subscription, tourRequest } from '../submissions.test-support.ts';
import { parseFields } from './parse-fields.ts';

const today = { year: 2026, month: 11, day: 20 };
const parseTour = (changes: object) =>
  parseFields('tour-request', { ...tourRequest, ...changes }, today);
const problemsOf = (changes: object) => parseTour(changes).problems;

describe('A tour request', () => {
  test('comes out typed, with empty answers as null', () => {
    expect(parseTour({ secondDate: '', access: ' \r\n ', phone: '', ages: '8-12' }).fields).toEqual(
      {
        ...tourRequest,
        partySize: 12,
        ages: ['8-12'],
        secondDate: null,
        access: null,
        phone: null,
      },
    );
  });

  test('names every field that is missing', () => {
    const { problems } = parseFields('tour-request', {}, today);
    const required = { code: 'required', limit: null };
    expect(problems).toEqual({
      groupType: required,
      partySize: required,
      firstDate: required,
      tourLanguage: required,
      name: required,
      email: required,
    });
  });

  test.for([
    [{ partySize: '61' }, { partySize: { code: 'too-large', limit: '60' } }],
    [{ partySize: '0' }, { partySize: { code: 'too-small', limit: '1' } }],
    [{ partySize: 'twelve' }, { partySize: { code: 'not-a-number', limit: null } }],
    [{ firstDate: '2026-12-03' }, { firstDate: { code: 'too-early', limit: '2026-12-04' } }],
    [{ firstDate: '2027-11-21' }, { firstDate: { code: 'too-late', limit: '2027-11-20' } }],
    [{ firstDate: '2027-02-30' }, { firstDate: { code: 'invalid-date', limit: null } }],
    [{ secondDate: 'soon' }, { secondDate: { code: 'invalid-date', limit: null } }],
    [{ secondDate: '2026-12-10' }, { secondDate: { code: 'same-date', limit: null } }],
    [{ groupType: 'pirates' }, { groupType: { code: 'invalid', limit: null } }],
    [{ ages: ['8-12', 'ageless'] }, { ages: { code: 'invalid', limit: null } }],
    [{ email: 'leilani@example' }, { email: { code: 'invalid-email', limit: null } }],
    [{ email: 'a@b.org, c@d.org' }, { email: { code: 'invalid-email', limit: null } }],
    [{ phone: 'call me' }, { phone: { code: 'invalid-phone', limit: null } }],
    [{ name: 'a'.repeat(121) }, { name: { code: 'too-long', limit: '120' } }],
    [{ name: ['a', 'b'] }, { name: { code: 'invalid', limit: null } }],
  ])('says what is wrong with %o', ([changes, problems]) => {
    expect(problemsOf(changes as object)).toEqual(problems);
  });

  test('has more people before a screen than in the house', () => {
    expect(problemsOf({ groupType: 'virtual', partySize: '90' })).toBeNull();
    expect(problemsOf({ groupType: 'virtual', partySize: '91' })).toEqual({
      partySize: { code: 'too-large', limit: '90' },
    });
  });

  test('of a private group is for eight to thirty-six, as its ticket says', () => {
    expect(problemsOf({ groupType: 'private', partySize: '8' })).toBeNull();
    expect(problemsOf({ groupType: 'private', partySize: '4' })).toEqual({
      partySize: { code: 'too-small', limit: '8' },
    });
    expect(problemsOf({ groupType: 'private', partySize: '50' })).toEqual({
      partySize: { code: 'too-large', limit: '36' },
    });
    const ticket = readFileSync('content/documents/ticket_type/group-tour.json', 'utf8');
    const { min, max } = tourRequestRules.ofPrivateGroup;
    expect(ticket).toContain(`Groups of ${min} to ${max}`);
  });

  test('of a school class is for ten to sixty, its adults among them', () => {
    const late = { firstDate: '2027-02-12', secondDate: '', organization: 'Kaimukī' };
    const sized = (partySize: string) => problemsOf({ ...late, groupType: 'school', partySize });
    expect(sized('60')).toBeNull();
    expect(sized('9')).toEqual({ partySize: { code: 'too-small', limit: '10' } });
    expect(sized('66')).toEqual({ partySize: { code: 'too-large', limit: '60' } });
  });

  test('of a school class needs three weeks', () => {
    expect(problemsOf({ groupType: 'school', secondDate: '2026-12-11' })).toEqual({
      firstDate: { code: 'too-early', limit: '2026-12-11' },
    });
    // Also of a day that is too early for everybody.
    expect(problemsOf({ groupType: 'school', firstDate: '2026-12-01' })).toMatchObject({
      firstDate: { code: 'too-early', limit: '2026-12-11' },
    });
  });

  test('of a school class names the school', () => {
    const late = { firstDate: '2026-12-12', secondDate: '', organization: '' };
    expect(problemsOf({ ...late, groupType: 'school' })).toEqual({
      organization: { code: 'required', limit: null },
    });
    expect(problemsOf({ ...late, groupType: 'community' })).toBeNull();
  });

  test('cannot carry a line into a header, nor a half of a character', () => {
    const { fields } = parseTour({
      name: 'Eve\r\nBcc: all@example.org\u0000 \ud800',
      message: 'one\r\n\u0007two\t\u2028three',
    });
    expect(fields).toMatchObject({ name: 'Eve Bcc: all@example.org', message: 'one\ntwo\nthree' });
  });

  test('keeps ʻokina and kahakō as they are, and composes letters', () => {
    expect(parseTour({ name: 'Noʻeau Ka\u0304ne' }).fields).toMatchObject({ name: 'Noʻeau Kāne' });
  });
});

describe('A subscription', () => {
  test('needs the consent that no page ticks beforehand', () => {
    const { consent: _, ...without } = subscription;
    expect(parseFields('subscription', without, today).problems).toEqual({
      consent: { code: 'required', limit: null },
    });
  });

  test('may come without names and topics', () => {
    const values = { email: 'a@b.org', newsletterLanguage: 'es', consent: 'yes' };
    expect(parseFields('subscription', values, today).fields).toEqual({
      email: 'a@b.org',
      firstName: null,
      lastName: null,
      newsletterLanguage: 'es',
      topics: [],
      consent: true,
    });
  });
});
