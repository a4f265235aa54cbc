import { keyField } from '#app/components/forms/form-answer.ts';
import { guardFields } from '#shared/forms/form-guard.ts';
import { type FormKind, formKinds } from '#shared/forms/form-rules.ts';
import { formPaths } from '../fakes/forms-site.ts';
import { desk } from './forms-server.ts';

/** One filled-in form, ready to be sent any number of times. */
export interface Sending {
  readonly kind: FormKind | 'builder';
  /** Stands for it, and is in what is stored of it. */
  readonly key: string;
  readonly path: string;
  createBody(): FormData;
}

const inDays = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

const fieldsOf: Readonly<Record<FormKind, (key: string) => Record<string, string>>> = {
  'tour-request': (key) => ({
    groupType: 'community',
    partySize: '12',
    ages: 'adults',
    firstDate: inDays(40),
    tourLanguage: 'haw',
    message: `Aloha ${key}`,
  }),
  subscription: () => ({ newsletterLanguage: 'es', topics: 'programs', consent: 'yes' }),
  contact: (key) => ({ topic: 'general', message: `Aloha ${key}` }),
  'convening-inquiry': (key) => ({ subject: 'Who owns a pattern?', message: key }),
  'event-inquiry': (key) => ({ occasion: 'talk', guests: '40', message: key }),
  'item-request': (key) => ({ product: 'notebook', quantity: '2', message: key }),
  'career-application': (key) => ({ career: 'keeper', letter: key }),
};

/** Some kilobytes that are different for each key. */
const createPdf = (key: string) =>
  new File([`%PDF-1.7\n${key}\n`.padEnd(20_000, 'x')], `cv-${key}.pdf`, {
    type: 'application/pdf',
  });

/** A sending of one of all forms, in turn. @param number tells it from all others */
export function createSending(number: number, run: string, token: string): Sending {
  const key = `key-${run}-${String(number).padStart(6, '0')}`;
  const email = `${key}@visitor.example`;
  const kind = formKinds[number % (formKinds.length + 1)];
  if (!kind) {
    const to = Buffer.from(desk).toString('base64');
    return {
      kind: 'builder',
      key,
      path: `/page-builder-api/api/v1/form-submit?apiKey=embedded-space&to=${to}&name=Ask`,
      createBody() {
        const body = new FormData();
        body.set('email', email);
        body.set('plan', createPdf(key));
        return body;
      },
    };
  }
  return {
    kind,
    key,
    path: formPaths[kind],
    createBody() {
      const body = new FormData();
      const fields = { name: 'Leilani', email, ...fieldsOf[kind](key) };
      for (const [name, value] of Object.entries(fields)) body.set(name, value);
      if (kind === 'career-application') body.set('attachments', createPdf(key));
      body.set(keyField, key);
      body.set(guardFields.token, token);
      return body;
    },
  };
}

/**
 * Sends it once.
 * @returns the reference (`stored` where there is none); null when no answer came, or that of a
 *   server that cannot take it now
 * @throws when it is refused, which none of these should be
 */
export async function send(address: string, sending: Sending): Promise<string | null> {
  let answer: Response;
  try {
    answer = await fetch(address + sending.path, {
      method: 'POST',
      body: sending.createBody(),
      redirect: 'manual',
      signal: AbortSignal.timeout(20_000),
    });
    if (answer.status === 303) {
      return /[?&]sent=([\w-]+)/.exec(answer.headers.get('Location') ?? '')?.[1] ?? null;
    }
    const text = await answer.text();
    if (answer.status === 200 && sending.kind === 'builder') return 'stored';
    if (answer.status === 503) return null;
    throw new RefusedSending(`${sending.kind}: ${answer.status} ${text.slice(0, 300)}`);
  } catch (error) {
    if (error instanceof RefusedSending) throw error;
    return null;
  }
}

export class RefusedSending extends Error {}
