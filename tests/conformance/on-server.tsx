import { Content } from '@builder.io/sdk-react/edge';
import { renderToString } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { allBundles, loadBundles } from '#app/blocks/draw/bundles.ts';
import { PageRulesContext } from '#app/blocks/draw/page-rules.ts';
import { prepareContent } from '#app/blocks/prepare/prepare-content.ts';
import { toContent } from '#services/page-builder/client/to-content.ts';
import { rawEntrySchema } from '#services/page-builder/client/wire.ts';
import type { Language } from '#shared/languages/languages.ts';
import { type OfficialGiven, toOfficialProps } from './official-props.ts';
import { OurDrawing } from './our-drawing.tsx';
import type { Staged } from './stage.ts';

export interface OnServer {
  readonly staged: Staged;
  /** Of ours: what visitors will not get, as an editor is told. */
  readonly warnings: readonly string[];
}

/** An entry as the service delivers it, read, prepared and drawn as our server does. */
export async function drawOurs(
  raw: unknown,
  language: Language,
  passed: Readonly<Record<string, unknown>> | undefined,
  clicks: readonly string[],
): Promise<OnServer> {
  await loadBundles(allBundles);
  const warnings: string[] = [];
  const warn = (message: string) => warnings.push(message);
  const entry = toContent(rawEntrySchema.parse(raw), 'page', { locales: [language], warn }).content;
  const prepared = prepareContent(entry, { language });
  for (const { blockId, message } of prepared.warnings) {
    warnings.push(blockId ? `block ${blockId}: ${message}` : message);
  }
  const path = language === 'en' ? '/visit' : `/${language}/visit`;
  const content = { content: prepared.content, data: passed, path };
  const rules = new Set<string>();
  const html = renderToString(
    <PageRulesContext value={rules}>
      <OurDrawing of={content} />
    </PageRulesContext>,
  );
  const css = [prepared.css, ...rules].join('\n');
  return { staged: { content, html, css, clicks }, warnings };
}

/** By the build for servers that brings an interpreter of its own. */
export async function drawOfficial(
  given: OfficialGiven,
  clicks: readonly string[],
): Promise<OnServer> {
  // It brings its components one by one, so that some are waited for.
  const { prelude } = await prerender(<Content {...toOfficialProps(given)} />);
  const html = await new Response(prelude).text();
  return { staged: { content: given, html, css: '', clicks }, warnings: [] };
}
