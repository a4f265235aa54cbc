import { createHmac } from 'node:crypto';
import { type Database, withTables } from '#database/database.ts';
import type { SharedVisitorTables } from '#database/visitors/tables.ts';
import { createGetItems } from '../items/get-items.ts';
import { createStudio } from '../studio.ts';
import { createGetPeople } from './get-people.ts';
import { createInvitation, type Invited } from './invitations.ts';
import type { PeopleDependencies } from './open-people.ts';
import { peopleQuery } from './tables.ts';

export const studioOrigin = 'https://museum.example';
export const goodPassword = 'kapa moena ʻōlapa';

export interface Answer {
  readonly status: number;
  // biome-ignore lint/suspicious/noExplicitAny: answers are looked at by tests, field by field
  readonly body: any;
  readonly setCookies: readonly string[];
  /** Where it leads; null: nowhere. */
  readonly location: string | null;
}

/** A studio over a database, with browsers that keep their cookies, and the mails it queued. */
export function openStudio(database: Database, options: Partial<PeopleDependencies> = {}) {
  const warnings: string[] = [];
  const log = {
    warn: (...said: unknown[]) => void warnings.push(JSON.stringify(said)),
    error: (...said: unknown[]) => void warnings.push(JSON.stringify(said)),
  };
  const studio = createStudio({
    origin: studioOrigin,
    folder: '',
    openIdName: options.openId?.name ?? null,
    people: createGetPeople({
      database,
      origin: studioOrigin,
      log,
      now: () => new Date(),
      slowMs: 0,
      ...options,
    }),
    items: createGetItems(null),
  });
  const query = peopleQuery(database);

  function openBrowser() {
    const cookies = new Map<string, string>();
    const ask = async (
      call: string,
      body?: unknown,
      headers: Record<string, string> = {},
    ): Promise<Answer> => {
      const [method = '', path] = call.split(' ');
      const response = await studio.request(`${studioOrigin}/api${path}`, {
        method,
        headers: {
          Origin: studioOrigin,
          Cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
          'User-Agent': 'Mozilla/5.0 (test)',
          ...(body !== undefined && { 'Content-Type': 'application/json' }),
          ...headers,
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      const setCookies = response.headers.getSetCookie();
      for (const line of setCookies) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
        if (value === '' || /max-age=0/i.test(line)) cookies.delete(name);
        else cookies.set(name, value);
      }
      const text = await response.text();
      const location = response.headers.get('Location');
      return { status: response.status, body: parse(text), setCookies, location };
    };
    const signIn = (email: string, password = goodPassword) =>
      ask('POST /auth/sign-in/email', { email, password });
    return { ask, signIn, cookies };
  }

  /** An account made by a link, and a browser that is signed in to it. */
  async function join(invited: Partial<Invited> & { email: string }, name = 'Kai') {
    const made = { role: 'editor', languages: [], language: 'en', ...invited } as const;
    const { token } = await createInvitation(query, 'person', made, null, new Date());
    const browser = openBrowser();
    const taken = await browser.ask('POST /invitation/take', {
      token,
      name,
      password: goodPassword,
    });
    if (taken.status !== 200) throw new Error(JSON.stringify(taken.body));
    const signed = await browser.signIn(invited.email);
    if (signed.status !== 200) throw new Error(JSON.stringify(signed.body));
    const me = await browser.ask('GET /me');
    return { ...browser, id: me.body.id as string, email: invited.email };
  }

  /** What was queued for an address, oldest first; waits for what is being queued. */
  async function readMails(email: string, count = 1): Promise<readonly string[]> {
    const mails = withTables<SharedVisitorTables>(database);
    for (let round = 0; ; round += 1) {
      const rows = await mails
        .selectFrom('mail_queue')
        .select(['subject', 'body_text'])
        .where('recipient', '=', email)
        .orderBy('created_at')
        .execute();
      if (rows.length >= count || round === 50) {
        return rows.map((row) => `${row.subject}\n${row.body_text}`);
      }
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }

  return { query, openBrowser, join, readMails, warnings };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** The code that a telephone would show for a key as `otpauth://` gives it. Source: RFC 6238. */
export function toCode(totpUri: string, at = Date.now()): string {
  const key = fromBase32(new URL(totpUri).searchParams.get('secret') ?? '');
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(at / 30_000)));
  const digest = createHmac('sha1', key).update(counter).digest();
  const offset = (digest.at(-1) ?? 0) & 15;
  return String((digest.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}

function fromBase32(text: string): Buffer {
  const bits = [...text.replace(/=+$/, '')]
    .map((sign) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(sign).toString(2).padStart(5, '0'))
    .join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}
