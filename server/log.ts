import { destination, type Logger, pino } from 'pino';
import pretty from 'pino-pretty';
import type { Settings } from './settings.ts';

export type Log = Logger;

/** Where nobody reads them, more lines than this are dropped. */
const maxUnwrittenCharacters = 8 * 1024 * 1024;

/**
 * Structured lines on standard output: JSON in production, readable in development. Addresses of
 * visitors, cookies and query strings are never logged, so there is nothing private to redact.
 */
export function createLog(settings: Pick<Settings, 'logLevel' | 'logFormat'>): Log {
  const options = { level: settings.logLevel, base: null };
  // Lines that come while others are being written are written together; the last ones at exit.
  if (settings.logFormat === 'json') {
    return pino(options, destination({ sync: false, maxLength: maxUnwrittenCharacters }));
  }
  return pino(
    options,
    pretty({
      ignore: 'pid,hostname,requestId',
      translateTime: 'HH:MM:ss',
      singleLine: true,
      sync: true,
    }),
  );
}
