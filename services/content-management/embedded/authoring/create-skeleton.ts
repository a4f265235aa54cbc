import { languages } from '#shared/languages/languages.ts';
import type { FieldModel, FieldModels, TypeModel } from '../../models/read-models.ts';
import { rulesOf } from '../../models/rules.ts';

export interface Skeleton {
  /** The value in the file. */
  readonly document: Readonly<Record<string, unknown>>;
  readonly fields: readonly SkeletonField[];
}

export interface SkeletonField {
  /** As in the messages of a load: `shared.times.starts_at`, `en.title`. */
  readonly path: string;
  /** The allowed values, in words. */
  readonly kind: string;
  readonly isRequired: boolean;
}

/**
 * The file of a new item with every field of its type. Once the required texts are filled it can be
 * loaded: other required fields, but for links, have a value that is right, and the rest is empty.
 * @param today the museum's date, `YYYY-MM-DD`
 */
export function createSkeleton(model: TypeModel, uid: string, today: string): Skeleton {
  const { required, localized } = rulesOf(model.id);
  const fields: SkeletonField[] = [];
  const fill = (models: FieldModels, group: string, isLocalized: boolean, part: string) =>
    Object.fromEntries(
      Object.entries(models).flatMap(([name, field]): [string, unknown][] => {
        const path = group + name;
        const isRequired = required.includes(path);
        if (field.type === 'UID') return [];
        if (field.type === 'Group') {
          const inner = fill(field.config?.fields ?? {}, `${path}.`, isLocalized, part);
          if (Object.keys(inner).length === 0) return [];
          return [[name, isRequired ? [inner] : []]];
        }
        const isWritten = localized.includes(path) || localized.includes(group.slice(0, -1));
        if (isWritten !== isLocalized) return [];
        fields.push({ path: `${part}.${path}`, kind: describeKind(field), isRequired });
        return [[name, isRequired || name === 'start_date' ? defaultOf(field, today) : null]];
      }),
    );
  const shared = fill(model.fields, '', false, 'shared');
  const texts = fill(model.fields, '', true, 'en');
  const own = Object.fromEntries(languages.map((language) => [language, texts]));
  return { document: { type: model.id, uid, tags: [], shared, ...own }, fields };
}

/** Something that a load takes; texts are left to the editor. */
function defaultOf({ type, config }: FieldModel, today: string): unknown {
  switch (type) {
    case 'Boolean':
      return config?.default_value ?? false;
    case 'Select':
      return config?.default_value ?? config?.options?.[0] ?? null;
    case 'Date':
      return today;
    case 'Timestamp':
      return `${today} 18:00`;
    case 'Number':
      return config?.min ?? 0;
    // An address made up would be published.
    case 'Link':
      return null;
    default:
      return '';
  }
}

function describeKind({ type, config }: FieldModel): string {
  const label = config?.label ? `${config.label}; ` : '';
  const targets = config?.customtypes?.map((one) => (typeof one === 'string' ? one : one.id));
  const kinds: Partial<Record<FieldModel['type'], string>> = {
    Text: 'a text',
    StructuredText: config?.single ? 'a text' : 'a text, or a list of one text per paragraph',
    Number: 'a number',
    Boolean: 'true or false',
    Select: `one of ${config?.options?.join(', ')}`,
    Date: 'a day such as 2026-05-01 or +45d',
    Timestamp: 'a time such as 2026-05-01 18:00 or +5d 18:00',
    Image: 'the name of a picture, "<group>/<name>"',
    Link: targets
      ? `an item, "<type>/<uid>" of ${targets.join(', ')}`
      : 'an address, a path or "<type>/<uid>"',
    Slices: `a list of slices: ${Object.keys(config?.choices ?? {}).join(', ')}`,
    GeoPoint: '{ "latitude": …, "longitude": … }',
    Color: 'a color such as #1a2b3c',
    Embed: 'an address that begins with https://',
    Table: 'a list of rows, the first one the head',
  };
  return label + (kinds[type] ?? type);
}
