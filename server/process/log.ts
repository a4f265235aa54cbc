import { destination, type Logger, type LoggerOptions, pino } from 'pino';
import pretty from 'pino-pretty';
import { findRequest } from '../failures/request-scope.ts';
import { withoutCredentials } from '../security/without-secrets.ts';
import { listSecrets, type Settings } from '../settings/settings.ts';
import { toSourceStack } from './source-stack.ts';

export type Log = Logger;

/** A pipe takes so much at once without lines of other processes between: PIPE_BUF of Linux. */
const maxWrittenTogether = 4_096;
/** Lines beyond this are dropped when nobody reads the output. */
const maxUnwrittenCharacters = 8 * 1024 * 1024;

/**
 * The loggable part of an error. Databases put values of the failed row beside the message
 * (`detail`, `where`), and those may be visitors' data. So only the fields named here are logged.
 */
export function toLoggedError(error: unknown, depth = 0): unknown {
  if (!(error instanceof Error)) return typeof error;
  const { name, message, stack, cause } = error;
  const { code } = error as NodeJS.ErrnoException;
  return {
    type: name,
    message,
    ...(typeof code === 'string' && { code }),
    stack: toSourceStack(stack),
    ...(cause !== undefined && depth < 3 && { cause: toLoggedError(cause, depth + 1) }),
  };
}

/**
 * Structured lines on standard output: JSON in production, readable in development. Addresses of
 * visitors, cookies and query strings are never logged; what an error or a service says may still
 * hold a key, so every line is looked through before it is written.
 * @param worker stands in every line where several processes write into one output
 */
export function createLog(settings: Settings, worker?: string): Log {
  const options = {
    level: settings.logLevel,
    ...toLogOptions(listSecrets(settings)),
    ...(worker !== undefined && { base: { worker } }),
  };
  // Lines that come while others are being written are written together; the last ones at exit.
  if (settings.logFormat === 'json') {
    const output = {
      sync: false,
      maxLength: maxUnwrittenCharacters,
      ...(worker !== undefined && { maxWrite: maxWrittenTogether }),
    };
    return pino(options, destination(output));
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

/** Makes what takes secrets, rights of visitors and keys of services out of a text, also of JSON. */
export function createRedact(secrets: readonly string[]): (text: string) => string {
  // In a line a quote is written with a backslash, and in an address a sign may be in percents.
  const spellings = secrets.flatMap((secret) => [
    JSON.stringify(secret).slice(1, -1),
    encodeURIComponent(secret),
  ]);
  return (text) =>
    withoutCredentials(spellings.reduce((all, secret) => all.replaceAll(secret, '*'), text));
}

/** @param secrets that no line may hold */
export function toLogOptions(secrets: readonly string[] = []): LoggerOptions {
  const streamWrite = createRedact(secrets);
  const mixin = () => {
    const request = findRequest();
    return request ? { requestId: request.requestId } : {};
  };
  return { base: null, mixin, serializers: { err: toLoggedError }, hooks: { streamWrite } };
}
