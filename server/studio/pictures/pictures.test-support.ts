import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll } from 'vitest';
import type { Database } from '#database/database.ts';
import { defaultLanguageCodes } from '#services/content-management/embedded/content-languages.ts';
import type { Person } from '#shared/studio/rights.ts';
import { type MediaStore, openMediaStore } from '../../images/media-store.ts';
import { openUploadedFiles } from '../../images/uploaded-media.ts';
import { createGetItems } from '../items/get-items.ts';
import type { People } from '../people/open-people.ts';
import { createStudio } from '../studio.ts';
import { createGetPictures } from './get-pictures.ts';

const origin = 'https://museum.example';
// Removed at the end: the library of uploads makes its folder some time after it was opened.
const root = mkdtempSync(join(tmpdir(), 'girih-pictures-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));
let folders = 0;

/** A studio with a library of its own, in which anybody is signed in; its clock stands until it is moved. */
export function openPictures(
  content: Database,
  visitors: Database,
  contentFolder = '/nowhere',
  given?: MediaStore,
) {
  folders += 1;
  const folder = join(root, String(folders));
  let time = Date.parse('2026-05-01T20:00:00Z');
  const acts: { by: string; act: string; subject: string }[] = [];
  const store = given ?? openMediaStore({ kind: 'folder', path: join(folder, 'media') }, '');
  const failures: unknown[] = [];
  const onStoreFailed = (error: unknown) => void failures.push(error);
  const written = {
    content,
    visitors,
    now: () => new Date(time),
    record: async (by: { name: string }, act: string, subject: string) => {
      acts.push({ by: by.name, act, subject });
    },
    onPublished: () => {},
  };
  const items = createGetItems({
    ...written,
    languageCodes: defaultLanguageCodes,
    timeZone: 'Pacific/Honolulu',
  });
  const uploadsFolder = join(folder, 'uploads');
  const pictures = createGetPictures({
    ...written,
    store,
    onStoreFailed,
    contentFolder,
    uploadsFolder,
    items,
  });

  const send =
    (who: Person | null) =>
    (method: string, path: string, body?: BodyInit, headers: Record<string, string> = {}) => {
      const people = async () =>
        ({ findSession: async () => who && { id: 's', person: who } }) as unknown as People;
      const studio = createStudio({ origin, folder: '', people, items, pictures });
      return studio.request(`${origin}${path.replace(/^\/studio/, '')}`, {
        method,
        headers: { Origin: origin, ...headers },
        ...(body !== undefined && { body, duplex: 'half' }),
      } as RequestInit);
    };

  const as = (who: Person | null) => async (call: string, body?: unknown) => {
    const [method = '', path = ''] = call.split(' ');
    const json: Record<string, string> =
      body === undefined ? {} : { 'Content-Type': 'application/json' };
    const answer = await send(who)(
      method,
      `/api${path}`,
      body === undefined ? undefined : JSON.stringify(body),
      json,
    );
    // biome-ignore lint/suspicious/noExplicitAny: answers are looked at by tests, field by field
    return { status: answer.status, body: (await answer.json()) as any };
  };

  /** Sends a file in the protocol of resumed uploads. @returns its id */
  async function upload(who: Person, bytes: Uint8Array, name = 'a.jpg'): Promise<string> {
    const begun = await send(who)('POST', '/api/uploads', undefined, {
      ...tus,
      'Upload-Length': String(bytes.length),
      'Upload-Metadata': `name ${Buffer.from(name).toString('base64')}`,
    });
    const place = begun.headers.get('Location') ?? '';
    await send(who)('PATCH', place, bytes as unknown as BodyInit, {
      ...part,
      'Upload-Offset': '0',
    });
    return place.split('/').at(-1) ?? '';
  }

  return {
    folder,
    uploadsFolder,
    acts,
    as,
    send,
    upload,
    pictures,
    items,
    store,
    /** Why the store did not take files. */
    failures,
    uploads: openUploadedFiles(visitors, store),
    now: () => new Date(time),
    wait(ms: number) {
      time += ms;
    },
    async take(who: Person, bytes: Uint8Array, name?: string, more: object = {}) {
      return as(who)('POST /pictures', { upload: await upload(who, bytes, name), ...more });
    },
  };
}

export const tus = { 'Tus-Resumable': '1.0.0' };
export const part = { ...tus, 'Content-Type': 'application/offset+octet-stream' };

/** A photograph of one color, with the place where it was taken. */
export const createPhoto = (width = 640, height = 480): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#336699' } })
    .withExif({ IFD0: { Artist: 'A Person' }, IFD3: { GPSLatitude: '21/1 18/1 0/1' } })
    .jpeg()
    .toBuffer();

/** The boxes of an MP4 film, of which nothing can be seen. */
export function createFilm({ codec = 'avc1', brand = 'isom', place = '' } = {}): Buffer {
  const box = (type: string, ...content: Buffer[]) => {
    const body = Buffer.concat(content);
    const head = Buffer.alloc(8);
    head.writeUInt32BE(body.length + 8);
    head.write(type, 4, 'latin1');
    return Buffer.concat([head, body]);
  };
  const mvhd = Buffer.alloc(100);
  mvhd.writeUInt32BE(3_900_000_000, 4);
  mvhd.writeUInt32BE(1_000, 12);
  mvhd.writeUInt32BE(12_500, 16);
  const tkhd = Buffer.alloc(84);
  tkhd.writeUInt32BE(0x10000, 40);
  tkhd.writeUInt32BE(1_280 * 65_536, 76);
  tkhd.writeUInt32BE(720 * 65_536, 80);
  const stsd = Buffer.concat([Buffer.alloc(8), box(codec, Buffer.alloc(70))]);
  const track = box(
    'trak',
    box('tkhd', tkhd),
    box('mdia', box('minf', box('stbl', box('stsd', stsd)))),
  );
  const words = place ? [box('udta', box('\xa9xyz', Buffer.from(place)))] : [];
  return Buffer.concat([
    box('ftyp', Buffer.from(`${brand}\0\0\0\0${brand}`, 'latin1')),
    box('moov', box('mvhd', mvhd), track, ...words),
    box('mdat', Buffer.alloc(5_000, 7)),
  ]);
}
