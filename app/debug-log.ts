/**
 * Notes for those who look into the site's working. Off in production unless the browser's local
 * storage holds `debug` = `true`. Source: specification §9.
 */
export function debugLog(message: string, ...details: unknown[]): void {
  if (isDebugging()) console.debug(`[museum] ${message}`, ...details);
}

function isDebugging(): boolean {
  if (import.meta.env.DEV) return true;
  try {
    return localStorage.getItem('debug') === 'true';
  } catch {
    // No window, or a private one that refuses storage.
    return false;
  }
}
