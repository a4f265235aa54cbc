/** Goes to the line of the tree that Tab would lead to. */
export const focusTree = (): void =>
  document.querySelector<HTMLElement>('[role="treegrid"] [role="row"][tabindex="0"]')?.focus();
