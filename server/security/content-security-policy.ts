import type { SealedPage } from '#framework/server/seal-inline-code.ts';

export interface PolicyHosts {
  /** Hosts of pictures of a real content management service. */
  readonly images: readonly string[];
  /** Origins of pictures, films and fonts in editors' pages. */
  readonly editorsMedia?: readonly string[];
  /** Origins that editors' pages may ask, and send events and forms to. */
  readonly connections?: readonly string[];
  /** Origins to which a form goes without a script. */
  readonly forms?: readonly string[];
  /** Ask browsers to use https for everything; only where the site itself has it. */
  readonly upgradeInsecureRequests: boolean;
}

/**
 * A preview's page runs without an origin: its scripts reach neither the studio that frames it nor what a
 * visitor has stored, and its forms go nowhere.
 */
const previewSandbox =
  'sandbox allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox';

/**
 * The policy of a page for visitors: nothing from elsewhere, nothing inline but what is hashed.
 * @param preview of the studio, and who may frame it; absent: the page is everybody's
 */
export function createPagePolicy(
  page: Pick<SealedPage, 'scriptHashes' | 'styleHashes'>,
  hosts: PolicyHosts,
  preview?: { readonly framedBy: string | null },
): string {
  const { editorsMedia = [] } = hosts;
  const directives = [
    "default-src 'none'",
    ["script-src 'self'", ...page.scriptHashes].join(' '),
    ["style-src 'self'", ...page.styleHashes].join(' '),
    ["img-src 'self'", ...hosts.images, ...editorsMedia].join(' '),
    ["font-src 'self'", ...editorsMedia].join(' '),
    ["media-src 'self'", ...editorsMedia].join(' '),
    // Asked for only when a visitor presses the button of a film there.
    'frame-src https://www.youtube-nocookie.com',
    ["connect-src 'self'", ...(hosts.connections ?? [])].join(' '),
    "manifest-src 'self'",
    preview ? "form-action 'none'" : ["form-action 'self'", ...(hosts.forms ?? [])].join(' '),
    "base-uri 'none'",
    `frame-ancestors ${preview?.framedBy ?? "'none'"}`,
  ];
  if (preview) directives.push(previewSandbox);
  if (hosts.upgradeInsecureRequests) directives.push('upgrade-insecure-requests');
  return directives.join('; ');
}

/** The origins of the page builder's editor and its service. */
const builderHosts = ['https://builder.io', 'https://*.builder.io'];

/**
 * The policy of a page inside the page builder's editor, or of its preview. The builder's own code
 * evaluates text and writes styles into the page (reference §9.4), so this is wider; visitors' pages
 * never have it, and only the builder may frame it.
 */
export function createEditingPolicy(hosts: PolicyHosts): string {
  return [
    "default-src 'none'",
    "script-src 'self' 'unsafe-inline' 'unsafe-eval'",
    "style-src 'self' 'unsafe-inline'",
    ['img-src', "'self'", 'data:', ...hosts.images, ...builderHosts].join(' '),
    ['font-src', "'self'", ...builderHosts].join(' '),
    ['media-src', "'self'", ...builderHosts].join(' '),
    // Whatever the address says, content comes from this museum's space alone.
    ["connect-src 'self'", ...(hosts.connections ?? [])].join(' '),
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    ['frame-ancestors', ...builderHosts].join(' '),
  ].join('; ');
}

/** The policy of everything that is not a page: data, pictures, files. */
export const dataPolicy = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'";

/** The policy of the worker that keeps pages: it fetches them from this site. */
export const workerPolicy = `${dataPolicy}; connect-src 'self'`;
