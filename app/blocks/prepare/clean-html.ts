import sanitizeHtml from 'sanitize-html';
import type { Language } from '#shared/languages/languages.ts';
import { toSafeHref, toSafeSource } from '../values/addresses.ts';
import { listDeclarations, toRuleBody } from '../values/css-values.ts';
import { limits, type Notes } from './limits.ts';
import type { PageSheet } from './page-sheet.ts';

export interface CleanHtmlOptions {
  readonly language: Language;
  readonly sheet: PageSheet;
  readonly notes: Notes;
  readonly blockId: string;
  /** Hosts whose documents may be framed. */
  readonly allowsFrames?: boolean;
  /** Elements around it: of links and buttons in others only the text is shown. */
  readonly around?: readonly string[];
}

const text =
  `a abbr address article aside b bdi bdo blockquote br caption cite code col colgroup data dd del
  details dfn div dl dt em figcaption figure footer h1 h2 h3 h4 h5 h6 header hgroup hr i img ins kbd
  li main mark nav ol p picture pre q rp rt ruby s samp section small source span strong sub summary
  sup table tbody td tfoot th thead time tr u ul var video audio track wbr button center font`.split(
    /\s+/,
  );
/** Drawings, without anything that can fetch or animate. */
const drawings =
  `svg g path circle ellipse line polyline polygon rect defs linearGradient radialGradient stop
  clipPath mask title desc symbol`.split(/\s+/);
const drawingAttributes =
  `viewBox xmlns fill stroke stroke-width stroke-linecap stroke-linejoin stroke-dasharray d cx cy r
  rx ry x x1 x2 y y1 y2 points transform offset stop-color stop-opacity opacity fill-rule clip-rule
  fill-opacity stroke-opacity preserveAspectRatio gradientUnits gradientTransform`.split(/\s+/);

const frameHosts =
  /^(https:)?\/\/(www\.)?(youtube\.com|youtube-nocookie\.com)\/embed\/([\w-]{6,20})/;

/**
 * Editors' HTML cut to what a text may hold: no scripts, forms or frames, links and sources that
 * lead somewhere safe. Styles of single elements become classes of the page's sheet, since the
 * policy blocks style attributes.
 */
export function cleanHtml(html: string, options: CleanHtmlOptions): string {
  if (html.length > limits.textLength) {
    options.notes.warn(options.blockId, 'HTML that is too long is cut');
  }
  const source = html.slice(0, limits.textLength);
  if (!/[<&]/.test(source)) return escapePlain(source);
  const allowedTags = [...text, ...drawings, ...(options.allowsFrames ? ['iframe'] : [])];
  return sanitizeHtml(source, {
    allowedTags,
    allowedAttributes: {
      '*': [
        'class',
        'id',
        'lang',
        'dir',
        'title',
        'role',
        'aria-*',
        'data-*',
        'hidden',
        'tabindex',
        // How it looked before there were style sheets; mails and old pages that are pasted have it.
        ...'align valign bgcolor border width height color size face cellpadding cellspacing'.split(
          ' ',
        ),
        ...'hspace vspace noshade nowrap type compact clear'.split(' '),
      ],
      a: ['href', 'target', 'rel', 'hreflang', 'download', 'name'],
      img: ['src', 'srcset', 'sizes', 'alt', 'width', 'height', 'loading'],
      source: ['src', 'srcset', 'sizes', 'type', 'media'],
      video: [
        'src',
        'poster',
        'controls',
        'loop',
        'muted',
        'playsinline',
        'width',
        'height',
        'preload',
      ],
      audio: ['src', 'controls', 'loop', 'preload'],
      track: ['src', 'kind', 'srclang', 'label', 'default'],
      iframe: [
        'src',
        'title',
        'width',
        'height',
        'allow',
        'allowfullscreen',
        'loading',
        'referrerpolicy',
        'frameborder',
      ],
      time: ['datetime'],
      data: ['value'],
      ol: ['start', 'reversed', 'type'],
      li: ['value'],
      td: ['colspan', 'rowspan', 'headers', 'align'],
      th: ['colspan', 'rowspan', 'headers', 'scope', 'align'],
      col: ['span'],
      details: ['open', 'name'],
      button: ['type'],
      ...Object.fromEntries(drawings.map((name) => [name, drawingAttributes])),
    },
    // Addresses are checked below, by the rules that all of the renderer shares.
    allowedSchemes: ['http', 'https', 'mailto', 'tel', 'sms'],
    allowedSchemesAppliedToAttributes: [],
    allowProtocolRelative: true,
    // A frame of another site is no frame at all.
    exclusiveFilter: ({ tag, attribs }) => tag === 'iframe' && !attribs.src,
    nestingLimit: 100,
    nonTextTags: [
      'script',
      'style',
      'textarea',
      'option',
      'noscript',
      'template',
      'xmp',
      'noembed',
    ],
    parser: { lowerCaseTags: true, lowerCaseAttributeNames: false },
    transformTags: {
      '*': (given, attributes) => {
        const isTaken = /^(a|button)$/.test(given) && options.around?.includes(given);
        const tagName = isTaken ? 'span' : given;
        if (isTaken)
          options.notes.warn(options.blockId, `HTML knows no <${given}> here: it is a box`);
        if (!allowedTags.includes(tagName) && !/^(html|head|body|[a-z]+:.*)$/.test(tagName)) {
          const source = attributes.src ? ` of ${attributes.src.slice(0, 80)}` : '';
          options.notes.warn(options.blockId, `<${tagName}>${source} is left out`);
        }
        return { tagName, attribs: checkAttributes(tagName, attributes, options) };
      },
    },
  });
}

/** Text without any mark-up. */
const escapePlain = (source: string) => source.replaceAll('>', '&gt;').replaceAll('"', '&quot;');

function checkAttributes(
  tagName: string,
  attributes: Readonly<Record<string, string>>,
  { language, sheet, notes, blockId }: CleanHtmlOptions,
): Record<string, string> {
  const checked: Record<string, string> = { ...attributes };
  const replace = (name: string, value: string | null) => {
    if (value === null) {
      notes.warn(blockId, `the address in ${name} of <${tagName}> is left out`);
      delete checked[name];
    } else checked[name] = value;
  };
  if (checked.href !== undefined) replace('href', toSafeHref(checked.href, language));
  for (const name of ['src', 'poster']) {
    const address = checked[name];
    if (address !== undefined && tagName !== 'iframe') replace(name, toSafeSource(address));
  }
  if (checked.srcset !== undefined) replace('srcset', toSafeSourceSet(checked.srcset));
  if (checked.style !== undefined) {
    const declarations = listDeclarations(checked.style);
    delete checked.style;
    if (declarations.length > 0) {
      const name = sheet.addClass(toRuleBody(declarations));
      checked.class = checked.class ? `${checked.class} ${name}` : name;
    }
  }
  if (checked.target === '_blank') checked.rel = 'noopener';
  if (tagName === 'iframe') {
    const film = frameHosts.exec(checked.src ?? '')?.[4];
    if (!film) {
      const source = checked.src?.slice(0, 80) ?? 'nothing';
      notes.warn(blockId, `a frame of ${source} is left out: only films of YouTube are framed`);
      return {};
    }
    checked.src = `https://www.youtube-nocookie.com/embed/${film}`;
    checked.loading = 'lazy';
    checked.title ||= 'YouTube';
  }
  return checked;
}

function toSafeSourceSet(sourceSet: string): string | null {
  const candidates = sourceSet.split(/,\s+|,$/).filter((part) => part.trim() !== '');
  const isSafe = candidates.every((candidate) => {
    const [address, ...size] = candidate.trim().split(/\s+/);
    return toSafeSource(address) !== null && size.every((one) => /^[\d.]+[wxh]$/.test(one));
  });
  return isSafe && candidates.length > 0 ? candidates.join(', ') : null;
}
