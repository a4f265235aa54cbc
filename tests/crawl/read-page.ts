import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parse } from 'parse5';

type Element = DefaultTreeAdapterTypes.Element;

/** What a crawler wants to know of one page, read as a browser reads it. */
export interface ReadPage {
  readonly lang: string | null;
  readonly title: string | null;
  /** `<meta name="…" content="…">` by name. */
  readonly meta: ReadonlyMap<string, string>;
  readonly canonical: string | null;
  /** Addresses of `<link rel="alternate" hreflang="…">` by language. */
  readonly alternates: ReadonlyMap<string, string>;
  readonly mainHeadings: number;
  /** Everything a fragment can lead to. */
  readonly ids: ReadonlySet<string>;
  readonly links: readonly Link[];
  /** Pictures, scripts, style sheets, films and other files the page names. */
  readonly files: readonly string[];
  /** What is shown between the menus and the foot. */
  readonly pictures: readonly ShownPicture[];
  /** Start tags of pictures without `alt`, and of links and buttons that have no name. */
  readonly nameless: readonly string[];
}

export interface ShownPicture {
  /** Where it lies, without its width. */
  readonly file: string;
  /** Where the card or link that it belongs to leads; null: to nothing, it is the page's own. */
  readonly leadsTo: string | null;
}

export interface Link {
  readonly href: string;
  readonly target: string | null;
  readonly rel: readonly string[];
}

/** Elements that name files, and in which attribute. */
const fileAttributes: Readonly<Record<string, readonly string[]>> = {
  img: ['src'],
  source: ['src'],
  video: ['src', 'poster'],
  audio: ['src'],
  track: ['src'],
  script: ['src'],
  iframe: ['src'],
  object: ['data'],
};
const fileLinks = /^(stylesheet|preload|modulepreload|icon|apple-touch-icon|manifest)$/;

/** @param html a whole document */
export function readPage(html: string): ReadPage {
  const meta = new Map<string, string>();
  const alternates = new Map<string, string>();
  const ids = new Set<string>();
  const links: Link[] = [];
  const files: string[] = [];
  const nameless: string[] = [];
  const pictures: ShownPicture[] = [];
  /** From the document down to what is read. */
  const above: Element[] = [];
  let lang: string | null = null;
  let title: string | null = null;
  let canonical: string | null = null;
  let mainHeadings = 0;
  let isInDrawing = false;
  /** What waits in a template is shown instead of something else, never beside it. */
  let isWaiting = false;

  const readHead = (element: Element) => {
    const href = attribute(element, 'href');
    const rel = attribute(element, 'rel') ?? '';
    if (element.tagName === 'html') lang = attribute(element, 'lang');
    if (element.tagName === 'title' && !isInDrawing) title = textOf(element);
    if (element.tagName === 'meta') {
      const name = attribute(element, 'name') ?? attribute(element, 'property');
      if (name) meta.set(name, attribute(element, 'content') ?? '');
    }
    if (element.tagName !== 'link' || !href) return;
    if (rel === 'canonical') canonical = href;
    const hreflang = attribute(element, 'hreflang');
    if (rel === 'alternate' && hreflang) alternates.set(hreflang, href);
    else if (rel === 'alternate' || fileLinks.test(rel)) files.push(href);
  };
  const readBody = (element: Element) => {
    const id = attribute(element, 'id');
    if (id) ids.add(id);
    if (element.tagName === 'h1' && !isWaiting) mainHeadings += 1;
    const href = attribute(element, 'href');
    if (element.tagName === 'a' && href !== null) {
      const rel = (attribute(element, 'rel') ?? '').split(/\s+/).filter(Boolean);
      links.push({ href, target: attribute(element, 'target'), rel });
    }
    for (const name of fileAttributes[element.tagName] ?? []) {
      const file = attribute(element, name);
      if (file) files.push(file);
    }
    const srcset = attribute(element, 'srcset') ?? attribute(element, 'imagesrcset');
    if (srcset) files.push(...listSources(srcset));
    if (isNameless(element)) nameless.push(startTag(element));
    const isInMain = above.some(({ tagName }) => tagName === 'main');
    if (element.tagName === 'img' && isInMain && !isWaiting) {
      const file = (attribute(element, 'src') ?? '').replace(/\?.*/, '');
      if (file) pictures.push({ file, leadsTo: findTarget(above) });
    }
  };
  const visit = (node: DefaultTreeAdapterTypes.ParentNode) => {
    for (const child of node.childNodes) {
      if (!defaultTreeAdapter.isElementNode(child)) continue;
      readHead(child);
      readBody(child);
      above.push(child);
      const wasInDrawing = isInDrawing;
      const wasWaiting = isWaiting;
      isInDrawing ||= child.tagName === 'svg';
      isWaiting ||= child.tagName === 'template';
      visit('content' in child ? child.content : child);
      above.pop();
      isInDrawing = wasInDrawing;
      isWaiting = wasWaiting;
    }
  };
  visit(parse(html));
  return {
    ...{ lang, title, meta, canonical, alternates, mainHeadings },
    ...{ ids, links, files, nameless, pictures },
  };
}

/** Where a picture's own link leads, or the first link of its card. */
function findTarget(above: readonly Element[]): string | null {
  const link = above.findLast(({ tagName }) => tagName === 'a');
  const card = above.findLast(({ tagName }) => /^(article|li|section)$/.test(tagName));
  const target = link ?? (card && findLink(card));
  return target ? attribute(target, 'href') : null;
}

function findLink(element: Element): Element | null {
  for (const child of element.childNodes) {
    if (!defaultTreeAdapter.isElementNode(child)) continue;
    const found = child.tagName === 'a' ? child : findLink(child);
    if (found) return found;
  }
  return null;
}

/** The addresses of a `srcset`, whose own commas are not followed by white space. */
const listSources = (srcset: string): string[] =>
  srcset.split(/,\s+/).map((source) => source.trim().split(/\s+/)[0] ?? '');

function isNameless(element: Element): boolean {
  if (element.tagName === 'img') return attribute(element, 'alt') === null;
  if (element.tagName !== 'a' && element.tagName !== 'button') return false;
  return !attribute(element, 'aria-label') && !attribute(element, 'title') && !nameOf(element);
}

/** Text, or what pictures inside say. */
function nameOf(element: Element): string {
  return element.childNodes
    .map((child) => {
      if (defaultTreeAdapter.isTextNode(child)) return child.value;
      if (!defaultTreeAdapter.isElementNode(child)) return '';
      if (attribute(child, 'aria-hidden') === 'true') return '';
      return attribute(child, 'aria-label') ?? attribute(child, 'alt') ?? nameOf(child);
    })
    .join('')
    .trim();
}

const textOf = (element: Element): string =>
  element.childNodes
    .map((child) => (defaultTreeAdapter.isTextNode(child) ? child.value : ''))
    .join('');

const attribute = (element: Element, name: string): string | null =>
  element.attrs.find((attr) => attr.name === name)?.value ?? null;

const startTag = ({ tagName, attrs }: Element): string =>
  `<${tagName}${attrs.map(({ name, value }) => ` ${name}="${value.slice(0, 80)}"`).join('')}>`;
