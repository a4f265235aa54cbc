import { useRef, useState } from 'react';
import { useMessages } from '#app/i18n/language-context.tsx';
import english from '#locales/en/common.json';
import { Tooltip } from '../../text/Tooltip.tsx';
import styles from '../HeroFilm.module.css';
import { Spinner } from '../Spinner.tsx';

export interface HeroFilmPlayerProps {
  readonly src: string;
}

/**
 * The looping film behind a hero, over its still picture: a spinner until the first data has come
 * or failed, muted at first, to be paused and unmuted.
 */
export function HeroFilmPlayer({ src }: HeroFilmPlayerProps) {
  const messages = useMessages('common', english);
  const film = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<'loading' | 'loaded' | 'failed'>('loading');
  const [isMuted, setMuted] = useState(true);
  const [isPaused, setPaused] = useState(true);
  if (state === 'failed') return null;

  const togglePlay = () => {
    // Refused play (a browser's power saving) leaves the film paused, as the button then says.
    if (isPaused) film.current?.play().catch(() => setPaused(true));
    else film.current?.pause();
  };

  const soundLabel = isMuted ? messages.video.unmute : messages.video.mute;
  const playLabel = isPaused ? messages.video.play : messages.video.pause;
  return (
    <>
      <video
        ref={film}
        className={styles.film}
        data-state={state}
        src={src}
        preload="metadata"
        autoPlay
        loop
        muted={isMuted}
        playsInline
        tabIndex={-1}
        aria-hidden
        onLoadedData={() => setState('loaded')}
        onError={() => setState('failed')}
        onPlay={() => setPaused(false)}
        onPause={() => setPaused(true)}
      />
      <div className={styles.controls} data-print="none">
        {state === 'loading' ? (
          <Spinner />
        ) : (
          <>
            <Tooltip text={playLabel}>
              {() => (
                <button type="button" aria-label={playLabel} onClick={togglePlay}>
                  <Icon d={isPaused ? 'M8 5v14l11-7z' : 'M7 5h3.5v14H7zM13.5 5H17v14h-3.5z'} />
                </button>
              )}
            </Tooltip>
            <Tooltip text={soundLabel}>
              {() => (
                // Its name says what the tooltip says, so that it need not be heard twice.
                <button type="button" aria-label={soundLabel} onClick={() => setMuted(!isMuted)}>
                  <Icon d={isMuted ? mutedSpeaker : speaker} />
                </button>
              )}
            </Tooltip>
          </>
        )}
      </div>
    </>
  );
}

const cone = 'M4 9.5v5h3.5L12 19V5L7.5 9.5z';
const mutedSpeaker = `${cone}M15 9.4l1.1-1.1 5 5.2-1.1 1.1zM21.1 8.3l1.1 1.1-6 6.2-1.1-1.1z`;
const speaker = `${cone}M14.5 8.8a4.5 4.5 0 0 1 0 6.4l1.1 1.1a6 6 0 0 0 0-8.6zM17.3 6a8.5 8.5 0 0 1 0 12l1.1 1.1a10 10 0 0 0 0-14.2z`;

const Icon = ({ d }: { d: string }) => (
  <svg viewBox="0 0 24 24" fill="currentColor" aria-hidden>
    <path d={d} />
  </svg>
);
