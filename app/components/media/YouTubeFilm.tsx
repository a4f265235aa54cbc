import { useState } from 'react';
import { useMessages } from '#app/i18n/language-context.tsx';
import english from '#locales/en/common.json';
import styles from './YouTubeFilm.module.css';

/**
 * A film of the video site in front of a still picture. Nothing is asked of that site until the
 * visitor presses the button, which says so.
 */
export function YouTubeFilm({ videoId, onPlay }: { videoId: string; onPlay?: () => void }) {
  const messages = useMessages('common', english);
  const [isPlaying, setPlaying] = useState(false);
  const id = encodeURIComponent(videoId);

  if (isPlaying) {
    return (
      <iframe
        className={styles.frame}
        src={`https://www.youtube-nocookie.com/embed/${id}?autoplay=1&mute=1&loop=1&playlist=${id}&rel=0&playsinline=1`}
        title={messages.video.title}
        allow="autoplay; encrypted-media; picture-in-picture; fullscreen"
        referrerPolicy="strict-origin-when-cross-origin"
      />
    );
  }
  return (
    <div className={styles.offer} data-print="none">
      <button
        type="button"
        onClick={() => {
          setPlaying(true);
          onPlay?.();
        }}
      >
        <svg viewBox="0 0 24 24" fill="currentColor" aria-hidden>
          <path d="M8 5v14l11-7z" />
        </svg>
        {messages.video.playFromYouTube}
      </button>
      <p>{messages.video.privacy}</p>
    </div>
  );
}
