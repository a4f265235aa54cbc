import { randomBytes } from 'node:crypto';
import { museumName } from '#brand/names.ts';
import type { StudioBuild } from './read-build.ts';

/**
 * The first document of the studio, the same at all its addresses: the application in the browser
 * draws the rest. It holds nothing that is private.
 * @param siteOrigin scheme and host of the visitors' site
 */
export function createShell(build: StudioBuild, siteOrigin: string): () => Response {
  const styles = build.styles.map((file) => `<link rel="stylesheet" href="/studio/${file}">`);
  return () => {
    const nonce = randomBytes(16).toString('base64');
    const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="site-origin" content="${siteOrigin}">
<meta property="csp-nonce" nonce="${nonce}" content="${nonce}">
<title>${museumName.en}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
${styles.join('\n')}
<script type="module" src="/studio/${build.script}"></script>
</head>
<body>
<div id="studio"></div>
<noscript><p>The studio needs JavaScript. The museum’s site does not.</p></noscript>
</body>
</html>
`;
    return new Response(html, {
      headers: {
        'Content-Type': 'text/html; charset=utf-8',
        'Cache-Control': 'no-store',
        'Content-Security-Policy': createStudioPolicy(nonce, siteOrigin),
        'X-Robots-Tag': 'noindex',
      },
    });
  };
}

/**
 * The studio's own policy. Two style elements of the library of widgets carry the nonce; previews of
 * the site are framed from here.
 */
const createStudioPolicy = (nonce: string, siteOrigin: string): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' blob: data:",
    "media-src 'self' blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    // A path behind the host would be forgotten at the first redirect. Source: CSP3 §6.7.2.8.
    `frame-src ${siteOrigin}`,
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
  ].join('; ');
