import { randomBytes } from 'node:crypto';
import { museumName } from '#brand/names.ts';
import { escapeXml } from '../../endpoints/xml.ts';
import type { StudioBuild } from './read-build.ts';

interface ToldByShell {
  /** Scheme and host of the studio. */
  readonly origin: string;
  /** Of the visitors' site; the studio's where absent. */
  readonly siteOrigin?: string;
  /** Of the provider elsewhere; absent: there is none. */
  readonly openIdName?: string | null;
}

/**
 * The first document of the studio, the same at all its addresses: the application in the browser
 * draws the rest. It holds nothing that is private.
 */
export function createShell(build: StudioBuild, told: ToldByShell): () => Response {
  const { siteOrigin = told.origin, openIdName = null } = told;
  const provider =
    openIdName === null ? '' : `<meta name="openid" content="${escapeXml(openIdName)}">\n`;
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
${provider}<meta property="csp-nonce" nonce="${nonce}" content="${nonce}">
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
    `img-src 'self' blob: data: ${siteOrigin}`,
    `media-src 'self' blob: ${siteOrigin}`,
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
