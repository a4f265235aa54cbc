/** What of a browser decides whether it may be watched. */
export interface TrackingSignals {
  readonly userAgent: string;
  readonly cookieEnabled: boolean;
  /** `navigator.doNotTrack` or its older places. */
  readonly doNotTrack: unknown;
  readonly globalPrivacyControl: unknown;
  /** A page's own way to say no: `window.builderNoTrack`. */
  readonly builderNoTrack: unknown;
}

/** Programs that read pages. Source: reference §11, the page builder's own list. */
const robots =
  /bot|crawl|spider|prerender|google|baidu|bing|msn|duckduckgo|teoma|slurp|yandex|phantom|headless|selenium|puppeteer/i;

/** Whether events may be sent and anything stored that tells visitors apart. */
export function mayTrack(signals: TrackingSignals = readSignals()): boolean {
  return (
    signals.doNotTrack !== '1' &&
    signals.doNotTrack !== 'yes' &&
    signals.globalPrivacyControl !== true &&
    !signals.builderNoTrack &&
    signals.cookieEnabled &&
    signals.userAgent !== '' &&
    !robots.test(signals.userAgent)
  );
}

function readSignals(): TrackingSignals {
  const page = window as unknown as Record<string, unknown>;
  const browser = navigator as unknown as Record<string, unknown>;
  return {
    userAgent: navigator.userAgent,
    cookieEnabled: navigator.cookieEnabled,
    doNotTrack: browser.doNotTrack ?? page.doNotTrack,
    globalPrivacyControl: browser.globalPrivacyControl,
    builderNoTrack: page.builderNoTrack,
  };
}
