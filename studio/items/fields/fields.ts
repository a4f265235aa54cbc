import { type ComponentType, memo } from 'react';
import { lazyPart } from '../../widgets/lazy-part.tsx';
import { ComingField } from './ComingField.tsx';
import type { FieldProps, FormField } from './field-props.ts';
import { LockedField } from './LockedField.tsx';
import { EmbedField } from './place/EmbedField.tsx';
import { GeoPointField } from './place/GeoPointField.tsx';
import { BooleanField } from './plain/BooleanField.tsx';
import { ColorField } from './plain/ColorField.tsx';
import { NumberField } from './plain/NumberField.tsx';
import { SelectField } from './plain/SelectField.tsx';
import { TextField } from './plain/TextField.tsx';
import { RichTextField } from './rich-text/RichTextField.tsx';
import { TableField } from './table/TableField.tsx';

// biome-ignore lint/suspicious/noExplicitAny: each kind of field knows the type of its own value
type Field = ComponentType<FieldProps<any>>;

/** Drawn anew for what it is given alone: saving tells all rows of the item. */
const still = (field: Field): Field => memo(field) as unknown as Field;

/** Loaded when a form shows the first one, for what stands on many kilobytes of widgets. */
const lazyField = (load: () => Promise<Field>): Field =>
  still(lazyPart(async () => still(await load()), ComingField));

/** Fields that have a form of their own, by type of item and field: `settings.opening_hours`. */
const byField: Readonly<Record<string, Field>> = {
  'settings.opening_hours': lazyField(
    async () => (await import('./hours/OpeningHoursField.tsx')).OpeningHoursField,
  ),
  'settings.exceptional_hours': lazyField(
    async () => (await import('./hours/ExceptionalHoursField.tsx')).ExceptionalHoursField,
  ),
  'ticket_type.schedule': lazyField(
    async () => (await import('./schedule/ScheduleField.tsx')).ScheduleField,
  ),
};

/** Every other one by its kind. */
const byKind: Readonly<Partial<Record<FormField['type'], Field>>> = {
  StructuredText: still(RichTextField),
  Text: still(TextField),
  Number: still(NumberField),
  Boolean: still(BooleanField),
  Select: still(SelectField),
  Date: lazyField(async () => (await import('./time/DateField.tsx')).DateField),
  Timestamp: lazyField(async () => (await import('./time/TimestampField.tsx')).TimestampField),
  Color: still(ColorField),
  Image: lazyField(async () => (await import('./picture/PictureField.tsx')).PictureField),
  Link: lazyField(async () => (await import('./link/LinkField.tsx')).LinkField),
  GeoPoint: still(GeoPointField),
  Embed: still(EmbedField),
  Table: still(TableField),
};

/** Whether a field is more than text to read: a week or a calendar takes all the room there is. */
export const hasOwnForm = (type: string, path: string): boolean => `${type}.${path}` in byField;

/**
 * What is typed into for a field.
 * @param type of the item, or of a slice; @param path of the models: `opening_hours`, `credits.role`
 * @returns null: the form draws its items, as of a group
 */
export function fieldOf(type: string, path: string, field: FormField): Field | null {
  const own = byField[`${type}.${path}`] ?? byKind[field.type];
  if (own) return own;
  return field.type === 'Group' || field.type === 'Slices' ? null : LockedField;
}
