import type { LanguageWords } from './sections.ts';

const elementId = 'words';

/** The words of a page as a data block, which no policy has to allow since nothing runs it. */
export function toEmbeddedWords(words: LanguageWords): string {
  // Inside a script element only `<` can end it or open a comment.
  const json = JSON.stringify(words).replaceAll('<', '\\u003c');
  return `<script type="application/json" id="${elementId}">${json}</script>`;
}

/** What the server embedded; nothing on English pages. */
export function readEmbeddedWords(): LanguageWords {
  const json = document.getElementById(elementId)?.textContent;
  return json ? (JSON.parse(json) as LanguageWords) : {};
}
