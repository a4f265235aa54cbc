import { type Logger, pino } from 'pino';
import pretty from 'pino-pretty';
import type { Settings } from './settings.ts';

export type Log = Logger;

/**
 * Structured lines on standard output: JSON in production, readable in development. Addresses of
 * visitors, cookies and query strings are never logged, so there is nothing private to redact.
 */
export function createLog(settings: Pick<Settings, 'logLevel' | 'logFormat'>): Log {
  const options = { level: settings.logLevel, base: null };
  if (settings.logFormat === 'json') return pino(options);
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
