import { Suspense, useSyncExternalStore } from 'react';
import { useSearchParams } from 'react-router';
import { OneMoment } from '../../widgets/OneMoment.tsx';
import { useWords } from '../../words/words.ts';
import { useShownLanguages } from '../form/shown-languages.ts';
import { useOpenItem } from './open-item.ts';
import styles from './SidePanel.module.css';
import { type Panel, panels } from './slots.ts';

const storedUnder = 'studio-side';
const wideWindow = () => matchMedia('(min-width: 75rem)');

function subscribeToWidth(listener: () => void) {
  const window = wideWindow();
  window.addEventListener('change', listener);
  return () => window.removeEventListener('change', listener);
}

/**
 * Which panel stands beside the form, kept in the address; null: none. Where the address says nothing
 * a wide window shows what this browser showed last, first the preview.
 */
export function useSide(): {
  readonly panel: Panel | null;
  readonly show: (id: string | null) => void;
} {
  const [search, setSearch] = useSearchParams();
  const { item } = useOpenItem();
  const { shown } = useShownLanguages();
  const isWide = useSyncExternalStore(subscribeToWidth, () => wideWindow().matches);
  // Two languages need the room themselves, and settings have no page.
  const hasRoom = isWide && shown.length === 1 && (item.uid !== null || item.site !== null);
  const kept = hasRoom && localStorage.getItem(storedUnder) !== 'none' ? 'preview' : null;
  const asked = search.get('side') ?? kept;
  return {
    panel: panels.find(({ id }) => id === asked) ?? null,
    show(id) {
      if (id === null || id === 'preview') localStorage.setItem(storedUnder, id ?? 'none');
      setSearch(
        (before) => {
          const next = new URLSearchParams(before);
          if (id === null) next.delete('side');
          else next.set('side', id);
          return next;
        },
        { replace: true },
      );
    },
  };
}

const drawnAfterMs = 150;
const focusPanel = () => document.getElementById('side')?.focus();

/** Opens and closes what stands beside the form. */
export function SideSwitch() {
  const words = useWords();
  const { panel, show } = useSide();
  if (panels.length === 0) return null;
  return (
    <div className={styles.switch}>
      {panels.map(({ id, name }) => (
        <button
          key={id}
          type="button"
          aria-expanded={panel?.id === id}
          aria-controls={panel?.id === id ? 'side' : undefined}
          onClick={({ detail }) => {
            const isOpen = panel?.id === id;
            show(isOpen ? null : id);
            // By keys: the whole form stands between this button and what it opens.
            if (detail === 0 && !isOpen) setTimeout(focusPanel, drawnAfterMs);
          }}
        >
          {name(words)}
        </button>
      ))}
    </div>
  );
}

export function SidePanel() {
  const words = useWords();
  const { panel } = useSide();
  if (!panel) return null;
  return (
    <section id="side" tabIndex={-1} className={styles.side} aria-label={panel.name(words)}>
      <Suspense fallback={<OneMoment />}>
        <panel.Panel />
      </Suspense>
    </section>
  );
}
