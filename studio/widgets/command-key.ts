const isMac = () => /Mac|iP(hone|ad)/.test(navigator.platform);

/** The key of commands as editors read it: "Ctrl". */
export const sayCommandKey = (): string => (isMac() ? '⌘' : 'Ctrl');

/** The same for `aria-keyshortcuts`. */
export const ariaCommandKey = (): string => (isMac() ? 'Meta' : 'Control');
