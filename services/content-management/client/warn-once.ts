const maxKeys = 200;

/**
 * Says each thing once, and at most 200 things: a broken field stands in every document of its
 * type, and must not fill the log.
 */
export function createWarnOnce(warn: (message: string) => void): (message: string) => void {
  const said = new Set<string>();
  return (message) => {
    if (said.has(message) || said.size >= maxKeys) return;
    said.add(message);
    warn(message);
  };
}
