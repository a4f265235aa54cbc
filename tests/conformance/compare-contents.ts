import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { BrowserContext, Page, Route } from '@playwright/test';
import type { Language } from '#shared/languages/languages.ts';
import { loadRenderers } from './build-fixture.ts';
import { compare, type Difference } from './compare.ts';
import {
  type KnownDifference,
  knownDifferences,
  movedByKnown,
  otherThanItself,
  type Stage,
} from './differences.ts';
import type { OfficialGiven } from './official-props.ts';
import type { OnServer } from './on-server.tsx';
import type { Stages } from './stage.ts';

/** A content that both renderers draw. */
export interface ComparedContent {
  readonly name: string;
  /** As the service delivers it. */
  readonly entry: unknown;
  /** As the service delivers it to the official renderer, where that is another form. */
  readonly officialEntry?: unknown;
  readonly language: Language;
  /** What a page would pass in. */
  readonly passed?: Readonly<Record<string, unknown>> | undefined;
  /** Texts that are clicked one after the other, after which it is compared again. */
  readonly clicks?: readonly string[];
}

export interface FoundDifference extends Difference {
  readonly width: number;
  readonly stage: Stage;
  /** Why it is all right; null: nobody has said so. */
  readonly known: KnownDifference | null;
}

export interface Comparison {
  readonly name: string;
  readonly differences: readonly FoundDifference[];
  /** What ours leaves out, as an editor is told. */
  readonly warnings: readonly string[];
  /** Why it could not be compared. */
  readonly failure: string | null;
}

const origin = 'http://conformance.test';
const height = 900;
const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
};

/**
 * Draws contents by both renderers, as a server does and then in a browser, and compares what is
 * seen.
 *
 * @param folder where `buildFixture` has put the pages
 */
export async function* compareContents(
  context: BrowserContext,
  folder: string,
  contents: readonly ComparedContent[],
  widths: readonly number[],
): AsyncGenerator<Comparison, void> {
  const { drawOurs, drawOfficial } = await loadRenderers(folder);
  // So that what moves is at its end at once; nothing moves that could be met on its way.
  const pages = { ours: await context.newPage(), official: await context.newPage() };
  for (const name of ['ours', 'official'] as const) await openRenderer(pages[name], folder, name);
  for (const { name, entry, officialEntry = entry, language, passed, clicks = [] } of contents) {
    const differences: FoundDifference[] = [];
    let warnings: readonly string[] = [];
    let failure: string | null = null;
    try {
      const ours = await drawOurs(entry, language, passed, clicks);
      warnings = ours.warnings;
      const given = { content: officialEntry, language, passed } as OfficialGiven;
      const official = await quietly(() => drawOfficial(given, clicks));
      for (const width of widths) {
        const [own, theirs] = await Promise.all([
          stageAt(pages.ours, width, ours),
          stageAt(pages.official, width, official),
        ]);
        for (const stage of ['server', 'hydrated', 'clicked'] as const) {
          const [mine, others] = [own[stage], theirs[stage]];
          if (!mine || !others) continue;
          const live = stage === 'server' ? compare(mine, theirs.hydrated).map(toKey) : null;
          const all = compare(mine, others);
          const circumstances = { entry, language, warnings, all };
          const judged = all.map((one) => {
            const isItsOwn = live && !live.includes(toKey(one)) ? otherThanItself : undefined;
            const known = knownDifferences.find(({ matches }) => matches(one, circumstances));
            return { ...one, width, stage, known: known ?? isItsOwn ?? null };
          });
          const isMoved = judged.some(({ known }) => known?.movesOthers);
          differences.push(
            ...judged.map((one) =>
              one.known === null && isMoved && movedByKnown.matches(one, circumstances)
                ? { ...one, known: movedByKnown }
                : one,
            ),
          );
        }
      }
    } catch (error) {
      failure = (error as Error).message;
      for (const which of ['ours', 'official'] as const) {
        await openRenderer(pages[which], folder, which);
      }
    }
    yield { name, differences, warnings, failure };
  }
  await Promise.all([pages.ours.close(), pages.official.close()]);
}

const toKey = ({ name, property }: Difference) => `${name} ${property}`;

async function stageAt(page: Page, width: number, { staged }: OnServer): Promise<Stages> {
  await page.setViewportSize({ width, height });
  const drawn = page.evaluate((given) => window.draw(given as never), staged);
  const late = new Promise<never>((_, reject) => {
    setTimeout(reject, 30_000, new Error('The content was not drawn within 30 s')).unref();
  });
  return Promise.race([drawn, late]);
}

/** The official renderer says much that is of no interest here. */
async function quietly<Result>(work: () => Promise<Result>): Promise<Result> {
  const { log, warn, error, debug } = console;
  Object.assign(console, { log() {}, warn() {}, error() {}, debug() {} });
  try {
    return await work();
  } finally {
    Object.assign(console, { log, warn, error, debug });
  }
}

async function openRenderer(page: Page, folder: string, name: string): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.unrouteAll();
  await page.route('**/*', (route) => answer(route, folder));
  await page.goto(`${origin}/${name}.html`);
  await page.waitForFunction(() => typeof window.draw === 'function');
}

/** Pages come from the folder, pictures are drawn, and nothing else is asked of anybody. */
function answer(route: Route, folder: string): Promise<void> {
  const request = route.request();
  const url = new URL(request.url());
  if (request.resourceType() === 'image') {
    const width = Number(url.searchParams.get('width')) || 1_200;
    return route.fulfill({ contentType: 'image/svg+xml', body: toPicture(width) });
  }
  const contentType = url.origin === origin ? types[extname(url.pathname)] : undefined;
  if (!contentType) return route.abort();
  return route.fulfill({ contentType, body: readFileSync(join(folder, 'pages', url.pathname)) });
}

const toPicture = (width: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${width / 2}"><rect width="100%" height="100%" fill="teal"/></svg>`;
