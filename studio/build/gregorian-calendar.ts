import type { Plugin } from 'vite';

const factory = /\/@internationalized\/date\/dist\/private\/createCalendar\.\w+$/;
const gregorian = /^import \{GregorianCalendar as (\S+)\} from .*$/m;

/**
 * The library of widgets brings eleven calendars, from the Buddhist one to the Persian one. The languages of the
 * studio count by the Gregorian one alone.
 *
 * @returns null for any other file
 * @throws where the library makes its calendars differently by now
 */
export function withGregorianAlone(code: string, path: string): string | null {
  if (!factory.test(path)) return null;
  const [line, name] = gregorian.exec(code) ?? [];
  if (!line) throw new Error(`${path} makes no Gregorian calendar any more.`);
  return `${line}\nexport const createCalendar = () => new ${name}();\n`;
}

export const gregorianCalendar: Plugin = {
  name: 'gregorian-calendar',
  transform(code, id) {
    const changed = withGregorianAlone(code, id);
    return changed === null ? null : { code: changed, map: null };
  },
};
