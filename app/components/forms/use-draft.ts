import { type RefObject, useEffect, useState } from 'react';
import type { FormKind } from '#services/forms/contract.ts';
import type { FormAnswer } from './form-answer.ts';

type Draft = { readonly [field: string]: readonly string[] };
type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const keyOf = (kind: FormKind) => `museum.draft.${kind}`;
const savesAfterMs = 400;
/** More than anybody types; a browser's store for one site ends at some millions. */
const maxDraftLength = 50_000;

export interface FormDraft {
  /** Text that was typed before the page was left or reloaded is in the form again. */
  readonly wasRestored: boolean;
  readonly forget: () => void;
}

/**
 * Keeps what is typed in the browser until it is sent or the tab is closed, so that neither a
 * reload nor a wrong link loses it. Files cannot be kept.
 * @param preset fields that the address fills in, which it decides
 */
export function useDraft(
  form: RefObject<HTMLFormElement | null>,
  kind: FormKind,
  preset: readonly string[],
  answer: FormAnswer | undefined,
): FormDraft {
  const [wasRestored, setRestored] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only what stood in the page when it was opened counts
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    if (!answer && restore(element, read(kind), preset)) setRestored(true);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const save = () => {
      clearTimeout(timer);
      if (timer !== undefined) write(kind, collect(element));
      timer = undefined;
    };
    const later = () => {
      clearTimeout(timer);
      timer = setTimeout(save, savesAfterMs);
    };
    // What was typed before this script was there.
    if (answer || listControls(element).some(isTyped)) later();
    element.addEventListener('input', later);
    window.addEventListener('pagehide', save);
    return () => {
      save();
      element.removeEventListener('input', later);
      window.removeEventListener('pagehide', save);
    };
  }, [form, kind]);

  return {
    wasRestored,
    forget() {
      clearDraft(kind);
      form.current?.reset();
      setRestored(false);
    },
  };
}

/** A form that was sent is no longer a draft. */
export const clearDraft = (kind: FormKind) => write(kind, {});

function listControls(form: HTMLFormElement): Control[] {
  return [...form.elements].filter(
    (element): element is Control =>
      (element instanceof HTMLInputElement && !/^(hidden|file|submit)$/.test(element.type)) ||
      element instanceof HTMLSelectElement ||
      element instanceof HTMLTextAreaElement,
  );
}

const isTickable = (control: Control): control is HTMLInputElement =>
  control.type === 'checkbox' || control.type === 'radio';

/** Somebody was quicker than the script. */
const isTyped = (control: Control): boolean =>
  !isTickable(control) && 'defaultValue' in control && control.value !== control.defaultValue;

function collect(form: HTMLFormElement): Draft {
  const draft: Record<string, string[]> = {};
  for (const control of listControls(form)) {
    if (!control.name || control.tabIndex < 0) continue;
    if (isTickable(control) ? !control.checked : control.value === '') continue;
    // What the page chose beforehand is not the visitor's: in another language it chooses otherwise.
    if (control.type === 'radio' && isTickable(control) && control.defaultChecked) continue;
    draft[control.name] = [...(draft[control.name] ?? []), control.value];
  }
  return draft;
}

/** @returns whether anything in the form is other than before */
function restore(form: HTMLFormElement, draft: Draft, preset: readonly string[]): boolean {
  let isOther = false;
  for (const control of listControls(form)) {
    const values = draft[control.name];
    if (!values || preset.includes(control.name)) continue;
    if (isTickable(control)) {
      const isChecked = values.includes(control.value);
      if (control.checked === isChecked) continue;
      control.checked = isChecked;
    } else {
      const [value = ''] = values;
      if (control.value === value || isTyped(control)) continue;
      control.value = value;
    }
    isOther = true;
  }
  return isOther;
}

/** A browser may forbid its store; then there is no draft. */
function read(kind: FormKind): Draft {
  try {
    const draft: unknown = JSON.parse(sessionStorage.getItem(keyOf(kind)) ?? '{}');
    if (typeof draft !== 'object' || draft === null) return {};
    return Object.fromEntries(
      Object.entries(draft).filter(
        ([, values]) => Array.isArray(values) && values.every((one) => typeof one === 'string'),
      ),
    );
  } catch {
    return {};
  }
}

function write(kind: FormKind, draft: Draft): void {
  try {
    const text = JSON.stringify(draft);
    if (text === '{}') sessionStorage.removeItem(keyOf(kind));
    else if (text.length <= maxDraftLength) sessionStorage.setItem(keyOf(kind), text);
  } catch {
    // A full or forbidden store loses nothing that stands in the page.
  }
}
