import { isDeepStrictEqual } from 'node:util';
import type { Fields } from '#services/content-management/embedded/editing/item.ts';
import type { FieldModel } from '#services/content-management/models/read-models.ts';
import { hasWords, type Words } from './words-of-item.ts';
import { type Inline, plainText, type Segment } from './xliff/inline.ts';
import {
  BrokenWords,
  type RichText,
  readBlocks,
  readWords,
  toSegments,
} from './xliff/rich-text.ts';

/** The segments of a unit: a line is one, a text has one for each of its blocks. */
export function toUnitSegments(
  english: Words['value'],
  own: Words['value'] | undefined,
): Segment[] {
  if (typeof english !== 'string') {
    return toSegments(english, Array.isArray(own) ? (own as RichText) : undefined);
  }
  const target = typeof own === 'string' ? [own] : null;
  return [{ id: 's1', hasWords: true, source: [english], target }];
}

/**
 * What the sources of a unit's segments say.
 * @throws {BrokenWords}
 */
export const readSource = (model: FieldModel, segments: readonly Segment[]): Words['value'] =>
  readUnit(
    model,
    segments.map(({ source, ...segment }) => ({ ...segment, source, target: source })),
  );

/** Whether anybody has translated anything of it. */
export const isTranslated = (segments: readonly Segment[]): boolean =>
  segments.some(({ hasWords: isForWords, target }) => isForWords && target && !isEmpty(target));

/**
 * What the targets of a unit's segments say.
 * @throws {BrokenWords} also where some are not translated
 */
export function readUnit(model: FieldModel, segments: readonly Segment[]): Words['value'] {
  if (model.type !== 'StructuredText') {
    const tokens = segments.flatMap(({ target }) => target ?? []);
    const { text, spans } = readWords(tokens);
    if (spans.length > 0) throw new BrokenWords('a line of text has no marks');
    return text;
  }
  return segments.flatMap(({ id, hasWords: isForWords, source, target }): Fields[] => {
    if (!/^\d+\.[a-z]/.test(id)) throw new BrokenWords('a segment was cut or joined');
    if (!target) {
      if (isForWords && plainText(source).trim() !== '') throw new BrokenWords('a part is missing');
      return readBlocks(id, source);
    }
    // Left out in this language, unless there is nothing in English either.
    if (target.length === 0 && source.length > 0) return [];
    return readBlocks(id, target);
  });
}

const isEmpty = (tokens: readonly Inline[]): boolean => plainText(tokens).trim() === '';

/**
 * Refuses kinds of blocks and marks that a field has not.
 * @param english whose kinds may stay
 * @throws {BrokenWords}
 */
export function refuseForeignMarks(
  model: FieldModel,
  english: Words['value'],
  value: Words['value'],
): void {
  if (typeof value === 'string') return;
  const { single, multi, labels } = (model.config ?? {}) as FieldModel['config'] & {
    readonly labels?: readonly string[];
  };
  const inEnglish = typeof english === 'string' ? [] : english.flatMap(listKinds);
  const allowed = new Set([...(single ?? multi ?? '').split(','), ...inEnglish]);
  if (labels && labels.length > 0) allowed.add('label');
  const foreign = value.flatMap(listKinds).find((kind) => !allowed.has(kind));
  if (foreign !== undefined) throw new BrokenWords(`"${foreign}" is not allowed here`);
  if (single && value.length > 1) throw new BrokenWords('it has one line at most');
}

const listKinds = ({ type, spans }: Fields): string[] => [
  String(type),
  ...((spans ?? []) as { type?: unknown }[]).map((span) => String(span.type)),
];

/** As it is after a way through a file: touching marks of one kind and the like may be written otherwise. */
export function isSameWords(
  model: FieldModel,
  english: Words['value'],
  one: unknown,
  own: unknown,
) {
  if (isDeepStrictEqual(one, own)) return true;
  if (own === undefined || !hasWords(own)) return false;
  return isDeepStrictEqual(one, readUnit(model, toUnitSegments(english, own as Words['value'])));
}
