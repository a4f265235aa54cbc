import { expect, test } from 'vitest';
import { fakeDocumentLink, fakeSet, readFake } from '../../documents.test-support.ts';
import { toArtist } from './to-artist.ts';
import { toResident } from './to-resident.ts';
import { toStaffMember } from './to-staff-member.ts';

test('a resident has a post in the wanted language and is linked to the artist', () => {
  const artist = fakeSet('artist', 'leila', { en: { name: 'Leila' }, es: { name: 'Leila' } });
  const set = fakeSet('resident', 'leila', {
    en: {
      name: 'Leila',
      title: 'Resident',
      start_date: '2026-01-01',
      artist: fakeDocumentLink('artist', 'leila'),
      links: [{ link_type: 'Web', url: 'https://leila.example/', text: 'Site' }],
    },
    es: { name: 'Leila', title: 'Residente' },
  });
  expect(toResident(readFake(set, { linked: [artist] }).item)).toMatchObject({
    href: '/what-we-do/residencies/leila',
    title: { text: 'Leila', language: 'es' },
    role: { text: 'Residente', language: 'es' },
    startDate: '2026-01-01',
    endDate: null,
    artist: { id: 'leila-es', href: '/what-we-do/artists/leila' },
    links: [{ href: 'https://leila.example/', isExternal: true, text: { text: 'Site' } }],
  });
});

test('an artist lists works of the collection by their id there', () => {
  const set = fakeSet('artist', 'a', {
    en: { name: 'A', works: [{ source_id: 'demo-0001', title: 'Tile' }, { title: 'No id' }] },
  });
  expect(toArtist(readFake(set).item).works).toEqual([{ sourceId: 'demo-0001', title: 'Tile' }]);
});

test('a member of the staff without a post is shown by uid and not left out', () => {
  const set = fakeSet('staff', 'keola', { en: { name: 'Keola', is_leadership: true } });
  expect(toStaffMember(readFake(set).item)).toMatchObject({
    name: 'Keola',
    title: { text: 'keola' },
    isLeadership: true,
    email: null,
    links: [],
  });
});
