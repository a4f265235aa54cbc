/** Name of the entry in local storage, and of the cookie, that hold a visitor's language. */
export const savedLanguageKey = 'museum.language';
