import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Filled } from '#app/components/text/Filled.tsx';
import { languageAttributes } from '#app/components/text/Localized.tsx';
import { useLanguage, useMessages } from '#app/i18n/language-context.tsx';
import english from '#locales/en/digitalStudio.json';
import type { LocalizedText } from '#shared/languages/localized-text.ts';
import styles from './FilmPlayer.module.css';
import type { Film, FilmSource } from './film.ts';
import { Picture } from './Picture.tsx';

export interface FilmPlayerProps {
  readonly of: Pick<Film, 'title' | 'still' | 'source'>;
  /** How wide it is drawn, as in the `sizes` attribute. */
  readonly sizes: string;
  readonly isPriority?: boolean;
}

/**
 * Plays a film where it stands: the browser's own player for a file of the museum's, the video
 * site's for one of theirs. Nothing of a film is loaded before the visitor asks for it, and nothing
 * at all from the video site. Give it a key by film: each begins anew.
 */
export function FilmPlayer({ of: film, sizes, isPriority }: FilmPlayerProps) {
  const { source } = film;
  const still = (
    <Picture
      of={film.still}
      ratio="wide"
      sizes={sizes}
      isPriority={isPriority}
      isDecoration={source.kind === 'own' || film.still?.alt.text === ''}
    />
  );
  if (source.kind === 'own') {
    return <OwnFilm title={film.title} still={film.still && still} source={source} />;
  }
  return (
    <div className={styles.player}>
      {still}
      {source.kind === 'embed' && <EmbeddedFilm videoId={source.videoId} title={film.title} />}
      {source.kind === 'link' && <WatchLink href={source.href} />}
      {source.kind === 'museum' && <MuseumOnly />}
    </div>
  );
}

interface OwnFilmProps {
  readonly title: LocalizedText;
  readonly still: ReactNode;
  readonly source: Extract<FilmSource, { kind: 'own' }>;
}

/**
 * Its still is a picture over the player until the first of the film is there to be seen: a player's own poster is fetched at once, however
 * far down the page, and in one size for all. Without scripts the player stands there bare.
 */
function OwnFilm({ title, still, source }: OwnFilmProps) {
  const messages = useMessages('digitalStudio', english).player;
  const { language } = useLanguage();
  const video = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<'still' | 'asked' | 'plays' | 'paused' | 'failed'>('still');
  // Until the large button works, the player's own are the way to play it.
  const [isReady, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  const play = () => {
    if (!video.current) return;
    // Now, not when it plays: a player without its own buttons takes no focus.
    video.current.controls = true;
    // Refused, for example to save power: the browser's own controls stay, and say so.
    video.current.play().catch(() => setState('plays'));
    video.current.focus();
  };
  return (
    <div className={styles.player}>
      <video
        ref={video}
        className={styles.film}
        controls={!isReady || state !== 'still'}
        preload="none"
        playsInline
        width={1280}
        height={720}
        aria-label={title.text}
        {...languageAttributes(title, language)}
        onPlay={() => setState((before) => (before === 'still' ? 'asked' : 'plays'))}
        onPlaying={() => setState('plays')}
        onPause={() => setState((before) => (before === 'plays' ? 'paused' : before))}
      >
        <source src={source.src} type="video/mp4" onError={() => setState('failed')} />
        {source.captions.map(({ language: code, name, src }) => (
          <track
            key={code}
            kind="captions"
            srcLang={code}
            label={name}
            src={src}
            default={code === language}
          />
        ))}
        <a href={source.src}>{messages.openFile}</a>
      </video>
      {(state === 'still' || state === 'asked') && still && (
        <div className={styles.still} data-needs-scripts>
          {still}
        </div>
      )}
      {(state === 'still' || state === 'paused') && (
        <button type="button" className={styles.play} data-print="none" onClick={play}>
          <PlayMark />
          <span className="visually-hidden">
            <Filled message={messages.play} name="title" of={title} />
          </span>
        </button>
      )}
      {state === 'failed' && (
        <p className={styles.note} role="status">
          {messages.failed} <a href={source.src}>{messages.openFile}</a>
        </p>
      )}
    </div>
  );
}

/** Without scripts its button is a link to the video site. */
function EmbeddedFilm({ videoId, title }: { videoId: string; title: LocalizedText }) {
  const messages = useMessages('digitalStudio', english).player;
  const { language } = useLanguage();
  const [isPlaying, setPlaying] = useState(false);
  const id = encodeURIComponent(videoId);
  if (isPlaying) {
    return (
      <iframe
        // The visitor's place on the page goes along with what they pressed.
        ref={(frame) => frame?.focus()}
        className={styles.frame}
        src={`https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0&playsinline=1&hl=${language}&cc_lang_pref=${language}`}
        title={title.text}
        allow="autoplay; encrypted-media; picture-in-picture; fullscreen"
        referrerPolicy="strict-origin-when-cross-origin"
      />
    );
  }
  return (
    <div className={styles.offer} data-print="none">
      <a
        className={styles.play}
        href={`https://www.youtube.com/watch?v=${id}`}
        rel="noreferrer"
        onClick={(event) => {
          if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey) return;
          event.preventDefault();
          setPlaying(true);
        }}
      >
        <PlayMark />
        <span className="visually-hidden">
          <Filled message={messages.playFromYouTube} name="title" of={title} />
        </span>
      </a>
      <p className={styles.note}>{messages.privacy}</p>
    </div>
  );
}

function WatchLink({ href }: { href: string }) {
  const messages = useMessages('digitalStudio', english).player;
  return (
    <p className={styles.note} data-print="none">
      <a href={href} target="_blank" rel="noopener noreferrer">
        {messages.watchOnYouTube}
      </a>
    </p>
  );
}

function MuseumOnly() {
  const messages = useMessages('digitalStudio', english).player;
  return <p className={styles.note}>{messages.houseOnly}</p>;
}

/** A triangle in an eight-pointed star. */
const PlayMark = () => (
  <svg viewBox="0 0 96 96" aria-hidden>
    <path
      className={styles.star}
      d="M48 2 61.5 15.5H80.5V34.5L94 48 80.5 61.5V80.5H61.5L48 94 34.5 80.5H15.5V61.5L2 48 15.5 34.5V15.5H34.5Z"
    />
    <path d="M40 32.5 66 48 40 63.5Z" />
  </svg>
);
