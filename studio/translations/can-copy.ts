/** Names and texts; what leads to an English item would lead out of the language. */
export const canCopy = (value: unknown): boolean =>
  (typeof value === 'string' && value !== '') ||
  (Array.isArray(value) &&
    value.length > 0 &&
    value.every(
      (block) =>
        (typeof block?.text === 'string' && !hasItemLink(block.spans)) ||
        (block?.type === 'image' && block.linkTo?.link_type !== 'Document'),
    ));

const hasItemLink = (spans: unknown): boolean =>
  Array.isArray(spans) && spans.some((span) => span?.data?.link_type === 'Document');
