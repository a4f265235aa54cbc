import { type BrowserContext, test as base, expect } from '@playwright/test';

export { expect };

interface Fixtures {
  /**
   * Says that the test makes the browser complain, for example by breaking the network on purpose.
   * Complaints are `console error: …`, `console warning: …`, `page error: …`, `failed: …` and
   * `another host: …`.
   */
  readonly expectComplaint: (pattern: RegExp) => void;
  readonly complaints: { readonly heard: string[]; readonly expected: RegExp[] };
}

/**
 * Playwright's test, failing when the browser has anything to complain of on any page of the test:
 * a message in the console, an error, a failed request, a request to another host.
 */
export const test = base.extend<Fixtures>({
  complaints: [
    async ({ context, baseURL }, use) => {
      const complaints = { heard: [] as string[], expected: [] as RegExp[] };
      listen(context, new URL(baseURL ?? '').host, (text) => complaints.heard.push(text));
      await use(complaints);
      const unexpected = complaints.heard.filter(
        (text) => !complaints.expected.some((pattern) => pattern.test(text)),
      );
      expect(unexpected, 'complaints of the browser').toEqual([]);
    },
    { auto: true },
  ],
  expectComplaint: async ({ complaints }, use) => {
    await use((pattern) => void complaints.expected.push(pattern));
  },
});

function listen(context: BrowserContext, host: string, complain: (text: string) => void): void {
  context.on('console', (message) => {
    const kind = message.type();
    if (kind !== 'error' && kind !== 'warning') return;
    complain(`console ${kind}: ${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (error) => {
    const { message, stack = '' } = error.error();
    const [place = ''] = /^\s+at .+$/m.exec(stack) ?? [];
    complain(`page error: ${message}${place && ` (${place.trim()})`}`);
  });
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // Leaving a page ends what it was still fetching, such as a film.
    if (reason !== 'net::ERR_ABORTED') complain(`failed: ${request.url()} ${reason}`);
  });
  context.on('request', (request) => {
    const url = new URL(request.url());
    if (/^https?:$/.test(url.protocol) && url.host !== host) complain(`another host: ${url.href}`);
  });
}
