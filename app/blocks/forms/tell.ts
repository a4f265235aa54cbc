/**
 * Tells whoever listens to a form.
 * @returns false when a listener wants it not to happen
 */
export const tell = (form: HTMLFormElement, name: string, detail: object, cancelable = false) =>
  form.dispatchEvent(new CustomEvent(name, { detail, cancelable }));
