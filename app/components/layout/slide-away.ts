/**
 * Closes a dialog once it has gone the way it came. Its stylesheet says how it goes, by `data-leaves`; where nothing
 * moves it closes at once.
 */
export async function slideAway(dialog: HTMLDialogElement | null): Promise<void> {
  if (!dialog || dialog.dataset.leaves !== undefined) return;
  dialog.dataset.leaves = '';
  await Promise.allSettled(dialog.getAnimations().map(({ finished }) => finished));
  dialog.close();
}
