interface PageParts {
  readonly head: string;
  readonly body: string;
}

/**
 * Lets a page be painted before its scripts are fetched and run. The framework asks for all of them
 * while the page is read, at the same rank as style sheets and before the picture that fills the
 * screen; on a slow line these then wait for scripts that a reader does not need yet.
 *
 * The script that starts the page stays in it as text, and its files as a list: a few lines insert both
 * after the first paint and the picture that fills the screen, for which they wait a moment; or at once
 * in a window that is not seen and so is never painted. What they insert is the text that the page's
 * policy knows by its hash.
 *
 * @param page as the framework draws it; the links of the files stand in its head
 * @param imports of those files, asked for with them
 * @param nonce mark of inline code that is ours (`server/security/content-security-policy.ts`)
 * @returns the same without them, and the script for the end of the body; none where nothing starts
 */
export function startAfterPaint(
  { head, body }: PageParts,
  imports: readonly string[],
  nonce: string,
): PageParts & { readonly starter: string } {
  const files: string[] = [];
  const takeFile = (link: string) => {
    const [, file] = /\bhref="([^"]+)"/.exec(link) ?? [];
    if (file) files.push(file);
    return '';
  };
  const from = body.search(startScript);
  if (from < 0) return { head, body, starter: '' };
  const waitingHead = head.replace(moduleLink, takeFile);
  // The script stands behind a long text, which need not be written anew.
  const waiting = body
    .slice(from)
    .replace(
      startScript,
      (_, code: string) => `<script nonce="${nonce}" type="text/module">${code}</script>`,
    );
  const starter = `<script nonce="${nonce}">(${start.toString()})(${JSON.stringify([...new Set([...files, ...imports])])})</script>`;
  return { head: waitingHead, body: body.slice(0, from) + waiting, starter };
}

const startScript = /<script\b[^>]*\btype="module"[^>]*>([\s\S]*?)<\/script>/;
const moduleLink = /<link\b[^>]*\brel="modulepreload"[^>]*>/g;

/** Runs in the browser, sent as its own text: it must name nothing outside itself. */
function start(files: readonly string[]): void {
  const run = () => {
    for (const href of files) {
      document.head.append(
        Object.assign(document.createElement('link'), { rel: 'modulepreload', href }),
      );
    }
    const text = document.querySelector('script[type="text/module"]')?.textContent ?? '';
    const script = document.createElement('script');
    script.type = 'module';
    script.textContent = text;
    document.head.append(script);
  };
  // A frame is painted after its callbacks, and a timer comes after the paint.
  const afterPaint = (then: () => void) => requestAnimationFrame(() => setTimeout(then));
  if (document.hidden) {
    run();
    return;
  }
  afterPaint(() => {
    const picture = document.querySelector<HTMLImageElement>('img[fetchpriority="high"]');
    if (!picture || picture.complete) {
      run();
      return;
    }
    let isOver = false;
    const end = () => {
      if (!isOver) afterPaint(run);
      isOver = true;
    };
    picture.addEventListener('load', end);
    picture.addEventListener('error', end);
    // Whoever waits longer for a picture wants the page to work meanwhile.
    setTimeout(end, 1_500);
  });
}
