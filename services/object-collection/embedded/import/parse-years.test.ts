import { expect, test } from 'vitest';
import { parseYears } from './parse-years.ts';

test.each([
  ['1883', 1883, 1883],
  ['c. 1860', 1855, 1865],
  ['c.1850-1920', 1850, 1920],
  ['c. 50-320', 50, 320],
  ['ca. 1570', 1565, 1575],
  ['1925-1940', 1925, 1940],
  ['c. 1925–1940', 1925, 1940],
  ['1951-52', 1951, 1952],
  ['1951-5', 1951, 1955],
  ['1920s', 1920, 1929],
  ['c. 1920s-1930s', 1920, 1939],
  ['1800s', 1800, 1809],
  ['19th century', 1801, 1900],
  ['18th-19th century', 1701, 1900],
  ['late 13th–14th century', 1267, 1400],
  ['late 13th century', 1267, 1300],
  ['second half of the 19th century', 1851, 1900],
  ['c. first quarter of the 19th century', 1801, 1825],
  ['mid-19th century', 1834, 1866],
  ['999 BCE-700 BCE', -998, -699],
  ['480-256 BCE', -479, -255],
  ['206 BCE-220 CE', -205, 220],
  ['1300-1150 B.C.E.', -1299, -1149],
  ['5th-4th century BCE', -499, -300],
  ['9 BCE-8 BCE', -8, -7],
  ['1-199 CE', 1, 199],
  ['Western Jin Dynasty, AD 265-316', 265, 316],
  ['New Kingdom, 18th Dynasty, c. 1570-1320 BCE', -1569, -1319],
  ['Edo period (1615-1868), 19th century', 1801, 1900],
  ['Qianlong period (1736-1795)', 1736, 1795],
  ['September 9, 1972', 1972, 1972],
  ['7/15/1972', 1972, 1972],
  ['1930 (designed) c. 1950 (manufactured)', 1930, 1950],
  ['before 1900', null, 1900],
  ['no earlier than 1850', 1850, null],
  ['1191 AH', 1777, 1778],
  ['663 AH / 1264–65 CE', 1264, 1265],
  ['1965?', 1965, 1965],
])('reads %s', (text, earliest, latest) => {
  expect(parseYears(text)).toEqual({ earliest, latest });
});

test.each(['', 'no date', 'not dated', 'late Qing?', '18th Dynasty', 'March 5'])(
  'finds no year in "%s"',
  (text) => {
    expect(parseYears(text)).toBeNull();
  },
);
