import type { Language } from '#shared/languages/languages.ts';

const grouped = { ',': /^[+-]?\d{1,3}(,\d{3})+(\.\d+)?$/, '.': /^[+-]?\d{1,3}(\.\d{3})+(,\d+)?$/ };

/**
 * A number as people write it: "12.5", in Spanish also "12,5"; "1,200" in English, "1.200" in Spanish.
 * @returns null for what is none
 */
export function parseNumber(text: string, language: Language): number | null {
  const written = text.trim().replace(/\s/g, '').replace('−', '-');
  const grouping = language === 'es' ? '.' : ',';
  const plain = grouped[grouping].test(written) ? written.replaceAll(grouping, '') : written;
  const decimal = plain.replace(',', '.');
  if (!/^[+-]?(\d+(\.\d*)?|\.\d+)$/.test(decimal)) return null;
  return Number(decimal);
}

/** Without groups of digits, so that it reads back as the same number. */
export const formatNumber = (value: number, language: Language): string =>
  language === 'es' ? String(value).replace('.', ',') : String(value);
