import { type RefObject, useEffect } from 'react';

interface VariantEventsProps {
  root: RefObject<HTMLElement | null>;
  /** What is shown, as the editor set it; null: the default. */
  variant: object | null;
  contentId: string | undefined;
}

/** Tells the page what was chosen, and when it comes into view. Source: reference §5. */
export function VariantEvents({ root, variant, contentId }: VariantEventsProps) {
  useEffect(() => {
    const element = root.current;
    if (!element) return;
    const tell = (name: string) =>
      element.dispatchEvent(
        new CustomEvent(`builder.${name}`, {
          bubbles: true,
          detail: { variant: variant ?? 'default', content: { id: contentId } },
        }),
      );
    tell('variantLoaded');
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      tell('variantDisplayed');
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [root, variant, contentId]);
  return null;
}
