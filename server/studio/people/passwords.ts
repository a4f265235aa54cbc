import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { TooBusy } from '../../limits/too-busy.ts';

/** OWASP's for argon2id, of RFC 9106: KiB, passes over them, lanes. */
const cost = { memory: 19_456, passes: 2, parallelism: 1 } as const;
const tagLength = 32;
/** Each takes memory and a thread; visitors have the same processors. */
const maxAtOnce = 2;
const maxWaiting = 60;

const derive = promisify(argon2);
let running = 0;
const waiting: (() => void)[] = [];

/** @returns argon2id in PHC's string format */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16);
  const tag = await inTurn(() =>
    derive('argon2id', { ...cost, message: toMessage(password), nonce, tagLength }),
  );
  const { memory, passes, parallelism } = cost;
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${toBase64(nonce)}$${toBase64(tag)}`;
}

const phc = /^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,3}),p=(\d{1,2})\$([\w+/]+)\$([\w+/]+)$/;

/** Hashes of other costs are read as they say. */
export async function verifyPassword(given: { hash: string; password: string }): Promise<boolean> {
  const [, memory, passes, parallelism, nonce, tag] = phc.exec(given.hash) ?? [];
  if (!nonce || !tag) return false;
  const expected = Buffer.from(tag, 'base64');
  const derived = await inTurn(() =>
    derive('argon2id', {
      memory: Number(memory),
      passes: Number(passes),
      parallelism: Number(parallelism),
      message: toMessage(given.password),
      nonce: Buffer.from(nonce, 'base64'),
      tagLength: expected.length,
    }),
  );
  return timingSafeEqual(derived, expected);
}

/** The same letters, however a keyboard composes them. */
const toMessage = (password: string) => Buffer.from(password.normalize('NFKC'));

const toBase64 = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '');

/** @throws {TooBusy} when too many wait already */
async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  if (running >= maxAtOnce) {
    if (waiting.length >= maxWaiting) throw new TooBusy('all', 5);
    await new Promise<void>((resolve) => waiting.push(resolve));
  } else running += 1;
  try {
    return await work();
  } finally {
    // The place goes to the next one directly.
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}
