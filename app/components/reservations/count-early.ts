/**
 * Counts people up and down until the page has its scripts, so that no tap is lost: it changes the list of
 * numbers, from which the counters begin (`PlacesChoice.tsx`). React holds up what is pressed where it has
 * not taken over yet, or takes over by it: so this comes before, and it learns of no tap that counts here.
 * Runs in the browser, sent as its own text: it must name nothing outside itself.
 */
export function countEarly(): void {
  const count = (event: Event) => {
    const button = (event.target as Element).closest<HTMLElement>('[data-count-by]');
    const group = button?.closest<HTMLElement>('fieldset:not([data-counts])');
    const number = button?.parentElement?.querySelector('select');
    if (!group || !number) return;
    event.stopPropagation();
    const by = Number(button?.dataset.countBy);
    const people = [...group.querySelectorAll('select')].reduce(
      (sum, { value }) => sum + +value,
      0,
    );
    const isFull = by > 0 && people >= Number(group.dataset.max);
    if (!isFull && number.options[number.selectedIndex + by]) number.selectedIndex += by;
  };
  window.addEventListener('click', count, true);
}
