import { useEffect, useRef, useState } from 'react';
import { languageOptions } from '#shared/languages/languages.ts';
import { fill, useWords } from '../../words/words.ts';
import styles from './checks.module.css';
import { type FrameLook, parseFrameLook } from './frame-look.ts';
import { isWeighed, type Look } from './list-looks.ts';

interface CheckFrameProps {
  readonly look: Look;
  readonly address: string;
  /** Null: it could not be looked at. */
  readonly onLooked: (found: FrameLook | null) => void;
}

const waitMs = 45_000;
let count = 0;

/** The page as a window of one width would show it, small, until it has told what it found. */
export function CheckFrame({ look, address, onLooked }: CheckFrameProps) {
  const { checks } = useWords();
  const frame = useRef<HTMLIFrameElement>(null);
  const told = useRef(onLooked);
  const [number] = useState(() => {
    count += 1;
    return count;
  });
  useEffect(() => {
    told.current = onLooked;
  });
  useEffect(() => {
    const timer = setTimeout(() => told.current(null), waitMs);
    const listen = ({ source, data }: MessageEvent) => {
      if (source !== frame.current?.contentWindow) return;
      if (data?.kind !== 'page-checked' || data.number !== number) return;
      clearTimeout(timer);
      told.current(parseFrameLook(data));
    };
    addEventListener('message', listen);
    return () => {
      clearTimeout(timer);
      removeEventListener('message', listen);
    };
  }, [number]);
  const { nativeName = '' } = languageOptions.find(({ code }) => code === look.language) ?? {};
  const said = fill(checks.looking, { language: nativeName, width: look.width });
  const height = isWeighed(look) ? 844 : 900;
  return (
    <div className={styles.looking}>
      <div className={styles.window} style={{ width: look.width / 8, height: height / 8 }}>
        <iframe
          ref={frame}
          src={address}
          title={said}
          inert
          sandbox="allow-scripts"
          referrerPolicy="no-referrer"
          style={{ width: look.width, height }}
          onLoad={() =>
            frame.current?.contentWindow?.postMessage(
              { kind: 'check-page', number, isWeighed: isWeighed(look) },
              '*',
            )
          }
        />
      </div>
      <p role="status">{said}</p>
    </div>
  );
}
