// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { startAfterPaint as toParts } from './start-after-paint.ts';

/** Of a whole page: the starter is the last of its body. */
function startAfterPaint(page: string, nonce: string) {
  const [head = '', body = ''] = page.split(/(?=<body>)/);
  const drawn = toParts({ head, body }, ['/assets/home.js', '/assets/react.js'], nonce);
  return drawn.head + drawn.body.replace('</body>', () => `${drawn.starter}</body>`);
}

const page = `<html><head><link rel="stylesheet" href="/a.css"/>
<link rel="modulepreload" href="/assets/entry.js"/><link rel="modulepreload" crossorigin="" href="/assets/home.js"/>
<link rel="modulepreload" href="/assets/entry.js"/></head><body><main>Text</main>
<script nonce="mark" type="module" async="">window.hasStarted = "$&";</script></body></html>`;

/** What the page's own lines do, in a window that is seen or not. */
function runStarter(html: string, isHidden: boolean) {
  const parsed = new DOMParser().parseFromString(html, 'text/html');
  const code = parsed.querySelector('script:not([type])')?.textContent ?? '';
  document.head.replaceChildren();
  document.body.replaceChildren(...parsed.body.children);
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
  new Function(code)();
}
const listInserted = () =>
  [...document.head.children].map((one) => one.getAttribute('href') ?? one.textContent);

test('a page names no script before its end, and its own code keeps its mark and its text', () => {
  const html = startAfterPaint(page, 'mark');
  expect(html).not.toMatch(/<link[^>]*modulepreload/);
  expect(html).toContain(
    '<script nonce="mark" type="text/module">window.hasStarted = "$&";</script>',
  );
  expect(html).toMatch(
    /<script nonce="mark">\(.*\)\(\["\/assets\/entry\.js","\/assets\/home\.js","\/assets\/react\.js"\]\)<\/script><\/body>/s,
  );
});

test('the scripts are asked for once the page has been painted, each file once', () => {
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'setTimeout'] });
  runStarter(startAfterPaint(page, 'mark'), false);
  expect(listInserted()).toEqual([]);
  vi.advanceTimersByTime(50);
  expect(listInserted()).toEqual([
    '/assets/entry.js',
    '/assets/home.js',
    '/assets/react.js',
    'window.hasStarted = "$&";',
  ]);
  vi.useRealTimers();
});

test.each(['load', 'error', 'nothing for a while'])(
  'the picture that fills the screen comes before the scripts (%s)',
  (event) => {
    vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'setTimeout'] });
    vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false);
    const picture = '<img src="/hero.webp" fetchpriority="high">';
    runStarter(startAfterPaint(page.replace('Text', picture), 'mark'), false);
    vi.advanceTimersByTime(1_000);
    expect(listInserted()).toEqual([]);
    if (event === 'nothing for a while') vi.advanceTimersByTime(1_000);
    else document.querySelector('img')?.dispatchEvent(new Event(event));
    vi.advanceTimersByTime(50);
    expect(listInserted()).toHaveLength(4);
    vi.advanceTimersByTime(5_000);
    expect(listInserted(), 'once').toHaveLength(4);
    vi.useRealTimers();
  },
);

test('a window that is not seen, which is never painted, starts at once', () => {
  runStarter(startAfterPaint(page, 'mark'), true);
  expect(listInserted()).toHaveLength(4);
});

test('a page without scripts stays as it is', () => {
  const plain = '<html><body><p>Text</p></body></html>';
  expect(startAfterPaint(plain, 'mark')).toBe(plain);
});
