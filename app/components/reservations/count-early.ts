/**
 * Counts people up and down until the page has its scripts, so that no tap is lost: it changes the list of
 * numbers, from which the counters begin (`PlacesChoice.tsx`). Runs in the browser, sent as its own text: it
 * must name nothing outside itself.
 */
export function countEarly(): void {
  document.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest<HTMLElement>('[data-count-by]');
    const group = button?.closest<HTMLElement>('fieldset:not([data-ready])');
    const number = button?.parentElement?.querySelector('select');
    if (!group || !number) return;
    const by = Number(button?.dataset.countBy);
    const people = [...group.querySelectorAll('select')].reduce(
      (sum, { value }) => sum + +value,
      0,
    );
    const isFull = by > 0 && people >= Number(group.dataset.max);
    if (!isFull && number.options[number.selectedIndex + by]) number.selectedIndex += by;
  });
}
