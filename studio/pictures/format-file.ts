import { formatNumber } from '#shared/languages/format-number.ts';

const units = ['B', 'kB', 'MB', 'GB'] as const;

/** `1.4 MB`, `312 kB`: in digits as everywhere in the house. */
export function formatBytes(bytes: number): string {
  const step = Math.min(units.length - 1, Math.floor(Math.log10(Math.max(1, bytes)) / 3));
  const value = bytes / 1000 ** step;
  return `${formatNumber(step > 1 ? value : Math.round(value))}\u00a0${units[step]}`;
}

/** `1:05`, `1:02:03` */
export function formatLength(ms: number): string {
  const seconds = Math.round(ms / 1_000);
  const parts = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60, seconds % 60];
  const [first, ...rest] = parts[0] === 0 ? parts.slice(1) : parts;
  return [first, ...rest.map((part) => String(part).padStart(2, '0'))].join(':');
}
