import { Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { useWords } from '../../words/words.ts';
import styles from './SidePanel.module.css';
import { type Panel, panels } from './slots.ts';

/** Which panel stands beside the form, kept in the address; null: none. */
export function useSide(): {
  readonly panel: Panel | null;
  readonly show: (id: string | null) => void;
} {
  const [search, setSearch] = useSearchParams();
  return {
    panel: panels.find(({ id }) => id === search.get('side')) ?? null,
    show(id) {
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
          onClick={() => show(panel?.id === id ? null : id)}
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
    <section id="side" className={styles.side} aria-label={panel.name(words)}>
      <Suspense fallback={<p>{words.wait}</p>}>
        <panel.Panel />
      </Suspense>
    </section>
  );
}
