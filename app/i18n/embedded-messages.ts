import type { LanguageMessages, SectionMessages } from '#shared/languages/sections.ts';

const elementId = 'words';

/** The JSON of each section, which is the same on all pages until the words change. */
const written = new WeakMap<SectionMessages, string>();

/** The words of a page as a data block, which no policy has to allow since nothing runs it. */
export function toEmbeddedMessages(messages: LanguageMessages): string {
  const sections = Object.entries(messages).map(
    ([section, words]) => `"${section}":${writeSection(words)}`,
  );
  return `<script type="application/json" id="${elementId}">{${sections.join()}}</script>`;
}

function writeSection(words: SectionMessages): string {
  const known = written.get(words);
  if (known !== undefined) return known;
  // Inside a script element only `<` can end it or open a comment.
  const json = JSON.stringify(words).replaceAll('<', '\\u003c');
  written.set(words, json);
  return json;
}

/** What the server embedded; nothing on English pages. */
export function readEmbeddedMessages(): LanguageMessages {
  const json = document.getElementById(elementId)?.textContent;
  return json ? (JSON.parse(json) as LanguageMessages) : {};
}
