/** The bar's state of the page's scrolling. */
export interface BarState {
  /** `dark`: transparent with light letters over the first picture; `light`: plaster with ink. */
  readonly tone: 'dark' | 'light';
  readonly isHidden: boolean;
  /** The scroll position at the bar's last change, in pixels from the top. */
  readonly lastScrollY: number;
}

export const initialBarState: BarState = { tone: 'dark', isHidden: false, lastScrollY: 0 };

/** Source: specification §2 and §9, "Navigation bar". */
const lightPastShareOfWindow = 0.7;
const hideAfterPx = 10;
const alwaysShownWithinPx = 100;

/** The bar of a page that was just opened, at its top or where the visitor had been on it: shown until they scroll. */
export const toArrivedBar = (scrollY: number, windowHeight: number): BarState => ({
  ...toBarState(initialBarState, scrollY, windowHeight),
  isHidden: false,
});

/**
 * The bar after a scroll: light past 70 % of the window's height; hidden by scrolling down more than
 * 10 px beyond the last position while past 100 px; shown by scrolling up or near the top.
 */
export function toBarState(state: BarState, scrollY: number, windowHeight: number): BarState {
  const tone = scrollY > windowHeight * lightPastShareOfWindow ? 'light' : 'dark';
  if (scrollY <= alwaysShownWithinPx) return { tone, isHidden: false, lastScrollY: scrollY };
  if (scrollY > state.lastScrollY + hideAfterPx)
    return { tone, isHidden: true, lastScrollY: scrollY };
  if (scrollY < state.lastScrollY) return { tone, isHidden: false, lastScrollY: scrollY };
  // Within the ten pixels: the last position stays, so that slow scrolling adds up.
  return { ...state, tone };
}
