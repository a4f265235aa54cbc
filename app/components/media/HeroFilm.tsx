import { type ComponentType, useEffect, useState } from 'react';
import type { HeroFilmPlayerProps } from './HeroFilmPlayer.tsx';
import { useAllowsFilm } from './use-allows-film.ts';

/** Where films may not play by themselves neither the film nor its player is loaded. */
export function HeroFilm({ src }: HeroFilmPlayerProps) {
  const isAllowed = useAllowsFilm();
  const [Player, setPlayer] = useState<ComponentType<HeroFilmPlayerProps> | null>(null);
  useEffect(() => {
    if (!isAllowed) return;
    // Without it the still picture stays.
    import('./HeroFilmPlayer.tsx').then(
      (module) => setPlayer(() => module.HeroFilmPlayer),
      () => {},
    );
  }, [isAllowed]);
  return isAllowed && Player && <Player src={src} />;
}
