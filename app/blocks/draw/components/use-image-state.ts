import { useCallback, useState } from 'react';

/** A picture that has not come by then counts as broken. Source: specification §9. */
const imageTimeoutMs = 60_000;

/** Whether a picture failed: it is broken, or has not come a minute after it came into view. */
export function useImageState(src: string | undefined) {
  const [failedSrc, setFailedSrc] = useState<string | null>(null);
  const fail = useCallback(() => setFailedSrc(src ?? null), [src]);
  const observe = useCallback(
    (image: HTMLImageElement | null) => {
      if (!image) return;
      // It may have failed before the page was hydrated, and then no event comes any more.
      if (image.complete) {
        if (image.naturalWidth === 0 && image.currentSrc) fail();
        return;
      }
      let timer: ReturnType<typeof setTimeout> | undefined;
      const startClock = () => {
        timer ??= setTimeout(() => !image.complete && fail(), imageTimeoutMs);
      };
      if (typeof IntersectionObserver === 'undefined') startClock();
      // A lazy picture is asked for when it is near; only then does its minute begin.
      const observer =
        typeof IntersectionObserver === 'undefined'
          ? null
          : new IntersectionObserver((entries) => {
              if (entries.some((entry) => entry.isIntersecting)) startClock();
            });
      observer?.observe(image);
      return () => {
        observer?.disconnect();
        clearTimeout(timer);
      };
    },
    [fail],
  );
  return { hasFailed: src !== undefined && failedSrc === src, observe, fail };
}
