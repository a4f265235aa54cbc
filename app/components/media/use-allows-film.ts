import { useEffect, useState } from 'react';

interface NetworkInformation {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/**
 * Whether a film may play by itself: not with reduced motion, not when the visitor saves data, not
 * on a very slow line. False on the server, so that pages come with the still picture.
 */
export function useAllowsFilm(): boolean {
  const [allows, setAllows] = useState(false);
  useEffect(() => {
    const { connection } = navigator as { connection?: NetworkInformation };
    const savesData = connection?.saveData || connection?.effectiveType?.endsWith('2g') || false;
    const reducedMotion = window.matchMedia('(prefers-reduced-motion: reduce)');
    const look = () => setAllows(!savesData && !reducedMotion.matches);
    look();
    reducedMotion.addEventListener('change', look);
    return () => reducedMotion.removeEventListener('change', look);
  }, []);
  return allows;
}
