/** Text as a part of HTML, also within the quotes of an attribute. */
export const escapeHtml = (text: string): string =>
  text.replace(/[<>&"]/g, (character) => `&#${character.codePointAt(0)};`);
