import type { MediaQuery, MediaRow } from './tables.ts';

/** Writes a library of many pictures, of which a fifth lacks an alternative text. */
export async function fillLibrary(query: MediaQuery, count: number): Promise<void> {
  const words = JSON.stringify({ en: '', es: '', haw: '' });
  const rows = Array.from({ length: count }, (_, index) => ({
    ...{ id: `m${index}`, kind: 'picture', origin: 'studio', path: `studio/m${index}.jpg` },
    ...{
      file_key: '',
      name: `gate ${index}`,
      media_type: 'image/jpeg',
      bytes: 1,
      width: 1,
      height: 1,
    },
    ...{ duration_ms: null, dominant_color: null, ground: null, alts: words, credits: words },
    ...{ transcripts: words, is_decorative: 0, lacks_alt: index % 5 === 0 ? 1 : 0, rights: '' },
    ...{ focal_x: null, focal_y: null, language: null, film_id: null, poster_id: null, version: 1 },
    ...{
      versions: '[]',
      words: `gate ${index}`,
      upload_id: null,
      is_edited: 0,
      made_at: 0,
      made_by: '',
    },
    ...{ updated_at: 1_700_000_000_000 + index, updated_by: '', hidden_at: null },
  })) as MediaRow[];
  for (let start = 0; start < rows.length; start += 250) {
    await query
      .insertInto('studio_media')
      .values(rows.slice(start, start + 250))
      .execute();
  }
}
