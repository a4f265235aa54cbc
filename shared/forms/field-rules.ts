/**
 * The rule for a field's value. Forms are described only here: the service derives its schema from
 * it, and the page the attributes of its controls. Lengths are in UTF-16 units, as browsers count.
 */
export type FieldRule =
  /** One line of text. */
  | { readonly type: 'line'; readonly max: number; readonly required?: true }
  /** Several lines of text. */
  | { readonly type: 'text'; readonly max: number; readonly required?: true }
  | { readonly type: 'email'; readonly required?: true }
  | { readonly type: 'phone' }
  /** A whole number. */
  | {
      readonly type: 'number';
      readonly min: number;
      readonly max: number;
      readonly required?: true;
    }
  /** A day so many days from today, by the museum's calendar. */
  | {
      readonly type: 'date';
      readonly fromDays: number;
      readonly toDays: number;
      readonly required?: true;
    }
  /** One of a list. */
  | { readonly type: 'choice'; readonly of: readonly string[]; readonly required?: true }
  /** Any of a list. */
  | { readonly type: 'choices'; readonly of: readonly string[] }
  /** A yes that must be given. */
  | { readonly type: 'tick' }
  /** The id or uid of something of ours: letters, digits, `-`, `_` and `.`. */
  | { readonly type: 'id'; readonly required?: true }
  /** Files, kept by the service before the form is sent; the values are their ids. */
  | { readonly type: 'files'; readonly max: number; readonly required?: true };

/** Fields by name, in the order of the form. */
export type FormRules = { readonly [field: string]: FieldRule };

/** Longest address of a mail. Source: RFC 5321 §4.5.3, less its angle brackets. */
const maxEmailLength = 254;
const maxPhoneLength = 40;

/** Attributes of the control that stands for a field. */
export interface FieldConstraints {
  readonly required?: true;
  readonly type?: 'email' | 'tel' | 'number' | 'date';
  readonly inputMode?: 'numeric';
  readonly maxLength?: number;
  readonly min?: number;
  readonly max?: number;
}

/** The part of a rule that the browser enforces by itself. Limits of dates come with the page. */
export function toConstraints(rule: FieldRule): FieldConstraints {
  const required = 'required' in rule && rule.required ? { required: true as const } : {};
  switch (rule.type) {
    case 'line':
    case 'text':
      return { ...required, maxLength: rule.max };
    case 'email':
      return { ...required, type: 'email', maxLength: maxEmailLength };
    case 'phone':
      return { type: 'tel', maxLength: maxPhoneLength };
    case 'number':
      return { ...required, type: 'number', inputMode: 'numeric', min: rule.min, max: rule.max };
    case 'date':
      return { ...required, type: 'date' };
    case 'tick':
      return { required: true };
    default:
      return required;
  }
}

/** Names of the fields in which several answers may be given. */
export const listManyFields = (rules: FormRules): string[] =>
  Object.keys(rules).filter((name) => /^(choices|files)$/.test(rules[name]?.type ?? ''));
