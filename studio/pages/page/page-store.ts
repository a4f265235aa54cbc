import type { RefusedChange, SavedPage } from '#server/studio/pages/save-page-draft.ts';
import { isSame } from '#shared/json/is-same.ts';
import type { EditedEntry } from '#shared/page-builder/editing/block-tree.ts';
import { applyAll, type Operation } from '#shared/page-builder/editing/operations.ts';
import { AskFailed } from '../../api/ask.ts';
import type { Saving } from '../../items/item/open-item.ts';

/** One request: repeated with the same key it counts once. */
export interface PageRequest {
  readonly key: string;
  readonly base: number;
  readonly operations: readonly Operation[];
}

export interface PageStoreOptions {
  readonly revision: number;
  readonly entry: EditedEntry;
  readonly savedAt: Date | null;
  /** @throws {AskFailed} where nothing is known to be saved */
  readonly send: (request: PageRequest) => Promise<SavedPage>;
  /** Holds what is not acknowledged, in this browser. */
  readonly hold?: (request: PageRequest | null, rest: readonly Operation[]) => void;
  readonly onSaved?: () => void;
}

/** What is done as one, and taken back as one. */
interface Step {
  /** Take it back. */
  readonly operations: readonly Operation[];
  readonly at: number;
  /** The value that was typed into; empty: nothing was typed. */
  readonly typedAt: string;
}

const restMs = 400;
const burstMs = 1_500;
const maxSteps = 500;
/** What the API takes at once. */
const maxOperations = 100;
const retryMs = [1_000, 2_000, 5_000, 10_000];

/** The draft of one page in this window: what is done to it, how that is taken back, and how it is saved. */
export class PageStore {
  readonly #options: PageStoreOptions;
  readonly #listeners = new Set<() => void>();
  #server: EditedEntry;
  #entry: EditedEntry;
  #revision: number;
  #pending: Operation[] = [];
  #request: PageRequest | null = null;
  #underWay: Promise<void> | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #undo: Step[] = [];
  #redo: Step[] = [];
  #saving: Saving;
  #failures = 0;
  #refused: readonly RefusedChange[] = [];

  constructor(options: PageStoreOptions) {
    this.#options = options;
    this.#server = options.entry;
    this.#entry = options.entry;
    this.#revision = options.revision;
    this.#saving = { state: 'saved', at: options.revision > 0 ? options.savedAt : null };
  }

  /** As it stands in this window. */
  get entry(): EditedEntry {
    return this.#entry;
  }

  get revision(): number {
    return this.#revision;
  }

  get saving(): Saving {
    return this.#saving;
  }

  get isDirty(): boolean {
    return this.#pending.length > 0 || this.#request !== null;
  }

  get canUndo(): boolean {
    return this.#undo.length > 0;
  }

  get canRedo(): boolean {
    return this.#redo.length > 0;
  }

  /** Changes that could not be made, since somebody else changed the same place. */
  get refused(): readonly RefusedChange[] {
    return this.#refused;
  }

  forgetRefused(): void {
    this.#refused = [];
    this.#tell();
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /**
   * @param typedAt where something is typed letter by letter: one step with the letters before
   * @param withinMs how long letters may rest and still be of one step
   */
  do(operations: readonly Operation[], typedAt = '', withinMs = burstMs): void {
    const made = applyAll(this.#entry, operations);
    if (made.inverse.length === 0) return;
    this.#redo = [];
    this.#undo = addStep(
      this.#undo,
      { operations: made.inverse, at: Date.now(), typedAt },
      withinMs,
    );
    this.#take(made.entry, operations, made.refused);
  }

  undo(): void {
    const step = this.#undo.pop();
    if (step) this.#redo.push(this.#back(step));
  }

  redo(): void {
    const step = this.#redo.pop();
    if (step) this.#undo.push(this.#back(step));
  }

  #back({ operations }: Step): Step {
    const made = applyAll(this.#entry, operations);
    this.#take(made.entry, operations, made.refused);
    return { operations: made.inverse, at: 0, typedAt: '' };
  }

  #take(
    entry: EditedEntry,
    operations: readonly Operation[],
    refused: readonly RefusedChange[],
  ): void {
    const left = new Set(refused.map(({ operation }) => operation));
    const done = operations.filter((one) => !left.has(one));
    this.#entry = entry;
    this.#pending = done.reduce(joinTyped, this.#pending);
    if (this.#saving.state === 'saved') this.#saving = { state: 'waiting' };
    // Done and taken back before it was sent.
    if (!this.isDirty && this.#saving.state === 'waiting') {
      this.#saving = { state: 'saved', at: new Date() };
    }
    this.#hold();
    this.#tell();
    if (!this.#underWay && this.#failures === 0) this.#sendIn(restMs);
  }

  /**
   * Saves what waits.
   * @returns the revision that holds everything done so far
   * @throws {AskFailed}
   */
  save = async (): Promise<number> => {
    clearTimeout(this.#timer);
    for (let round = 0; this.isDirty && round < 20; round += 1) {
      await (this.#underWay ?? this.#send());
      if (this.#saving.state === 'failed') throw this.#saving.error;
    }
    return this.#revision;
  };

  /** Tries again at once what failed: the line is back, or somebody signed in. */
  retry(): void {
    if (this.#saving.state === 'failed' && !this.#underWay) void this.#send();
  }

  /** Takes in what a call answered that changed the page otherwise; steps back no longer fit then. */
  replace(page: { readonly revision: number; readonly entry: EditedEntry }): void {
    if (page.revision <= this.#revision || this.isDirty) return;
    this.#revision = page.revision;
    this.#server = page.entry;
    this.#entry = page.entry;
    this.#tell();
  }

  /** Nothing is sent by itself any more. */
  close(): void {
    clearTimeout(this.#timer);
  }

  #tell() {
    for (const listener of this.#listeners) listener();
  }

  #hold() {
    this.#options.hold?.(this.#request, this.#pending);
  }

  #sendIn(ms: number) {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#send(), ms);
  }

  #send(): Promise<void> {
    clearTimeout(this.#timer);
    this.#underWay ??= this.#sendNow().finally(() => {
      this.#underWay = null;
      if (this.#saving.state === 'waiting') this.#sendIn(restMs);
    });
    return this.#underWay;
  }

  async #sendNow(): Promise<void> {
    const request = this.#request ?? this.#createRequest();
    if (!request) return;
    this.#request = request;
    const since = this.#saving.state === 'failed' ? this.#saving.since : new Date();
    if (this.#saving.state !== 'failed') this.#say({ state: 'saving' });
    try {
      this.#answer(request, await this.#options.send(request));
    } catch (error) {
      this.#fail(error as Error, since);
    }
  }

  #createRequest(): PageRequest | null {
    if (this.#pending.length === 0) return null;
    const operations = this.#pending.slice(0, maxOperations);
    this.#pending = this.#pending.slice(maxOperations);
    return { key: crypto.randomUUID(), base: this.#revision, operations };
  }

  #answer({ operations }: PageRequest, { revision, entry, refused }: SavedPage) {
    this.#request = null;
    this.#failures = 0;
    this.#revision = revision;
    this.#server = entry ? (entry as EditedEntry) : applyAll(this.#server, operations).entry;
    if (entry) {
      const made = applyAll(this.#server, this.#pending);
      const left = new Set(made.refused.map(({ operation }) => operation));
      this.#pending = this.#pending.filter((one) => !left.has(one));
      this.#entry = made.entry;
      this.#refused = [...this.#refused, ...refused, ...made.refused];
    }
    this.#hold();
    this.#say(this.#pending.length > 0 ? { state: 'waiting' } : { state: 'saved', at: new Date() });
    this.#options.onSaved?.();
  }

  #fail(error: Error, since: Date) {
    this.#hold();
    this.#say({ state: 'failed', since, error });
    const status = error instanceof AskFailed ? error.status : 0;
    // What was refused waits for somebody to sign in, or to take it back.
    if (typeof status === 'number' && status >= 400 && status < 500) {
      this.#pending = [...(this.#request?.operations ?? []), ...this.#pending];
      this.#request = null;
      return;
    }
    this.#sendIn(retryMs[Math.min(this.#failures++, retryMs.length - 1)] ?? 0);
  }

  #say(saving: Saving) {
    this.#saving = saving;
    this.#tell();
  }
}

/** What is typed in one go is one step. */
function addStep(steps: Step[], step: Step, withinMs: number): Step[] {
  const last = steps.at(-1);
  const goesOn =
    step.typedAt !== '' && last?.typedAt === step.typedAt && step.at - last.at < withinMs;
  if (!goesOn) return [...steps, step].slice(-maxSteps);
  const joined = joinInverse(step.operations, last.operations);
  return [...steps.slice(0, -1), { ...step, operations: joined }];
}

/** The newer one brings back what the older one began with. */
function joinInverse(newer: readonly Operation[], older: readonly Operation[]) {
  const [one] = newer;
  const [other] = older;
  const isOne = newer.length === 1 && older.length === 1;
  if (isOne && one?.kind === 'set' && other?.kind === 'set' && isSamePlace(one, other)) {
    return [{ ...one, to: other.to }];
  }
  return [...newer, ...older];
}

/** Letters that were not sent yet go as one change. */
function joinTyped(pending: Operation[], operation: Operation): Operation[] {
  const last = pending.at(-1);
  if (operation.kind !== 'set' || last?.kind !== 'set' || !isSamePlace(operation, last)) {
    return [...pending, operation];
  }
  if (!isSame(last.to, operation.from)) return [...pending, operation];
  const rest = pending.slice(0, -1);
  return isSame(last.from, operation.to) ? rest : [...rest, { ...operation, from: last.from }];
}

const isSamePlace = (
  one: Extract<Operation, { kind: 'set' }>,
  other: Extract<Operation, { kind: 'set' }>,
): boolean => one.id === other.id && isSame(one.path, other.path);
