import type { Language } from '#shared/languages/languages.ts';

const steps = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

/** `1.4 MB`, as the language writes numbers. Browsers know no Hawaiian. */
export function formatBytes(bytes: number, language: Language): string {
  const step = Math.min(steps.length - 1, Math.floor(Math.log10(Math.max(1, bytes)) / 3));
  const format = new Intl.NumberFormat(language === 'haw' ? 'en' : language, {
    style: 'unit',
    unit: steps[step] as string,
    unitDisplay: 'short',
    maximumFractionDigits: step > 1 ? 1 : 0,
  });
  return format.format(bytes / 1000 ** step);
}

/** `1:05`, `1:02:03` */
export function formatLength(ms: number): string {
  const seconds = Math.round(ms / 1_000);
  const parts = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60, seconds % 60];
  const [first, ...rest] = parts[0] === 0 ? parts.slice(1) : parts;
  return [first, ...rest.map((part) => String(part).padStart(2, '0'))].join(':');
}
