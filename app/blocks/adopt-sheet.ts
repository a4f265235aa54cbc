/** Puts the sheet of a page into the document, and gives back what takes it out again. */
export function adoptSheet(css: string): () => void {
  const adopted = new CSSStyleSheet();
  adopted.replaceSync(css);
  // Before the rules of single blocks, which win.
  document.adoptedStyleSheets.unshift(adopted);
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== adopted);
  };
}
