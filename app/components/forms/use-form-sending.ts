import {
  type FormEvent,
  type RefObject,
  type SubmitEvent,
  useEffect,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { useNavigation } from 'react-router';
import type { FieldProblems } from '#services/forms/contract.ts';
import type { FormAnswer } from './form-answer.ts';
import { listNativeProblems } from './native-problems.ts';

export interface FormSending {
  readonly summary: RefObject<HTMLDivElement | null>;
  readonly isSending: boolean;
  readonly problems: FieldProblems;
  /** Empty until the browser has made one; without a script it stays empty. */
  readonly key: string;
  readonly onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  readonly onInput: (event: FormEvent<HTMLFormElement>) => void;
}

/**
 * Sends a form once: a second press while it is under way does nothing, and what is tried again
 * unchanged carries the same key. What the browser finds wrong is told before anything is sent.
 * What is told of a field goes when the field has an answer.
 * @param wait null: it may go at once
 * @param more.isRefused the answer says no for a reason that is no mistake of the visitor's
 * @param more.isUnderWay of a form that goes elsewhere while its page stays; else the page's own
 */
export function useFormSending(
  answer: FormAnswer | undefined,
  wait: () => Promise<void> | null,
  more: { readonly isRefused?: boolean; readonly isUnderWay?: boolean } = {},
): FormSending {
  const { isRefused = false, isUnderWay } = more;
  const summary = useRef<HTMLDivElement>(null);
  const navigation = useNavigation();
  const [isWaiting, setWaiting] = useState(false);
  const isSending = (isUnderWay ?? navigation.formMethod === 'POST') || isWaiting;
  const [found, setFound] = useState<{ problems: FieldProblems; by: unknown } | null>(null);
  const [answered, setAnswered] = useState<{ of: FieldProblems; left: FieldProblems } | null>(null);
  const [key, setKey] = useState(answer?.key ?? '');
  const wasSent = useRef(false);

  useEffect(() => {
    if (!key) setKey(createKey());
  }, [key]);

  useEffect(() => {
    if (answer?.failure === 'key-reused') setKey('');
  }, [answer]);

  // The server's problems are newer than those that the browser found before sending.
  const told = found && found.by === answer ? found.problems : (answer?.problems ?? none);
  const problems = answered?.of === told ? answered.left : told;
  const hasSummary = Object.keys(problems).length > 0 || Boolean(answer?.failure) || isRefused;
  useEffect(() => {
    if (hasSummary && (found || answer)) summary.current?.focus();
  }, [hasSummary, found, answer]);

  return {
    summary,
    isSending,
    problems,
    key,
    onSubmit(event) {
      if (isSending) return event.preventDefault();
      const form = event.currentTarget;
      const native = listNativeProblems(form);
      if (Object.keys(native).length === 0) {
        setFound(null);
        const ready = wait();
        if (!ready) {
          wasSent.current = true;
          return;
        }
        event.preventDefault();
        setWaiting(true);
        return void ready.then(() => {
          // The awaited value is in the form before it is sent, and the form may be sent again.
          flushSync(() => setWaiting(false));
          form.requestSubmit();
        });
      }
      event.preventDefault();
      setFound({ problems: native, by: answer });
    },
    onInput({ target }) {
      // A problem of several fields has what their names begin with: "places" of "places.adults".
      const [name = ''] = isAnswered(target) ? target.name.split('.') : [];
      if (problems[name]) {
        const { [name]: _, ...left } = problems;
        setAnswered({ of: told, left });
      }
      if (!wasSent.current || isSending) return;
      // Changed words are another sending.
      wasSent.current = false;
      setKey(createKey());
    },
  };
}

const none: FieldProblems = {};

const isAnswered = (target: EventTarget): target is HTMLInputElement =>
  'name' in target && 'validity' in target && (target as HTMLInputElement).validity.valid;

/** 128 random bits; `crypto.randomUUID` is missing where a page is not served over https. */
function createKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
