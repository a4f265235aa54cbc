import { expect, test } from 'vitest';
import { fakeDocumentLink, fakeSet, readFake } from '../../documents.test-support.ts';
import { toConvening } from './to-convening.ts';

test('a convening holds its speakers, agenda, papers and recording', () => {
  const video = fakeSet('video', 'v', {
    en: { title: 'Recording', youtube_video_id: 'abcdefghijk', published_at: '2026-02-01' },
  });
  const set = fakeSet('convening', 'c', {
    en: {
      starts_at: '2026-04-03T18:00:00+0000',
      speakers: [{ name: 'Ines', role: 'Historian', organization: 'University', image: {} }],
      agenda: [{ starts_at: '2026-04-03T18:00:00+0000', title: 'Opening' }, { title: null }],
      partners: [{ name: 'Archive' }, { name: null }],
      documents: [{ link_type: 'Media', url: 'https://cms.internal/files/a.pdf', text: 'Paper' }],
      recording: fakeDocumentLink('video', 'v'),
    },
    es: { speakers: [{ name: 'Ines', role: 'Historiadora' }] },
  });
  expect(toConvening(readFake(set, { linked: [video] }).item)).toMatchObject({
    startsAt: '2026-04-03T18:00:00.000Z',
    endsAt: null,
    speakers: [
      {
        name: 'Ines',
        role: { text: 'Historiadora', language: 'es' },
        organization: { text: 'University', language: 'en' },
      },
    ],
    agenda: [{ title: { text: 'Opening', language: 'en' }, endsAt: null }],
    partners: [{ name: 'Archive', logo: null, link: null }],
    documents: [{ href: '/files/a.pdf', text: { text: 'Paper', language: 'en' } }],
    recording: { youtubeVideoId: 'abcdefghijk', publishedOn: '2026-02-01' },
    status: 'scheduled',
  });
});
