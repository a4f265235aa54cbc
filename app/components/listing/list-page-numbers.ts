/** Beside the page one is on. */
const neighbours = 1;

/**
 * The pages worth a link of their own: the first, the last, the ones about the current one.
 * @param page counted from 1
 * @returns in order; null stands for one or more pages left out
 */
export function listPageNumbers(page: number, pages: number): (number | null)[] {
  const wanted = new Set([1, pages]);
  for (let number = page - neighbours; number <= page + neighbours; number++) {
    if (number > 1 && number < pages) wanted.add(number);
  }
  const sorted = [...wanted].sort((a, b) => a - b);
  return sorted.flatMap((number, index) => {
    const gap = number - (sorted[index - 1] ?? 0);
    // A gap of one page is as wide as the page itself.
    if (gap === 2) return [number - 1, number];
    return gap > 2 ? [null, number] : [number];
  });
}
