/**
 * The parameters that the editor and its previews add to an address. The builder's own code copies every parameter
 * that begins with `builder.` into its request, without that beginning and without `options.`: any
 * other name could ask for the content, and so the scripts, of somebody else's space.
 * Source: reference of the page builder, §7 and §12.
 */
const known =
  /^(preview|frameEditing|space|cachebust|noCache|allowTextEdit|debug|lazyLoadImages|options\.(locale|includeRefs|enrich|cachebust|noCache)|(overrides|user)\.[^&=]{1,200})$/;

/** Whether an address was opened by the page builder's editor, or asks for what is not yet published. */
export const asksForPreview = (query: URLSearchParams): boolean =>
  query.has('builder.preview') ||
  query.has('builder.frameEditing') ||
  query.get('__builder_editing__') === 'true';

/**
 * The first parameter with which nothing is previewed: an unknown one of the builder's, or another
 * space than ours. Null: all are fine.
 *
 * @param apiKey the public key of our space
 */
export function findRefusedParameter(query: URLSearchParams, apiKey: string): string | null {
  for (const [name, value] of query) {
    const isSpace = name === 'apiKey' || name === 'builder.space';
    if (isSpace && value !== apiKey) return name;
    const own = /^builder[._](.*)$/s.exec(name);
    if (own && !(name.startsWith('builder.') && known.test(own[1] ?? ''))) return name;
  }
  return null;
}

/**
 * Whether the page is drawn by the builder's own code, under the policy that this needs: only as a
 * document in a frame, whose owner that policy names. Whoever follows a link there gets the page that
 * everybody gets; data for navigation is never of a preview.
 *
 * @param headers of the request; browsers say there themselves what a document is for
 */
export const isEditing = (query: URLSearchParams, apiKey: string, headers: Headers): boolean =>
  headers.get('Sec-Fetch-Dest') === 'iframe' &&
  asksForPreview(query) &&
  findRefusedParameter(query, apiKey) === null;

/** The query of the page that everybody gets, with its `?`. */
export function withoutPreview(query: URLSearchParams): string {
  const rest = new URLSearchParams(query);
  for (const name of [...rest.keys()]) {
    if (/^(builder[._].*|apiKey|__builder_editing__)$/s.test(name)) rest.delete(name);
  }
  return rest.size > 0 ? `?${rest}` : '';
}

/** The model that is edited or previewed; `page` where the address does not say. */
export const findPreviewModel = (query: URLSearchParams): string => {
  const named = query.get('builder.preview') ?? query.get('builder.frameEditing') ?? '';
  return /^[a-z][a-z0-9-]{0,60}$/.test(named) && named !== 'true' ? named : 'page';
};
