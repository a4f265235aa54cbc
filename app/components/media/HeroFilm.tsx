import { type ComponentType, useEffect, useState } from 'react';
import type { HeroFilmPlayerProps } from './lazy/HeroFilmPlayer.tsx';
import { useAllowsFilm } from './use-allows-film.ts';

/** When films may not start by themselves, neither the film nor its player is loaded. */
export function HeroFilm({ src }: HeroFilmPlayerProps) {
  const isAllowed = useAllowsFilm();
  const [Player, setPlayer] = useState<ComponentType<HeroFilmPlayerProps> | null>(null);
  useEffect(() => {
    if (!isAllowed) return;
    // Without it the still picture stays.
    import('./lazy/HeroFilmPlayer.tsx').then(
      (module) => setPlayer(() => module.HeroFilmPlayer),
      () => {},
    );
  }, [isAllowed]);
  return isAllowed && Player && <Player src={src} />;
}
