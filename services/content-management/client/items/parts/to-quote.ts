import type { Quote } from '#services/content-management/contract.ts';
import type { FieldReader } from '../../fields/field-reader.ts';
import { type ItemReader, readLinked } from '../../fields/item-reader.ts';

/** Null when the words or their author are missing: an anonymous quote is not shown. */
export function toQuote(item: ItemReader): Quote | null {
  const quote = item.richText('quote');
  const authorName = item.shared.plain('author_name');
  if (!quote || !authorName) return null;
  return {
    quote,
    authorName,
    authorDiscipline: item.text('author_discipline'),
    authorOrganization: item.text('author_organization'),
    authorImage: item.picture('author_image'),
    variant: item.shared.choice('variant', ['full', 'text', 'large-image']) ?? 'text',
    accentColor: item.shared.color('accent_color'),
  };
}

/** The quote that a field links to. */
export function readQuote(reader: FieldReader, name: string): Quote | null {
  const linked = readLinked(reader, name, ['quote']);
  return linked && toQuote(linked);
}
