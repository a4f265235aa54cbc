// Uploads pictures in small parts, takes them into the library and replaces some of them as fast as it
// can, and prints a line for each that was acknowledged, until it is killed. `node upload-editor.ts <name>`.

import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { openPicturesRoom } from '#server/studio/pictures/pictures-room.ts';
import { replaceMedia, takeUpload } from '#server/studio/pictures/take-upload.ts';
import { openKilledStore } from './kill-uploads.ts';
import { openRoom } from './open-room.ts';

/** What a browser remembers of an upload that it has begun. */
interface Memory {
  readonly upload: string | null;
  /** Of the picture, by which it is known again. */
  readonly width: number;
  readonly sent: number;
  /** The picture that was taken last, or that this one takes the place of. */
  readonly picture: string | null;
  readonly isReplacing: boolean;
}

const [name = ''] = process.argv.slice(2);
const { folder, shared, items, person, tell } = await openRoom(name);
const room = openPicturesRoom({
  ...shared,
  items,
  store: openKilledStore(folder),
  contentFolder: '/nowhere',
  uploadsFolder: join(folder, 'uploads'),
});
const address = 'https://museum.example/studio/api/uploads';
const partBytes = 16 * 1024;
const memoryFile = join(folder, `${name}.json`);

function remember(memory: Memory): Memory {
  writeFileSync(`${memoryFile}.part`, JSON.stringify(memory));
  renameSync(`${memoryFile}.part`, memoryFile);
  return memory;
}

function recall(): Memory {
  try {
    return JSON.parse(readFileSync(memoryFile, 'utf8')) as Memory;
  } catch {
    return { upload: null, width: 200, sent: 0, picture: null, isReplacing: false };
  }
}

async function ask(method: string, path: string, headers: Record<string, string>, body?: Buffer) {
  const request = new Request(address + path, {
    method,
    headers: { 'Tus-Resumable': '1.0.0', ...headers },
    ...(body && { body: new Uint8Array(body), duplex: 'half' }),
  });
  const answer = await room.uploads.answer(request, person.id);
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
  return answer.headers;
}

/** The same bytes for the same width; noise, so that there are many. */
function draw(width: number): Promise<Buffer> {
  const channels = 3;
  const pixels = Buffer.alloc(width * 200 * channels);
  for (let at = 0, value = width; at < pixels.length; at += 1) {
    value = (value * 1_103_515_245 + 12_345) % 2_147_483_648;
    pixels[at] = value >> 16;
  }
  return sharp(pixels, { raw: { width, height: 200, channels } })
    .png()
    .toBuffer();
}

async function begin(before: Memory, bytes: number): Promise<Memory> {
  const headers = await ask('POST', '', { 'Upload-Length': String(bytes) });
  const upload = headers.get('Location')?.split('/').at(-1) ?? '';
  return remember({ ...before, upload, sent: 0 });
}

let memory = recall();
tell({ ready: true });
for (;;) {
  const bytes = await draw(memory.width);
  if (!memory.upload) memory = await begin(memory, bytes.length);
  const { upload } = memory;
  if (memory.sent < bytes.length) {
    const come = Number((await ask('HEAD', `/${upload}`, {})).get('Upload-Offset'));
    if (come < memory.sent) tell({ lost: `${upload}: ${memory.sent} came, ${come} are there` });
    memory = { ...memory, sent: come };
  }
  while (memory.sent < bytes.length) {
    const part = bytes.subarray(memory.sent, memory.sent + partBytes);
    const headers = {
      'Content-Type': 'application/offset+octet-stream',
      'Upload-Offset': String(memory.sent),
    };
    const sent = Number((await ask('PATCH', `/${upload}`, headers, part)).get('Upload-Offset'));
    memory = remember({ ...memory, sent });
  }
  const wish = { upload: upload ?? '' };
  const { picture, isReplacing, width } = memory;
  const { id, version } =
    isReplacing && picture
      ? await replaceMedia(room, person, picture, wish)
      : await takeUpload(room, person, wish);
  memory = remember({
    ...{ upload: null, sent: 0, picture: id, isReplacing: Math.random() < 0.5 },
    width: 200 + ((width - 199) % 400),
  });
  tell({ kept: id, version, width });
}
