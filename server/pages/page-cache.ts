import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Failure } from '../failures/request-scope.ts';
import { type Asker, FairQueue } from '../limits/fair-queue.ts';
import { TooBusy } from '../limits/too-busy.ts';
import { chooseEncoding, compress, type Encoding } from './content-encoding.ts';

/** A rendered answer, before it is known how a visitor wants it compressed. */
export interface RenderedPage {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
  /** A service failed while it was made: something may be left out of it. */
  readonly isPartial?: boolean;
  /** The failures in the meantime, for the log. */
  readonly failures?: readonly Failure[];
}

/** A page as it is kept: every encoding is made once, when the first visitor asks for it. */
export interface CachedPage extends RenderedPage {
  /** As it stands in `ETag`: weak, since each encoding has other bytes. */
  readonly etag: string;
  readonly renderedAt: number;
  readonly version: string;
  readonly encoded: Map<Encoding, Promise<Buffer>>;
}

export interface PageCacheOptions {
  /** Version of all content now; a page of another version is not shown while services answer. */
  readonly version: () => string;
  /** Milliseconds during which a page is shown as it is. */
  readonly freshMs?: number;
  /** Milliseconds after that during which it is shown once more while a new one is made. */
  readonly staleMs?: number;
  readonly maxBytes?: number;
  /** In which the page of an address waits to be rendered. */
  readonly queueOf?: (address: string) => FairQueue;
  /** Milliseconds that only grow: a clock that is set back must make no page young. */
  readonly now?: () => number;
}

/** A page that lacks something is drawn again so soon: not for everybody while a service fails. */
const partialFreshMs = 2_000;

/**
 * Whole pages by address. Pages say "open now" and "today", so they grow old by the clock as well
 * as by changed content. While a service fails, the last good page stays (stale-if-error); one that
 * could only be drawn in part is drawn anew after a moment.
 */
export class PageCache {
  readonly #pages: LRUCache<string, CachedPage>;
  /** Pages with a query, of which anybody can make up any number: they push out each other only. */
  readonly #variants: LRUCache<string, CachedPage>;
  readonly #queueOf: (address: string) => FairQueue;
  readonly #version: () => string;
  readonly #freshMs: number;
  readonly #staleMs: number;
  readonly #now: () => number;

  constructor(options: PageCacheOptions) {
    this.#version = options.version;
    this.#freshMs = options.freshMs ?? 30_000;
    this.#staleMs = options.staleMs ?? 5 * 60_000;
    this.#now = options.now ?? (() => performance.now());
    const queue = new FairQueue({ concurrency: 8 });
    this.#queueOf = options.queueOf ?? (() => queue);
    const maxBytes = options.maxBytes ?? 128 * 1024 * 1024;
    this.#pages = createStore(maxBytes * (1 - shareOfVariants));
    this.#variants = createStore(maxBytes * shareOfVariants);
  }

  /** A page that needs no work at all; undefined when it must be rendered first. */
  findFresh(address: string): CachedPage | undefined {
    const page = this.#storeOf(address).get(address);
    return page?.version === this.#version() && this.#ageOf(page) <= this.#freshMsOf(page)
      ? page
      : undefined;
  }

  /**
   * @param address path and query; the language is part of the path
   * @param render called at most once at a time for an address
   * @throws {TooBusy} when too many are to be rendered, and there is no older page
   */
  async findOrRender(
    address: string,
    render: () => Promise<RenderedPage>,
    asker: Asker = { client: 'unknown' },
  ): Promise<CachedPage> {
    const page = this.#storeOf(address).get(address);
    const isCurrent = page?.version === this.#version();
    if (page && isCurrent) {
      const age = this.#ageOf(page);
      if (age <= this.#freshMsOf(page)) return page;
      if (!page.isPartial && age <= this.#freshMs + this.#staleMs) {
        // The failure is told by the render itself; the page that is there stays.
        const { client } = asker;
        this.#renderOnce(address, render, { client }).catch(() => {});
        return page;
      }
    }
    try {
      const rendered = await this.#renderOnce(address, render, asker);
      return rendered.status >= 500 && page ? page : rendered;
    } catch (error) {
      if (error instanceof TooBusy && page) return page;
      throw error;
    }
  }

  get size(): number {
    return this.#pages.size + this.#variants.size;
  }

  /** Whole pages of this version, without those of a query; the one asked for last first. */
  *list(): Generator<{ address: string; page: CachedPage; ageMs: number }> {
    for (const [address, page] of this.#pages.entries()) {
      if (page.isPartial || page.version !== this.#version()) continue;
      yield { address, page, ageMs: this.#ageOf(page) };
    }
  }

  /** Shows a page of this version that another process has drawn. */
  takeOver(address: string, page: RenderedPage, ageMs: number): void {
    this.#pages.set(address, toCachedPage(page, this.#version(), this.#now() - ageMs));
  }

  #ageOf(page: CachedPage): number {
    return this.#now() - page.renderedAt;
  }

  #freshMsOf(page: CachedPage): number {
    return page.isPartial ? Math.min(partialFreshMs, this.#freshMs) : this.#freshMs;
  }

  #storeOf(address: string): LRUCache<string, CachedPage> {
    return address.includes('?') ? this.#variants : this.#pages;
  }

  #renderOnce(
    address: string,
    render: () => Promise<RenderedPage>,
    asker: Asker,
  ): Promise<CachedPage> {
    return this.#queueOf(address).run(address, asker, () => this.#render(address, render));
  }

  async #render(address: string, render: () => Promise<RenderedPage>): Promise<CachedPage> {
    // Read before rendering: content that changes meanwhile makes this page old, never new.
    const version = this.#version();
    const page = toCachedPage(await render(), version, this.#now());
    const before = this.#storeOf(address).get(address);
    const isBeforeBetter = before && !before.isPartial && before.version === version;
    if (page.isPartial && isBeforeBetter && this.#ageOf(before) <= this.#freshMs + this.#staleMs) {
      return before;
    }
    // Unknown addresses are without number and would push out the pages that people read.
    if ((page.status === 200 || page.status === 301) && !isPrivate(page)) {
      this.#storeOf(address).set(address, page);
    }
    return page;
  }
}

const shareOfVariants = 1 / 4;

const createStore = (maxBytes: number) =>
  new LRUCache<string, CachedPage>({
    maxSize: maxBytes,
    maxEntrySize: 16 * 1024 * 1024,
    // The encodings of a page together take less than twice its bytes.
    sizeCalculation: (page) => page.body.byteLength * 2 + 2_000,
  });

/** A page for one visitor only, such as a receipt for a form. */
const isPrivate = ({ headers }: RenderedPage) =>
  /no-store|private/.test(headers['cache-control'] ?? headers['Cache-Control'] ?? '');

/** @param version of all content, as it was before the page was rendered */
function toCachedPage(page: RenderedPage, version: string, renderedAt: number): CachedPage {
  const etag = `W/"${hash('sha1', page.body, 'base64url')}"`;
  return { ...page, etag, version, renderedAt, encoded: new Map() };
}

/** Brotli from the second visitor on: of most addresses that nobody asked before, there is none. */
export const chooseEncodingOf = (page: CachedPage, acceptEncoding: string | undefined): Encoding =>
  chooseEncoding(acceptEncoding, page.encoded.size > 0);

/** The body in an encoding; compressed the first time, kept afterwards. */
export function encodePage(page: CachedPage, encoding: Encoding): Promise<Buffer> {
  const cached = page.encoded.get(encoding);
  if (cached) return cached;
  const body = compress(page.body, encoding);
  page.encoded.set(encoding, body);
  return body;
}
