import type { FormKind } from '#shared/forms/form-rules.ts';
import type { ProblemCode } from '#shared/forms/problem-codes.ts';
import type { Language } from '#shared/languages/languages.ts';

export type { FormKind } from '#shared/forms/form-rules.ts';
export type { ProblemCode } from '#shared/forms/problem-codes.ts';

/**
 * What visitors send to the museum. Source: specification §7 (form service), design of forms:
 * `README.md`.
 *
 * @throws {ServiceUnavailable} from every call when the service fails. Nothing is known then of
 * whether a submission arrived: the same key may be sent again and is stored once.
 */
export interface Forms {
  /** Resolves with a receipt only when the submission is on disk. */
  submit(kind: FormKind, submission: Submission): Promise<SubmissionAnswer>;
  /**
   * Keeps a file before the form it belongs to is sent; the form's field then holds its id. What no
   * form names within a day is deleted.
   */
  keepFile(file: GivenFile): Promise<FileAnswer>;
  /** @returns what may be told to whoever holds the reference; null: no such submission */
  findReceipt(reference: string): Promise<Receipt | null>;
}

/** A form as it was filled in. What the fields may hold is decided by the form's schema. */
export interface Submission {
  /**
   * One sending of one filled-in form, made by the browser: 8 to 100 letters, digits, - and _. Null
   * where no script ran: the same content then counts as the same sending.
   */
  readonly idempotencyKey: string | null;
  /** The language of the page, in which the visitor is answered. */
  readonly language: Language;
  /** Version of the text on the use of the data that stood beside the form. */
  readonly consentVersion: string;
  readonly fields: FormValues;
}

/** Values by field name, as typed; a list where several may be chosen. */
export type FormValues = { readonly [field: string]: string | readonly string[] };

/** A file as somebody chose it. */
export interface GivenFile {
  /** As the browser told; a path is cut off. */
  readonly name: string;
  readonly content: Uint8Array<ArrayBuffer>;
}

export interface UploadedFile {
  /** Cannot be guessed; whoever has it may hand the file in. */
  readonly id: string;
  /** With the ending of what the file is. */
  readonly name: string;
  readonly bytes: number;
}

export type FileAnswer =
  | { readonly outcome: 'stored'; readonly file: UploadedFile }
  | { readonly outcome: 'refused'; readonly code: 'file-type' | 'file-too-large' };

/** Proof that a submission is stored. Says nothing about the person. */
export interface Receipt {
  readonly kind: FormKind;
  /** Cannot be guessed, for example `7K2M-9QXD-40`. */
  readonly reference: string;
  /** ISO 8601, UTC. */
  readonly receivedAt: string;
  /** Of a tour request alone: how many come, and the day that they prefer as YYYY-MM-DD. */
  readonly group?: { readonly people: number; readonly day: string } | undefined;
}

export type SubmissionAnswer =
  | {
      readonly outcome: 'stored';
      readonly receipt: Receipt;
      /** It had been stored before, under the same key. */
      readonly isRepeat: boolean;
    }
  | { readonly outcome: 'invalid'; readonly problems: FieldProblems }
  /** The key was used before, with other content. */
  | { readonly outcome: 'key-reused' }
  /** More text than any visitor writes. */
  | { readonly outcome: 'too-large' };

export type FieldProblems = { readonly [field: string]: FieldProblem };

export interface FieldProblem {
  readonly code: ProblemCode;
  /** The bound that was passed: a number, or a date as YYYY-MM-DD. */
  readonly limit: string | null;
}

/**
 * Changes to a subscription by a link from one of our mails; the holder of the link may make them.
 * Null, `false` and `unknown-link` mean that the link was not made here, has expired or was used up.
 *
 * @throws {ServiceUnavailable} from every call when the service fails
 */
export interface Newsletter {
  /** The effect that a confirmation link would have. Changes nothing. */
  findConfirmation(link: string): Promise<ConfirmationState | null>;
  /** Says yes. @returns a link to the preferences; a second yes does no harm */
  confirm(link: string): Promise<string | null>;
  findSubscription(link: string): Promise<Subscription | null>;
  /** @param fields those of the subscription's form, without address and consent */
  change(link: string, fields: FormValues): Promise<SubscriptionChange>;
  /** @param link of any letter, or to the preferences; leaving twice does no harm */
  unsubscribe(link: string): Promise<boolean>;
}

export type ConfirmationState = 'waiting' | 'confirmed';

export interface Subscription {
  readonly email: string;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly language: Language;
  readonly topics: readonly string[];
  readonly state: 'unconfirmed' | 'confirmed' | 'unsubscribed';
}

export type SubscriptionChange =
  | { readonly outcome: 'changed' }
  | { readonly outcome: 'invalid'; readonly problems: FieldProblems }
  | { readonly outcome: 'unknown-link' };
