import type { RichText, RichTextBlock } from '#services/content-management/contract.ts';
import type { FieldReader } from './field-reader.ts';

/**
 * The main text of a page, which editors write either in one field or as slices. Of slices, text
 * and pictures are shown; the language is that of the first one.
 */
export function readBody(reader: FieldReader): RichText | null {
  const whole = reader.richText('body');
  if (whole) return whole;
  const texts = reader.slices('slices').flatMap(({ type, fields }): RichText[] => {
    if (type === 'rich_text') return toList(fields.richText('content'));
    if (type === 'image') return toList(toPictureText(fields));
    reader.scope.report(`Slices of type ${type} are not shown in the body of a page.`);
    return [];
  });
  const language = texts[0]?.language;
  return language ? { language, blocks: texts.flatMap(({ blocks }) => blocks) } : null;
}

function toPictureText(fields: FieldReader): RichText | null {
  const picture = fields.picture('image');
  const block: RichTextBlock | null = picture && { type: 'image', picture };
  return block && { language: block.picture.alt.language, blocks: [block] };
}

const toList = <Value>(value: Value | null): Value[] => (value === null ? [] : [value]);
