import { DatabaseUnavailable } from '#database/database-unavailable.ts';
import { InvalidSetting } from '../settings/settings.ts';

/**
 * Why PostgreSQL cannot be used, in a sentence that says what to look at; never with the password.
 * @param address the value of the setting
 * @returns the error itself where it is none of the connection
 */
export function explainConnection(
  error: unknown,
  address: string,
  setting = 'DATABASE_URL',
): unknown {
  const { hostname, port, username, pathname } = new URL(address);
  const database = decodeURIComponent(pathname.slice(1)) || username;
  const cause = error instanceof DatabaseUnavailable ? error.cause : error;
  const first = cause instanceof AggregateError ? cause.errors[0] : cause;
  const { code = '' } = Object(first) as { code?: string };
  const server = `${hostname || 'this machine'}:${port || 5432}`;
  const wrong: Readonly<Record<string, string>> = {
    ENOTFOUND: `there is no host ${hostname}; check its spelling`,
    '28P01': `${server} refuses the user "${decodeURIComponent(username)}" with this password`,
    '28000': `${server} refuses the user "${decodeURIComponent(username)}"`,
    '3D000': `${server} has no database "${database}"`,
    '42501': `the user "${decodeURIComponent(username)}" is not allowed to create schemas in the database "${database}"`,
  };
  const reason = wrong[code];
  if (reason) return new InvalidSetting(`The setting ${setting} cannot be used: ${reason}.`);
  if (!(error instanceof DatabaseUnavailable) || error.outage !== 'unreachable') return error;
  error.message = `The PostgreSQL server in the setting ${setting} does not answer at ${server}${code && ` (${code})`}. Check that it is running and that this machine may connect to it.`;
  return error;
}
