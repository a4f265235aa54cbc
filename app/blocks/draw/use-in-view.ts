import { useCallback, useState } from 'react';

/**
 * Becomes true once the element is within the margin of the window, and stays so; at once where the
 * browser cannot tell.
 *
 * @param margin such as `10px`
 * @param isInViewAlready for what is not lazy
 */
export function useInView<Kind extends Element>(margin: string, isInViewAlready = false) {
  const [isInView, setInView] = useState(isInViewAlready);
  const ref = useCallback(
    (element: Kind | null) => {
      if (!element || isInViewAlready) return;
      if (typeof IntersectionObserver === 'undefined') {
        setInView(true);
        return;
      }
      const observer = new IntersectionObserver(
        (entries) => {
          if (!entries.some((entry) => entry.isIntersecting)) return;
          setInView(true);
          observer.disconnect();
        },
        { rootMargin: margin },
      );
      observer.observe(element);
      return () => observer.disconnect();
    },
    [margin, isInViewAlready],
  );
  return { ref, isInView };
}
