/** The data arrives more slowly than any real connection sends. */
export class TooSlow extends Error {
  override readonly name = 'TooSlow';
}

export interface Pace {
  /** Before it is looked at. */
  readonly graceMs: number;
  readonly minBytesPerSecond: number;
}

/** A telephone at the edge of its network sends five times as much. */
const usualPace: Pace = { graceMs: 5_000, minBytesPerSecond: 2_000 };

/**
 * The chunks of a body, as long as they come fast enough on the whole; the rest is not read.
 * @throws {TooSlow}
 */
export async function* paced(
  body: ReadableStream<Uint8Array>,
  { graceMs, minBytesPerSecond }: Pace = usualPace,
): AsyncGenerator<Uint8Array, void> {
  const reader = body.getReader();
  const startedAt = performance.now();
  let bytes = 0;
  try {
    for (;;) {
      const dueAt = startedAt + graceMs + (bytes / minBytesPerSecond) * 1_000;
      const { done, value } = await within(dueAt - performance.now(), reader.read());
      if (done) return;
      bytes += value.byteLength;
      yield value;
    }
  } finally {
    // Nobody waits for the rest.
    void reader.cancel().catch(() => {});
  }
}

async function within<Value>(ms: number, reading: Promise<Value>): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TooSlow('The data arrives too slowly.')), Math.max(0, ms));
    timer.unref();
  });
  // A failure after the time limit concerns nobody.
  reading.catch(() => {});
  return Promise.race([reading, late]).finally(() => clearTimeout(timer));
}
