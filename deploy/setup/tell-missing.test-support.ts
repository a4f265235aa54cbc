import { existsSync } from 'node:fs';

const folders = ['/usr/sbin', '/usr/bin', '/usr/local/sbin', '/usr/local/bin', '/bin'];

/** The path of a program of the system; null where it is not installed. */
export const findProgram = (name: string): string | null =>
  folders.map((folder) => `${folder}/${name}`).find((path) => existsSync(path)) ?? null;

/** For the title of tests that need a program, so that a report says why they were left out. */
export const sayMissing = (name: string): string =>
  findProgram(name) ? '' : ` (left out: ${name} is not installed; .ci/run installs it from Debian)`;
