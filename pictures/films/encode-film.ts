import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type Sound, toWav } from './sound.ts';

export type Encoding = {
  width: number;
  height: number;
  framesPerSecond: number;
  /** Null: the film is silent. */
  sound: Sound | null;
  /** Further options of the encoder: what bytes are spent on. */
  options: readonly string[];
};

/** Hands frames of three bytes per pixel to ffmpeg, one after the other. */
export async function encodeFilm(
  frames: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  file: string,
  encoding: Encoding,
): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const scratch = await mkdtemp(join(tmpdir(), 'film-'));
  try {
    const soundFile = encoding.sound && join(scratch, 'sound.wav');
    if (soundFile && encoding.sound) await writeFile(soundFile, toWav(encoding.sound));
    const encoder = spawn('ffmpeg', toArguments(encoding, soundFile, file), {
      stdio: ['pipe', 'ignore', 'pipe'],
    });
    let complaint = '';
    encoder.stderr.on('data', (chunk) => {
      complaint = `${complaint}${chunk}`.slice(-2000);
    });
    const closed = once(encoder, 'close');
    for await (const frame of frames) {
      if (!encoder.stdin.write(frame)) await once(encoder.stdin, 'drain');
    }
    encoder.stdin.end();
    const [code] = await closed;
    if (code !== 0) throw new Error(`ffmpeg could not encode ${file}: ${complaint}`);
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}

function toArguments(
  { width, height, framesPerSecond, options }: Encoding,
  soundFile: string | null,
  file: string,
): string[] {
  const size = `${width}x${height}`;
  return [
    ['-y', '-loglevel', 'error', '-f', 'rawvideo', '-pix_fmt', 'rgb24', '-s', size],
    ['-r', `${framesPerSecond}`, '-i', '-'],
    soundFile ? ['-i', soundFile, '-shortest', '-c:a', 'aac'] : [],
    ['-c:v', 'libx264', '-preset', 'slower', '-pix_fmt', 'yuv420p', '-movflags', '+faststart'],
    [...options, file],
  ].flat();
}
