import { createContext } from 'react';
import type { FieldProblem, FieldProblems } from '#services/forms/contract.ts';
import { emailPattern } from '#shared/forms/field-text.ts';
import type { PreparedBlock } from '../prepared.ts';
import { toPlainText } from './default-messages.ts';

/** A field that an editor put into a form. */
export interface EditorsField {
  /** Of its control; of several with one name the first one's. */
  readonly id: string;
  readonly name: string;
  readonly type: string;
  readonly isRequired: boolean;
  /** What it is called for visitors. */
  readonly label: string;
}

/** What is wrong in the form around a field, in the page's language, by the field's name. */
export const FieldErrorsContext = createContext<{
  readonly form: string;
  readonly errors: Readonly<Record<string, string>>;
}>({ form: '', errors: {} });

const fieldTypes: Readonly<Record<string, string>> = {
  'Form:Input': 'text',
  'Form:TextArea': 'text',
  'Form:Select': 'select',
};
const notAsked = new Set(['hidden', 'submit', 'reset', 'button']);

/** The id of a control; of what is chosen among several of one name, each has its own. */
export const toControlId = (form: string, name: string, type: string, value = '') =>
  [form, name, ...(type === 'radio' ? [value] : [])].join('-').replaceAll(/\s+/g, '-');

/**
 * The fields of a form wherever they lie in it, in its order; each name once.
 * @param content prepared, so it is plain and bounded
 */
export function listEditorsFields(form: string, content: unknown): EditorsField[] {
  const labels = new Map<string, string>();
  const fields = new Map<string, EditorsField>();
  const visit = (part: unknown, label: string | null) => {
    if (typeof part !== 'object' || part === null) return;
    const { component, options, attributes, children } = part as Partial<PreparedBlock>;
    if (component === 'Form:Label') {
      const text = toPlainText(String(options?.text ?? ''));
      if (typeof options?.for === 'string') labels.set(options.for, text);
      return visit(children, text);
    }
    const type = component && fieldTypes[component];
    if (!type) {
      for (const inner of Object.values(part)) visit(inner, label);
      return;
    }
    const { name, type: chosen = type, placeholder } = options as Record<string, unknown>;
    if (typeof name !== 'string' || name === '' || fields.has(name)) return;
    const kind = String(chosen);
    if (notAsked.has(kind)) return;
    const { value, defaultValue } = options as Record<string, string | undefined>;
    const own = attributes?.id;
    const id = typeof own === 'string' ? own : toControlId(form, name, kind, value ?? defaultValue);
    fields.set(name, {
      ...{ id, name, type: kind, isRequired: options?.required === true },
      label: label ?? String(placeholder || name),
    });
  };
  visit(content, null);
  return [...fields.values()].map((field) => ({
    ...field,
    label: labels.get(field.id) ?? field.label,
  }));
}

/** What is wrong with a form that a browser sent by itself, in the words of our own forms. */
export function findProblems(fields: readonly EditorsField[], form: FormData): FieldProblems {
  const problems: Record<string, FieldProblem> = {};
  for (const { name, type, isRequired } of fields) {
    const given = form
      .getAll(name)
      .filter((value) => (typeof value === 'string' ? value.trim() !== '' : value.size > 0));
    const [first] = given;
    if (first === undefined) {
      if (isRequired) problems[name] = { code: 'required', limit: null };
    } else if (type === 'email' && !(typeof first === 'string' && emailPattern.test(first.trim())))
      problems[name] = { code: 'invalid-email', limit: null };
  }
  return problems;
}
