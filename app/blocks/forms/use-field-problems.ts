import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { listNativeProblems } from '#app/components/forms/native-problems.ts';
import type { FieldProblems } from '#services/forms/contract.ts';

export interface FieldProblemsState {
  readonly summary: RefObject<HTMLDivElement | null>;
  readonly problems: FieldProblems;
  /** Tells what is wrong. @returns whether the form may go */
  readonly check: (form: HTMLFormElement) => boolean;
  readonly onInput: (event: FormEvent<HTMLFormElement>) => void;
}

const none: FieldProblems = {};

/**
 * What is wrong in an editor's form, told as in our own: before anything is sent, with the focus on the summary;
 * what is told of a field goes when the field has an answer.
 * @param returned what the server found, where the form came to it without a script
 */
export function useFieldProblems(returned: FieldProblems = none): FieldProblemsState {
  const summary = useRef<HTMLDivElement>(null);
  const [problems, setProblems] = useState(returned);
  const [told, setTold] = useState(0);
  useEffect(() => {
    if (told > 0) summary.current?.focus();
  }, [told]);
  return {
    summary,
    problems,
    check(form) {
      const found = listNativeProblems(form);
      const isFine = Object.keys(found).length === 0;
      setProblems(found);
      if (!isFine) setTold((times) => times + 1);
      return isFine;
    },
    onInput({ target }) {
      const { name, validity } = target as HTMLInputElement;
      if (!validity?.valid || !problems[name]) return;
      const { [name]: _, ...left } = problems;
      setProblems(left);
    },
  };
}
