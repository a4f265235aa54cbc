import type { LanguageMessages } from '#shared/languages/sections.ts';

const elementId = 'words';

/** The words of a page as a data block, which no policy has to allow since nothing runs it. */
export function toEmbeddedMessages(messages: LanguageMessages): string {
  // Inside a script element only `<` can end it or open a comment.
  const json = JSON.stringify(messages).replaceAll('<', '\\u003c');
  return `<script type="application/json" id="${elementId}">${json}</script>`;
}

/** What the server embedded; nothing on English pages. */
export function readEmbeddedMessages(): LanguageMessages {
  const json = document.getElementById(elementId)?.textContent;
  return json ? (JSON.parse(json) as LanguageMessages) : {};
}
