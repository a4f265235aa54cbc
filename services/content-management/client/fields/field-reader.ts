import type { z } from 'zod';
import type { ItemLink, Picture, RichText } from '#services/content-management/contract.ts';
import { parseLocalDate } from '#shared/dates/local-date.ts';
import type { LocalizedText } from '#shared/languages/localized-text.ts';
import type { Layer } from '../overlay-languages.ts';
import {
  type RawLink,
  rawEmbedSchema,
  rawGeoPointSchema,
  rawGroupSchema,
  rawLinkSchema,
  rawPictureSchema,
  rawRichTextSchema,
  rawSlicesSchema,
} from '../wire.ts';
import type { FieldScope } from './field-scope.ts';
import { toLink } from './to-link.ts';
import { toColor, toPicture } from './to-picture.ts';
import { toPlainText, toRichText } from './to-rich-text.ts';

/** One without a leap day. */
const commonYear = 2025;

/**
 * Reads the fields of one document, or of one row of a group, in the wanted language with fallback
 * field by field. `reader.text('title')` is a field that each language has; `reader.shared.date('start_date')`
 * is one that editors write once, in the master document, whatever stands in the others.
 *
 * An empty field is null (an empty list for lists); a malformed one too, and is reported.
 */
export class FieldReader {
  readonly scope: FieldScope;
  readonly #layers: readonly Layer[];
  readonly #sharedLayers: readonly Layer[];
  /** For reports: the type, or type and group. */
  readonly #place: string;

  /** @param layers the wanted language first; @param sharedLayers where shared fields are read */
  constructor(
    scope: FieldScope,
    place: string,
    layers: readonly Layer[],
    sharedLayers: readonly Layer[] = layers,
  ) {
    this.scope = scope;
    this.#place = place;
    this.#layers = layers;
    this.#sharedLayers = sharedLayers;
  }

  get shared(): FieldReader {
    return new FieldReader(this.scope, this.#place, this.#sharedLayers);
  }

  /** Text, or a title (structured text of one block), with the language it is written in. */
  text(name: string): LocalizedText | null {
    return this.#first(name, (value, { language }) => {
      const text = this.#toText(name, value);
      return text === null ? null : { text, language };
    });
  }

  /** Text without a language of its own: a name, a code, an address. */
  plain(name: string): string | null {
    return this.text(name)?.text ?? null;
  }

  /** A name that is the same in all languages, where the contract wants a text with a language. */
  name(name: string): LocalizedText | null {
    const text = this.shared.plain(name);
    return text === null ? null : { text, language: this.scope.language };
  }

  number(name: string): number | null {
    return this.#first(name, (value) =>
      typeof value === 'number' && Number.isFinite(value) ? value : this.#wrong(name, value),
    );
  }

  /** An unset one is false. */
  flag(name: string): boolean {
    return (
      this.#first(name, (value) =>
        typeof value === 'boolean' ? value : this.#wrong(name, value),
      ) ?? false
    );
  }

  /** YYYY-MM-DD, as the editor chose it: a calendar date has no time zone. */
  date(name: string): string | null {
    return this.#first(name, (value) =>
      typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value)
        ? value
        : this.#wrong(name, value),
    );
  }

  /** MM-DD, as the editor wrote it; a day that every year has. */
  yearlyDay(name: string): string | null {
    return this.#first(name, (value) =>
      typeof value === 'string' && parseLocalDate(`${commonYear}-${value}`)
        ? value
        : this.#wrong(name, value),
    );
  }

  /** ISO 8601 in UTC; the service writes `+0000`, which not every parser reads. */
  instant(name: string): string | null {
    return this.#first(name, (value) => {
      const time = typeof value === 'string' ? Date.parse(value) : Number.NaN;
      return Number.isNaN(time) ? this.#wrong(name, value) : new Date(time).toISOString();
    });
  }

  choice<Choice extends string>(name: string, allowed: readonly Choice[]): Choice | null {
    return this.#first(name, (value) =>
      allowed.includes(value as Choice) ? (value as Choice) : this.#wrong(name, value),
    );
  }

  color(name: string): string | null {
    return this.#first(name, (value) => toColor(value) ?? this.#wrong(name, value));
  }

  geoPoint(name: string): { latitude: number; longitude: number } | null {
    return this.#first(name, (value) => this.#parse(name, rawGeoPointSchema, value));
  }

  /** The picture is shared, its alternative text and its caption are the language's. */
  picture(name: string): Picture | null {
    const parse = (value: unknown) => this.#parse(name, rawPictureSchema, value);
    const raw = this.shared.#first(name, parse);
    if (!raw) return null;
    const alt = this.#first(name, (value, { language }) => {
      const text = parse(value)?.alt?.trim();
      return text ? { text, language } : null;
    });
    const none = { text: '', language: this.scope.language };
    const credit = this.#first(name, (value, { language }) => {
      const text = parse(value)?.copyright?.trim();
      return text ? { text, language } : null;
    });
    const picture = toPicture(raw, alt ?? none, this.scope.origins, credit);
    return picture ?? this.#wrong(name, raw.url);
  }

  richText(name: string): RichText | null {
    return this.#first(name, (value, { language }) => {
      const blocks = this.#parse(name, rawRichTextSchema, value);
      return blocks && toRichText(blocks, language, this.scope.origins);
    });
  }

  /** A link whose target may be shared while its words are the language's. */
  link(name: string): ItemLink | null {
    const text = this.#first(name, (value, { language }) => {
      const words = this.#parse(name, rawLinkSchema, value)?.text?.trim();
      return words ? { text: words, language } : null;
    });
    return this.#first(name, (value) => {
      const raw = this.#parse(name, rawLinkSchema, value);
      return raw && this.#toLink(name, raw, text);
    });
  }

  /** A repeatable link; one that is not repeatable counts as a list of one. */
  links(name: string): readonly ItemLink[] {
    const rows = this.#rows(name);
    return rows.flatMap((row) => row.link(name) ?? []);
  }

  /** Address of a media file. */
  mediaSource(name: string): string | null {
    return this.link(name)?.href ?? null;
  }

  /** Address of the page that an embed was made from. */
  embedAddress(name: string): string | null {
    return this.#first(
      name,
      (value) => this.#parse(name, rawEmbedSchema, value)?.embed_url ?? null,
    );
  }

  /** Id of the linked document, in whichever language it was linked. */
  linkedId(name: string): string | null {
    return this.#first(name, (value) => {
      const raw = this.#parse(name, rawLinkSchema, value);
      return raw?.link_type === 'Document' && !raw.isBroken ? (raw.id ?? null) : null;
    });
  }

  /**
   * The rows of a group. A group with texts is written whole in each language, so the wanted
   * language's rows count; where both have as many, an empty field of a row falls back to the same
   * row of the master.
   */
  rows(name: string): readonly FieldReader[] {
    const groups = this.#layers
      .map(({ language, fields }) => ({
        language,
        rows: isEmpty(fields[name]) ? [] : (this.#parse(name, rawGroupSchema, fields[name]) ?? []),
      }))
      .filter(({ rows }) => rows.length > 0);
    const [first] = groups;
    if (!first) return [];
    const alike = groups.filter(({ rows }) => rows.length === first.rows.length);
    return first.rows.map(
      (_, index) =>
        new FieldReader(
          this.scope,
          `${this.#place}.${name}`,
          alike.map(({ language, rows }) => ({ language, fields: rows[index] ?? {} })),
        ),
    );
  }

  /** The slices of the first language that has any: they are composed whole in each. */
  slices(name: string): readonly { readonly type: string; readonly fields: FieldReader }[] {
    const found = this.#first(name, (value, { language }) => {
      const slices = this.#parse(name, rawSlicesSchema, value);
      if (!slices) return null;
      return slices.map(({ slice_type: type, primary }) => ({
        type,
        fields: new FieldReader(this.scope, type, [{ language, fields: primary }]),
      }));
    });
    return found ?? [];
  }

  /** Each link of a repeatable link as a row that holds it under the field's own name. */
  #rows(name: string): readonly FieldReader[] {
    const asGroup = this.#layers.map(({ language, fields }) => {
      const value = fields[name];
      const links = Array.isArray(value) ? value : isEmpty(value) ? [] : [value];
      return { language, fields: { [name]: links.map((link) => ({ [name]: link })) } };
    });
    return new FieldReader(this.scope, this.#place, asGroup).rows(name);
  }

  #toText(name: string, value: unknown): string | null {
    if (typeof value === 'string') return value.trim() || null;
    const blocks = this.#parse(name, rawRichTextSchema, value);
    return (blocks && toPlainText(blocks)) || null;
  }

  #toLink(name: string, raw: RawLink, text: LocalizedText | null): ItemLink | null {
    const link = toLink(raw, text, this.scope.origins);
    const isFilled = raw.url || (raw.id && raw.link_type === 'Document');
    return link ?? (isFilled && !raw.isBroken ? this.#wrong(name, raw.url ?? raw.type) : null);
  }

  /** The first layer in which the field holds something that can be read. */
  #first<Value>(name: string, read: (value: unknown, layer: Layer) => Value | null): Value | null {
    for (const layer of this.#layers) {
      const value = layer.fields[name];
      const found = isEmpty(value) ? null : read(value, layer);
      if (found !== null) return found;
    }
    return null;
  }

  #parse<Value>(name: string, schema: z.ZodType<Value>, value: unknown): Value | null {
    const parsed = schema.safeParse(value);
    return parsed.success ? parsed.data : this.#wrong(name, value);
  }

  #wrong(name: string, value: unknown): null {
    const shown = JSON.stringify(value)?.slice(0, 80);
    this.scope.report(
      `The field ${this.#place}.${name} of the content management service is shown empty, because it cannot be read (${shown}).`,
    );
    return null;
  }
}

/**
 * How the service writes an empty field of each kind: null, `[]`, `{}`, an image with nothing but
 * empty thumbnails, a link with nothing but its kind. A link with words alone is not empty.
 */
function isEmpty(value: unknown): boolean {
  if (value === null || value === undefined || value === '') return true;
  if (typeof value !== 'object') return false;
  if (Array.isArray(value)) return value.length === 0;
  return Object.entries(value).every(([key, part]) => key === 'link_type' || isEmptyObject(part));
}

const isEmptyObject = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && Object.keys(value).length === 0;
