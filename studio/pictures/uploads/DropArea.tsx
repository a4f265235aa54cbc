import { type DragEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useWords } from '../../words/words.ts';
import styles from './DropArea.module.css';

interface DropAreaProps {
  readonly onFiles: (files: readonly File[]) => void;
  readonly children: ReactNode;
  /** What is pasted anywhere on the screen comes here too, unless into a field. */
  readonly takesPasted?: boolean;
  readonly isClosed?: boolean;
}

/** Takes files that are dropped on what it holds. */
export function DropArea({
  onFiles,
  children,
  takesPasted = false,
  isClosed = false,
}: DropAreaProps) {
  const { pictures } = useWords();
  const [isOver, setOver] = useState(false);
  const depth = useRef(0);
  const latest = useRef(onFiles);
  latest.current = onFiles;

  useEffect(() => {
    if (!takesPasted || isClosed) return;
    const paste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])];
      const into = event.target as HTMLElement | null;
      if (files.length === 0 || into?.closest('input, textarea, [contenteditable]')) return;
      event.preventDefault();
      latest.current(files);
    };
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, [takesPasted, isClosed]);

  const move = (step: number) => (event: DragEvent) => {
    if (isClosed || !event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    depth.current = Math.max(0, depth.current + step);
    setOver(depth.current > 0);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is one way more; the button beside it does the same
    <div
      className={styles.area}
      data-over={isOver || undefined}
      onDragEnter={move(1)}
      onDragLeave={move(-1)}
      onDragOver={move(0)}
      onDrop={(event) => {
        if (isClosed) return;
        event.preventDefault();
        depth.current = 0;
        setOver(false);
        const files = [...event.dataTransfer.files];
        if (files.length > 0) onFiles(files);
      }}
    >
      {children}
      {isOver && (
        <p className={styles.now} aria-hidden="true">
          {pictures.dropNow}
        </p>
      )}
    </div>
  );
}
