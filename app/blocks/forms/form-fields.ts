/** One answer: a text, a number, a yes or no. */
export interface FormField {
  readonly name: string;
  readonly value: string | number | boolean;
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** What is filled in, but for files. Source: reference §6.2. */
export function listFields(form: HTMLFormElement): FormField[] {
  return listControls(form).flatMap((control): FormField[] => {
    const { name } = control;
    if (!(control instanceof HTMLInputElement)) return [{ name, value: control.value }];
    switch (control.type) {
      case 'file':
        return [];
      case 'radio':
        return control.checked ? [{ name, value: control.value }] : [];
      case 'checkbox':
        return [{ name, value: control.checked }];
      case 'number':
      case 'range': {
        const value = control.valueAsNumber;
        return Number.isNaN(value) ? [] : [{ name, value }];
      }
      default:
        return [{ name, value: control.value }];
    }
  });
}

/** Whether files can be chosen, whether or not any are. */
export const hasFiles = (form: HTMLFormElement) =>
  listControls(form).some((control) => control.type === 'file');

const listControls = (form: HTMLFormElement): Control[] =>
  Array.from(form.querySelectorAll<Control>('input, select, textarea')).filter(
    ({ name, type, disabled }) =>
      name !== '' && !disabled && !['submit', 'button', 'reset', 'image'].includes(type),
  );
