/** Goes to the first thing that is filled in of what is chosen; nothing happens where there is none. */
export function focusInputs(): void {
  const fields = 'input, textarea, select, [contenteditable="true"], button[id]';
  const all = document.querySelectorAll<HTMLElement>(`[data-filled] section :is(${fields})`);
  // What is in closed drawers cannot be reached.
  const first = [...all].find((one) => one.checkVisibility() && !one.closest('[role="toolbar"]'));
  first?.focus();
}

let isWanted = false;

/** The inputs of the block that is shown next have the focus. */
export function focusNextInputs(): void {
  isWanted = true;
}

/** Called by what shows the inputs, once they are there. */
export function takeFocus(): void {
  if (isWanted) focusWhenThere(document.activeElement, 30);
  isWanted = false;
}

/** The editor of text is fetched with the first text; whoever went elsewhere meanwhile stays there. */
function focusWhenThere(before: Element | null, rounds: number) {
  setTimeout(() => {
    const present = document.activeElement;
    // What was pressed may be gone by then, and the focus with it.
    if (present !== before && present !== document.body) return;
    const waits = document.querySelector('[data-filled] [aria-busy="true"]');
    if (waits && rounds > 0) focusWhenThere(before, rounds - 1);
    else focusInputs();
  }, 100);
}
