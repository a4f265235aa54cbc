/**
 * Whether an address was opened by the page builder's editor, or shows what is not yet published.
 * Source: reference of the page builder, §12.
 */
export function isBuilderPreview(query: URLSearchParams): boolean {
  return (
    query.has('builder.preview') ||
    query.has('builder.frameEditing') ||
    query.get('__builder_editing__') === 'true'
  );
}

/** The model that is edited or previewed; `page` where the address does not say. */
export const findPreviewModel = (query: URLSearchParams): string => {
  const named = query.get('builder.preview') ?? query.get('builder.frameEditing') ?? '';
  return /^[a-z][a-z0-9-]{0,60}$/.test(named) && named !== 'true' ? named : 'page';
};
