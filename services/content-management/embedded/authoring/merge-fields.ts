import type { FieldModel, FieldModels } from '../../models/read-models.ts';
import { isStoredValue } from './stored-value.ts';

type Values = Readonly<Record<string, unknown>>;

/**
 * Puts an item's shared fields and those of one language together. Groups and repeated links are
 * joined by position; a language adds the words of a shared link or picture.
 */
export function mergeFields(models: FieldModels, shared: Values, own: Values): Values {
  const names = new Set([...Object.keys(shared), ...Object.keys(own)]);
  return Object.fromEntries(
    [...names].map((name) => [name, mergeValue(models[name], shared[name], own[name])]),
  );
}

function mergeValue(model: FieldModel | undefined, shared: unknown, own: unknown): unknown {
  if (shared === undefined || shared === null) return own;
  if (own === undefined || own === null) return shared;
  const isJoined = model?.type === 'Group' || (model?.type === 'Link' && model.config?.repeat);
  if (isJoined && Array.isArray(shared) && Array.isArray(own)) {
    return Array.from({ length: Math.max(shared.length, own.length) }, (_, position) =>
      mergeItem(model, shared[position], own[position]),
    );
  }
  return mergeItem(model, shared, own);
}

function mergeItem(model: FieldModel | undefined, shared: unknown, own: unknown): unknown {
  if (shared === undefined || shared === null) return own;
  if (!isObject(own) || isStoredValue(own)) return own ?? shared;
  if (model?.type === 'Group' && isObject(shared)) {
    return mergeFields(model.config?.fields ?? {}, shared, own);
  }
  if (model?.type === 'Link') return { ...toObject('to', shared), ...own };
  if (model?.type === 'Image') return { ...toObject('file', shared), ...own };
  return own;
}

const toObject = (name: string, value: unknown): Values =>
  isObject(value) ? value : { [name]: value };

const isObject = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
