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
    if (!isControl(element) || !element.name || element.validity.valid) continue;
    problems[element.name] ??= toProblem(element);
  }
  return problems;
}

function toProblem(control: Control): FieldProblem {
  const { validity, type } = control;
  const bound = (name: 'min' | 'max' | 'maxlength') => control.getAttribute(name);
  const isDate = type === 'date';
  const say = (code: ProblemCode, limit: string | null = null) => ({ code, limit });
  if (validity.badInput || validity.stepMismatch)
    return say(isDate ? 'invalid-date' : 'not-a-number');
  if (validity.valueMissing) return say('required');
  if (validity.typeMismatch) return say(type === 'email' ? 'invalid-email' : 'invalid');
  if (validity.rangeUnderflow) return say(isDate ? 'too-early' : 'too-small', bound('min'));
  if (validity.rangeOverflow) return say(isDate ? 'too-late' : 'too-large', bound('max'));
  if (validity.tooLong) return say('too-long', bound('maxlength'));
  return say('invalid');
}
