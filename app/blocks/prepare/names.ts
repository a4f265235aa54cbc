/** Which names the language knows. It knows nothing of the browser, of the server and of what they can do. */

const list = (names: string) => new Set(names.split(/\s+/));

/** Names that lead out of the data, as a bare name, a member or a key. */
export const forbidden = list('constructor __proto__ prototype');

/** Words of JavaScript that are outside the language, and what browsers and servers give scripts. */
export const refused = list(
  `this new function class async await for while do switch throw try catch finally delete in
  instanceof yield import export if else return var let const case default break continue super
  with debugger enum arguments window document globalThis self top fetch eval Function process
  require module exports localStorage sessionStorage navigator alert confirm prompt history screen
  Reflect Proxy Symbol WeakMap WeakSet BigInt Intl XMLHttpRequest WebSocket URL URLSearchParams
  FormData Headers Request Response AbortController requestAnimationFrame requestIdleCallback
  setImmediate queueMicrotask structuredClone atob btoa getComputedStyle matchMedia performance
  crypto gtag dataLayer jQuery addEventListener removeEventListener dispatchEvent CustomEvent Event
  MutationObserver IntersectionObserver ResizeObserver Image Audio Blob File FileReader Worker`,
);

/** Names that stand for something of ours; nothing may be assigned to them. */
export const namespaces = list(
  `state context block event builder Builder Math String Number Boolean undefined NaN Infinity Device
  console log parseInt parseFloat isNaN isFinite Object Array JSON Date RegExp Map Set Promise Error
  setTimeout setInterval clearTimeout clearInterval`,
);

/** Functions that may be called by their bare name. */
export const callable = list(
  `String Number Boolean parseInt parseFloat isNaN isFinite log encodeURIComponent
  decodeURIComponent encodeURI decodeURI setTimeout setInterval clearTimeout clearInterval`,
);

/** What `new` may make. */
export const makers = list('Array Date Error Map Object Promise RangeError RegExp Set TypeError');
/** Of these, what may be written without `new` and means the same. */
export const bareMakers = list('Array Error Object RangeError RegExp TypeError');

/** Names that need the part for functions (`draw/functions/`). */
export const ofFunctions = list(
  `Object Array JSON Date RegExp Map Set Promise Error isFinite encodeURIComponent decodeURIComponent
  encodeURI decodeURI setTimeout setInterval clearTimeout clearInterval`,
);

/** What gives methods that are not those of data. */
export const givers = list('builder Builder event context console Math');

/**
 * Functions that compilers put before a script for what old browsers lack. Ours stand in their place
 * (`draw/functions/`), so their text is passed over.
 */
export const helpers = list(
  '__assign __awaiter __generator __read __rest __spreadArray __spreadArrays',
);
