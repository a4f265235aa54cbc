const letters: readonly (readonly [value: number, letter: string])[] = [
  [300, 'ش'],
  [200, 'ر'],
  [100, 'ق'],
  [90, 'ص'],
  [80, 'ف'],
  [70, 'ع'],
  [60, 'س'],
  [50, 'ن'],
  [40, 'م'],
  [30, 'ل'],
  [20, 'ك'],
  [10, 'ي'],
  [9, 'ط'],
  [8, 'ح'],
  [7, 'ز'],
  [6, 'و'],
  [5, 'ه'],
  [4, 'د'],
  [3, 'ج'],
  [2, 'ب'],
  [1, 'ا'],
];

/** A number from 1 to 399 in letters, as astronomers wrote it. */
export function toAbjad(number: number): string {
  let rest = number;
  let word = '';
  for (const [value, letter] of letters)
    if (rest >= value) {
      word += letter;
      rest -= value;
    }
  return word;
}
