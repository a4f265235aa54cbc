/**
 * Windows and tabs are told apart by the heading of their screen (WCAG 2.4.2): `Items – Hale Girih Studio`.
 * Headings come late and change while somebody types a title, so they are watched.
 * @param studio as the house is called; @returns what ends it
 */
export function nameWindow(studio: string): () => void {
  function name() {
    const heading = document.querySelector('main h1, h1')?.textContent?.trim();
    const title = heading ? `${heading} – ${studio}` : studio;
    if (document.title !== title) document.title = title;
  }
  name();
  const watcher = new MutationObserver(name);
  watcher.observe(document.body, { childList: true, subtree: true, characterData: true });
  return () => watcher.disconnect();
}
