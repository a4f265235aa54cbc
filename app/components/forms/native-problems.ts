import type { FieldProblem, FieldProblems, ProblemCode } from '#services/forms/contract.ts';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isControl = (element: Element): element is Control =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLSelectElement ||
  element instanceof HTMLTextAreaElement;

/**
 * What the browser itself finds wrong by the attributes of the controls, in the words of the
 * service; the first problem of each field.
 */
export function listNativeProblems(form: HTMLFormElement): FieldProblems {
  const problems: Record<string, FieldProblem> = {};
  for (const element of form.elements) {
    if (!isControl(element) || !element.name) continue;
    const problem = element.validity.valid ? findOwnProblem(element) : toProblem(element);
    if (problem) problems[element.name] ??= problem;
  }
  return problems;
}

/**
 * What browsers do not find: an address without an ending, a day of `data-closed`, and what a file field
 * says of itself by `data-max-files` and `data-max-bytes`.
 */
function findOwnProblem(control: Control): FieldProblem | null {
  if (!(control instanceof HTMLInputElement)) return null;
  const { type, value, dataset } = control;
  if (type === 'email' && value && !/\.[^.@\s]{2,}\s*$/.test(value)) {
    return { code: 'invalid-email', limit: null };
  }
  const closed = dataset.closed?.split(' ') ?? [];
  const open = value && isClosed(value, closed) ? findOpen(value, closed) : null;
  return open ? { code: 'closed-day', limit: open } : findFileProblem(control);
}

/** Weekdays, 0 to 6 from Sunday on, and days, YYYY-MM-DD. */
const isClosed = (day: string, closed: readonly string[]) =>
  closed.includes(day) || closed.includes(String(new Date(day).getUTCDay()));

/** The next open day; null: a house that is closed for so long says so elsewhere. */
function findOpen(day: string, closed: readonly string[]): string | null {
  const date = new Date(day);
  for (let ahead = 0; ahead < daysAhead; ahead++) {
    date.setUTCDate(date.getUTCDate() + 1);
    const next = date.toISOString().slice(0, 10);
    if (!isClosed(next, closed)) return next;
  }
  return null;
}

const daysAhead = 60;

function findFileProblem(control: HTMLInputElement): FieldProblem | null {
  if (!control.files) return null;
  const { maxFiles, maxBytes, maxMegabytes = null } = control.dataset;
  const files = [...control.files];
  const most = Number(maxFiles ?? Infinity);
  if (files.length > most) return { code: 'too-many-files', limit: String(most) };
  const isTooLarge = files.some(({ size }) => size > Number(maxBytes ?? Infinity));
  return isTooLarge ? { code: 'file-too-large', limit: maxMegabytes } : null;
}

const timeTypes = new Set(['date', 'datetime-local', 'month', 'week', 'time']);

function toProblem(control: Control): FieldProblem {
  const { validity, type } = control;
  const bound = (name: 'min' | 'max' | 'maxlength') => control.getAttribute(name);
  const isDate = timeTypes.has(type);
  const say = (code: ProblemCode, limit: string | null = null) => ({ code, limit });
  if (validity.badInput || validity.stepMismatch)
    return say(isDate ? 'invalid-date' : 'not-a-number');
  if (validity.valueMissing) return say('required');
  if (validity.typeMismatch) return say(type === 'email' ? 'invalid-email' : 'invalid-url');
  if (validity.rangeUnderflow) return say(isDate ? 'too-early' : 'too-small', bound('min'));
  if (validity.rangeOverflow) return say(isDate ? 'too-late' : 'too-large', bound('max'));
  if (validity.tooLong) return say('too-long', bound('maxlength'));
  return say('invalid');
}
