/** A film's sound, as a WAV file holds it. */
export type Sound = { left: Float32Array; right: Float32Array };

export const sampleRate = 44_100;

export function createSilence(seconds: number): Sound {
  const samples = Math.round(seconds * sampleRate);
  return { left: new Float32Array(samples), right: new Float32Array(samples) };
}

/** @returns a WAV file, 16 bit, two channels */
export function toWav({ left, right }: Sound): Buffer {
  const bytes = left.length * 4;
  const file = Buffer.alloc(44 + bytes);
  file.write('RIFF', 0);
  file.writeUInt32LE(36 + bytes, 4);
  file.write('WAVEfmt ', 8);
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(2, 22);
  file.writeUInt32LE(sampleRate, 24);
  file.writeUInt32LE(sampleRate * 4, 28);
  file.writeUInt16LE(4, 32);
  file.writeUInt16LE(16, 34);
  file.write('data', 36);
  file.writeUInt32LE(bytes, 40);
  for (let i = 0; i < left.length; i++) {
    file.writeInt16LE(toSample(left[i]), 44 + i * 4);
    file.writeInt16LE(toSample(right[i]), 46 + i * 4);
  }
  return file;
}

/** Bends what is too loud instead of cutting it. */
const toSample = (value: number): number => Math.round(Math.tanh(value) * 26_000);
