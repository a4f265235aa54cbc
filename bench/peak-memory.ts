import { existsSync, readFileSync } from 'node:fs';

/**
 * Bytes that this process held at most. Linux's own count for `maxRSS` begins with what the parent
 * held when it started the process, so its other count is asked where there is one.
 */
export function readPeakMemory(): number {
  const status = '/proc/self/status';
  const kilobytes = existsSync(status) && /^VmHWM:\s*(\d+) kB$/m.exec(readFileSync(status, 'utf8'));
  return (kilobytes ? Number(kilobytes[1]) : process.resourceUsage().maxRSS) * 1024;
}
