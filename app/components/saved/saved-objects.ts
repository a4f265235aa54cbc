/** Kept in this browser only; nobody else learns of it. */
const storageKey = 'museum.saved-objects';
/** As many as one call of the object service answers. */
export const maxSavedObjects = 100;

const nothing: readonly string[] = [];
const listeners = new Set<() => void>();
let known: { readonly text: string | null; readonly ids: readonly string[] } = {
  text: null,
  ids: nothing,
};

/** Ids of the objects that a visitor has saved, last saved first. The same list while it is unchanged. */
export function readSavedObjects(): readonly string[] {
  let text: string | null = null;
  try {
    text = localStorage.getItem(storageKey);
  } catch {
    // A browser that refuses storage has nothing saved.
  }
  if (text !== known.text) known = { text, ids: parseObjectIds(text?.split(',') ?? []) };
  return known.ids;
}

/** @returns whether the object is saved now; false as well where the browser refuses storage */
export function toggleSavedObject(id: string): boolean {
  const saved = readSavedObjects();
  const isSaved = saved.includes(id);
  const next = isSaved ? saved.filter((other) => other !== id) : [id, ...saved];
  try {
    localStorage.setItem(storageKey, next.slice(0, maxSavedObjects).join(','));
  } catch {
    return false;
  }
  for (const listener of listeners) listener();
  return !isSaved;
}

export function subscribeToSavedObjects(listener: () => void): () => void {
  listeners.add(listener);
  // What another window of the site saves or removes.
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** Sound ids, each once, not more than can be asked for. */
export const parseObjectIds = (texts: readonly string[]): readonly string[] =>
  [...new Set(texts.map((id) => id.trim()))]
    .filter((id) => /^[\w.:-]{1,100}$/.test(id))
    .slice(0, maxSavedObjects);
