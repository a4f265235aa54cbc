import { readCookie, writeCookie } from './cookies.ts';

/** Source: specification §9, "Builder session cookie 30 minutes". */
const sessionSeconds = 30 * 60;
const sessionCookie = 'builderSessionId';
const visitorKey = 'builderVisitorId';

/** 32 hexadecimal characters, as in a UUID without its dashes. */
const createId = () => {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
};

const isId = (value: string | null): value is string =>
  value !== null && /^[\da-f]{32}$/.test(value);

/** The running visit; asking renews it, so only a flush of events does. */
export function renewSession(): string {
  const known = readCookie(sessionCookie);
  const id = isId(known) ? known : createId();
  writeCookie(sessionCookie, id, sessionSeconds);
  return id;
}

let visitorWithoutStorage: string | undefined;

/** The browser, for ever; only for the life of the page where storage is refused. */
export function findVisitor(): string {
  try {
    const known = localStorage.getItem(visitorKey);
    if (isId(known)) return known;
    const id = createId();
    localStorage.setItem(visitorKey, id);
    return id;
  } catch {
    visitorWithoutStorage ??= createId();
    return visitorWithoutStorage;
  }
}
