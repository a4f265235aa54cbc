import { findWrongOkina, okina } from './letters.ts';

/** Something that a person types into: a line, an area, a formatted text. */
export type TypedField = HTMLInputElement | HTMLTextAreaElement | HTMLElement;

const typed = 'input, textarea, [contenteditable="true"]';

/** The field of an element, with the language of its words; null: nothing is typed there. */
export function findTypedField(
  target: EventTarget | null,
): { readonly field: TypedField; readonly language: string } | null {
  const field = target instanceof Element ? target.closest<HTMLElement>(typed) : null;
  if (!field || isReadOnly(field)) return null;
  // Fields say their language themselves; that of the whole page is the studio's own.
  const spoken = field.closest<HTMLElement>('[lang]:not(html)');
  return spoken ? { field, language: spoken.lang } : null;
}

function isReadOnly(field: HTMLElement): boolean {
  if (field instanceof HTMLInputElement) {
    return field.readOnly || field.disabled || !['text', 'search', ''].includes(field.type);
  }
  return field instanceof HTMLTextAreaElement && (field.readOnly || field.disabled);
}

const isInput = (field: TypedField): field is HTMLInputElement | HTMLTextAreaElement =>
  field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;

/** Writes at the caret as if it were typed, so that the field's own undo takes it back. */
export function insertText(field: TypedField, text: string): void {
  field.focus();
  // Old, and the only way that every kind of field and its undo understand.
  const isTyped = document.execCommand?.('insertText', false, text);
  if (isTyped || !isInput(field)) return;
  const { selectionStart: start, selectionEnd: end } = field;
  field.setRangeText(text, start ?? field.value.length, end ?? field.value.length, 'end');
  field.dispatchEvent(
    new InputEvent('input', { bubbles: true, data: text, inputType: 'insertText' }),
  );
}

export const readText = (field: TypedField): string =>
  isInput(field)
    ? field.value
    : listTexts(field)
        .map(({ data }) => data)
        .join('\n');

/** Writes an ʻokina wherever one was probably meant; the caret stays where it was. */
export function replaceOkina(field: TypedField): void {
  // Each one is looked for anew: a formatted text may draw itself again between them.
  for (let round = 0; round < 200; round++) {
    const isDone = isInput(field) ? replaceInInput(field) : replaceInText(field);
    if (isDone) return;
  }
}

function replaceInInput(field: HTMLInputElement | HTMLTextAreaElement): boolean {
  const [at] = findWrongOkina(field.value);
  if (at === undefined) return true;
  const { selectionStart, selectionEnd } = field;
  field.focus();
  field.setSelectionRange(at, at + 1);
  insertText(field, okina);
  field.setSelectionRange(selectionStart, selectionEnd);
  return false;
}

function replaceInText(field: HTMLElement): boolean {
  const selection = field.ownerDocument.getSelection();
  for (const text of listTexts(field)) {
    const [at] = findWrongOkina(text.data);
    if (at === undefined || !selection) continue;
    selection.setBaseAndExtent(text, at, text, at + 1);
    insertText(field, okina);
    return false;
  }
  return true;
}

function listTexts(field: HTMLElement): Text[] {
  const walker = field.ownerDocument.createTreeWalker(field, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  return texts;
}
