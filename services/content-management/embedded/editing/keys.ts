import type { FieldModels, Models } from '../../models/read-models.ts';
import type { Fields } from './item.ts';

/** The key of a list's item while it is edited: the stored format has none for items of groups. */
export const keyName = '_key';

export const keyOf = (item: unknown): string => {
  const { [keyName]: key, id } = item as Record<string, unknown>;
  return String(key ?? id ?? '');
};

/**
 * Gives every item of a group a key, the same each time for the same place, so that two who begin to
 * edit at once name the same items. Slices have an id of their own.
 */
export const withKeys = (models: Models, fields: FieldModels, values: Fields): Fields =>
  mapItems(models, fields, values, (item, name, position) =>
    keyName in item ? item : { [keyName]: `${name}-${position}`, ...item },
  );

/** The opposite, for documents. */
export const withoutKeys = (models: Models, fields: FieldModels, values: Fields): Fields =>
  mapItems(models, fields, values, ({ [keyName]: _, ...item }) => item);

function mapItems(
  models: Models,
  fields: FieldModels,
  values: Fields,
  map: (item: Fields, name: string, position: number) => Fields,
): Fields {
  const mapList = (name: string, list: unknown, inner: FieldModels) =>
    (list as Fields[]).map((item, position) =>
      map(mapItems(models, inner, item, map), name, position),
    );
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const model = fields[name];
      if (!Array.isArray(value)) return [name, value];
      if (model?.type === 'Group') return [name, mapList(name, value, model.config?.fields ?? {})];
      if (model?.type !== 'Slices') return [name, value];
      const slices = (value as Fields[]).map((slice) => {
        const variation = models.slices.get(String(slice.slice_type))?.variations[
          String(slice.variation)
        ];
        if (!variation) return slice;
        return {
          ...slice,
          primary: mapItems(models, variation.primary, (slice.primary ?? {}) as Fields, map),
          items: mapList('items', slice.items ?? [], variation.items),
        };
      });
      return [name, slices];
    }),
  );
}
