import { Plugin, PluginKey } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';

type Places = ReadonlyMap<string, number>;
type Change = { readonly id: string; readonly at: number | null };

const key = new PluginKey<Places>('places');

/** Places in the text that something is to come to later: they move with what is typed meanwhile. */
export const trackPlaces = (): Plugin<Places> =>
  new Plugin<Places>({
    key,
    state: {
      init: () => new Map(),
      apply(transaction, before) {
        const places = new Map(
          [...before].map(([id, at]) => [id, transaction.mapping.map(at)] as const),
        );
        const change = transaction.getMeta(key) as Change | undefined;
        if (change?.at === null) places.delete(change.id);
        else if (change) places.set(change.id, change.at);
        return places;
      },
    },
  });

export function holdPlace(view: EditorView, id: string, at: number): void {
  view.dispatch(view.state.tr.setMeta(key, { id, at } satisfies Change));
}

/** @returns where it is by now; null: the text is gone */
export function releasePlace(view: EditorView, id: string): number | null {
  if (view.isDestroyed) return null;
  const at = key.getState(view.state)?.get(id) ?? view.state.doc.content.size;
  view.dispatch(view.state.tr.setMeta(key, { id, at: null } satisfies Change));
  return at;
}
