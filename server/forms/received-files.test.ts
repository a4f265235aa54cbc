import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import { receivedPrefix } from '#shared/forms/received-files.ts';
import { uploadRules } from '#shared/forms/upload-rules.ts';
import { ReceivedBytes } from '../limits/received-bytes.ts';
import { createFileReception } from './received-files.ts';

const slowOpening = vi.hoisted(() => ({ ms: 0 }));

vi.mock('node:fs/promises', async (importOriginal) => {
  const original = await importOriginal<typeof import('node:fs/promises')>();
  const open: typeof original.open = async (...options) => {
    if (slowOpening.ms > 0) await pause(slowOpening.ms);
    return original.open(...options);
  };
  return { ...original, open };
});

const boundary = 'girih';
const type = `multipart/form-data; boundary=${boundary}`;
const part = (disposition: string, content: string) =>
  `--${boundary}\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n${content}\r\n`;

function open() {
  const folder = mkdtempSync(join(tmpdir(), 'girih-received-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const reception = createFileReception(folder);
  const receive = (body: string) =>
    reception.receive(new Response(body).body as ReadableStream<Uint8Array>, type);
  return { folder, reception, receive };
}

test('a form comes out with a token for each file, which is read until the answer is given', async () => {
  const { folder, reception, receive } = open();
  const result = await receive(
    `${part('name="name"', 'Leilani')}${part('name="file"; filename="cv.pdf"', '%PDF-')}${part('name="none"; filename=""', '')}--${boundary}--\r\n`,
  );
  if (result.outcome !== 'read') throw new Error(result.outcome);
  const [[, name] = [], [field, value = ''] = [], ...others] = [...result.form];
  expect([name, field, others]).toEqual(['Leilani', 'file', []]);
  const token = value.slice(receivedPrefix.length);
  const file = await reception.read(token);
  expect(file?.name).toBe('cv.pdf');
  expect(Buffer.from(file?.content ?? []).toString()).toBe('%PDF-');
  await result.release();
  expect(await reception.read(token)).toBeNull();
  expect(readdirSync(folder)).toEqual([]);
});

test('one client with slow files leaves room for others, and is ended', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'girih-received-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const reception = createFileReception(folder, undefined, {
    graceMs: 50,
    minBytesPerSecond: 2_000,
  });
  const endless = () => {
    const start = part('name="file"; filename="cv.pdf"', 'x'.repeat(10)).slice(0, -5);
    return new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(Buffer.from(start)),
    });
  };
  const slow = Array.from({ length: 16 }, () => reception.receive(endless(), type, '192.0.2.1'));
  const whole = `${part('name="name"', 'Leilani')}--${boundary}--\r\n`;
  const body = new Response(whole).body as ReadableStream<Uint8Array>;
  expect((await reception.receive(body, type, '192.0.2.2')).outcome).toBe('read');
  const outcomes = (await Promise.all(slow)).map(({ outcome }) => outcome);
  expect(outcomes.filter((outcome) => outcome === 'slow')).toHaveLength(4);
  expect(outcomes.filter((outcome) => outcome === 'busy')).toHaveLength(12);
  expect(readdirSync(folder)).toEqual([]);
});

test('files of all requests together have a bound on the disk, and nothing is left of what was over it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'girih-received-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const room = new ReceivedBytes({ max: 150_000, maxPerClient: 90_000 });
  const reception = createFileReception(folder, room);
  const receive = (bytes: number, client: string) => {
    const file = part('name="file"; filename="cv.pdf"', 'x'.repeat(bytes));
    const { body } = new Response(`${file}--${boundary}--\r\n`);
    return reception.receive(body as ReadableStream<Uint8Array>, type, client);
  };
  const first = await receive(80_000, 'a');
  expect(await receive(80_000, 'a')).toEqual({ outcome: 'busy', by: 'client' });
  expect(await receive(80_000, 'b')).toEqual({ outcome: 'busy', by: 'all' });
  expect([room.total, readdirSync(folder).length]).toEqual([80_000, 1]);
  if (first.outcome === 'read') await first.release();
  expect(room.total).toBe(0);
  expect((await receive(80_000, 'b')).outcome).toBe('read');
});

test('a file that is too large is told, and the rest of the form is there', async () => {
  const { reception, receive } = open();
  const large = 'x'.repeat(uploadRules.maxBytes + 10);
  const result = await receive(
    `${part('name="file"; filename="a.pdf"', large)}${part('name="name"', 'Leilani')}--${boundary}--\r\n`,
  );
  if (result.outcome !== 'read') throw new Error(result.outcome);
  expect(result.form.get('name')).toBe('Leilani');
  const token = (result.form.get('file') ?? '').slice(receivedPrefix.length);
  expect(await reception.read(token)).toMatchObject({ problem: 'file-too-large', content: null });
  await result.release();
});

test.each([
  ['in a file', part('name="file"; filename="a.pdf"', 'x'.repeat(100)).slice(0, -40)],
  ['in a file without a name', part('name="file"; filename=""', 'x'.repeat(100)).slice(0, -40)],
  ['in a header', `--${boundary}\r\nContent-Dispo`],
  ['before anything', ''],
])('a body that is cut off %s is broken, and nothing of it is left', async (_, body) => {
  const { folder, receive } = open();
  expect((await receive(body)).outcome).toBe('broken');
  expect(readdirSync(folder)).toEqual([]);
});

test('a file that the disk opens only after the body was cut off is not left', async () => {
  const { folder, receive } = open();
  slowOpening.ms = 60;
  onTestFinished(() => {
    slowOpening.ms = 0;
  });
  const body = part('name="file"; filename="a.pdf"', 'x'.repeat(100)).slice(0, -40);
  expect((await receive(body)).outcome).toBe('broken');
  await pause(100);
  expect(readdirSync(folder)).toEqual([]);
});

test('more than a request may have is refused', async () => {
  const { folder, receive } = open();
  const file = part('name="file"; filename="a.pdf"', 'x'.repeat(9_000_000));
  expect((await receive(file.repeat(3))).outcome).toBe('too-large');
  expect(readdirSync(folder)).toEqual([]);
});

const large = 'x'.repeat(3_000_000);
const fields = Array.from({ length: 100 }, (_, index) => part(`name="field-${index}"`, 'x'));

test.each([
  ['a large file', part('name="file"; filename="a.pdf"', large).slice(0, -40), 'broken'],
  ['a file beyond its bound', part('name="file"; filename="a.pdf"', large.repeat(2)), 'broken'],
  ['a large file without a name', part('name="file"; filename=""', large), 'broken'],
  ['a long field', part('name="message"', large), 'broken'],
  ['too many fields', fields.join('') + part('name="last"', large), 'too-large'],
])('a parser that waits for the end of %s is not waited for', async (_, body, outcome) => {
  const { folder, receive } = open();
  const file = part('name="file"; filename="cv.pdf"', '%PDF-');
  const cut = `${file}${body}`.replace(/\r\n$/, '');
  const began = Date.now();
  expect((await receive(cut)).outcome).toBe(outcome);
  expect(Date.now() - began).toBeLessThan(12_000);
  // What was only being opened is gone as well.
  expect(readdirSync(folder)).toEqual([]);
});
