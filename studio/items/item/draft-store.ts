import { isSame } from '#shared/json/is-same.ts';
import { AskFailed } from '../../api/ask.ts';
import { type Change, DraftFields, type SaveAnswer } from './draft-fields.ts';
import type { LeftWords } from './left-words.ts';
import type { ItemDraft, Saving } from './open-item.ts';
import { type Content, keyOf, rootOf } from './paths.ts';
import { type Step, UndoSteps } from './undo.ts';

/** One request: repeated with the same key it counts once. */
export interface SaveRequest {
  readonly key: string;
  readonly base: number;
  readonly changes: readonly Change[];
}

export interface DraftOptions {
  readonly item: Content & { readonly revision: number; readonly updatedAt: string | null };
  /** @throws {AskFailed} where nothing is known to be saved; a clash is an answer */
  readonly send: (request: SaveRequest) => Promise<SaveAnswer>;
  /** Holds what is not acknowledged, in this browser. */
  readonly words?: {
    readonly write: (words: Pick<LeftWords, 'base' | 'request' | 'changes'>) => Promise<void>;
    readonly remove: () => Promise<void>;
  };
  /** Called after each answer. */
  readonly onSaved?: (answer: SaveAnswer) => void;
}

const restMs = 800;
/** What is typed is on the screen before it is held: copying a long item would keep it waiting. */
const holdAfterMs = 30;
const longestTypingMs = 5_000;
const retryMs = [1_000, 2_000, 5_000, 10_000];
/** What the API takes at once: changes, and letters of its 1 MB. */
const maxChanges = 500;
const maxLength = 300_000;
/** Browsers finish 64 KB for a window that is gone; letters have up to three bytes. */
const maxLastLength = 18_000;

/** The draft of one item in this window: typed words, and how they get to the server. */
export class DraftStore implements ItemDraft {
  readonly #fields: DraftFields;
  readonly #options: DraftOptions;
  readonly #listeners = new Set<() => void>();
  #revision: number;
  #saving: Saving;
  #underWay: Promise<void> | null = null;
  /** Sent, and perhaps taken: repeated before anything else is sent. */
  #unanswered: SaveRequest | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #typedSince: number | null = null;
  readonly #steps = new UndoSteps();
  /** A step that is joined with what others wrote since: its own request. */
  #step: Step | null = null;
  #stepKey = '';
  /** A field whose value the server does not take as it is; the others are saved. */
  #barred: { readonly path: string; readonly error: Error; readonly since: Date } | null = null;
  #isWriting = false;
  #hasChanged = false;
  /** False: this browser can hold nothing, and leaving would lose what is not saved. */
  isHeld = true;
  #failures = 0;

  constructor(options: DraftOptions) {
    this.#options = options;
    this.#fields = new DraftFields(options.item);
    this.#revision = options.item.revision;
    // What files brought was saved by nobody.
    const { updatedAt, revision } = options.item;
    this.#saving = { state: 'saved', at: updatedAt && revision > 0 ? new Date(updatedAt) : null };
  }

  get languages() {
    return this.#fields.current.languages;
  }

  get tags() {
    return this.#fields.current.tags;
  }

  get saving() {
    return this.#saving;
  }

  get revision() {
    return this.#revision;
  }

  get isDirty(): boolean {
    const isUnderWay = this.#unanswered !== null || this.#step !== null;
    return isUnderWay || this.#fields.listChanges().length > 0;
  }

  read = (path: string): unknown => this.#fields.read(path);

  write = (path: string, value: unknown): void => {
    const root = rootOf(path);
    const before = this.read(root);
    this.#fields.write(path, value);
    const isList = Array.isArray(value) && value.some((one) => keyOf(one ?? {}) !== '');
    const typedAt = isList || value === undefined ? '' : path;
    this.#steps.note({ path: root, before, after: this.read(root), at: Date.now(), typedAt });
    this.#changed();
  };

  /** @returns the field that is as it was before; null: there is nothing to take back */
  undo(): string | null {
    return this.#apply(this.#steps.undo());
  }

  redo(): string | null {
    return this.#apply(this.#steps.redo());
  }

  #apply(step: Step | null): string | null {
    if (!step) return null;
    if (isSame(this.read(step.path), step.after)) {
      this.#fields.write(step.path, step.before);
      this.#changed();
    } else {
      // Somebody else wrote there since: the server joins, so that nothing of theirs is taken back.
      this.#step = step;
      this.#sendIn(0);
    }
    return step.path;
  }

  #changed() {
    this.#wait();
    this.#hold();
    this.#tell();
  }

  /** The field that somebody is in; null: none. */
  enter(path: string | null): void {
    this.#fields.hold(path);
    this.#tell();
  }

  /** Of two versions the other's is taken. */
  accept(path: string): void {
    this.#fields.accept(path);
    this.#hold();
    this.#tell();
  }

  save = async (): Promise<number> => {
    clearTimeout(this.#timer);
    // What is typed while one request is on the way goes with the next.
    for (let round = 0; this.isDirty && round < 20; round++) {
      await (this.#underWay ?? this.#send());
      if (this.#saving.state === 'failed') throw this.#saving.error;
    }
    if (this.#saving.state === 'failed') throw this.#saving.error;
    return this.#revision;
  };

  /** Tries again at once what failed: the line is back, or somebody signed in. */
  retry(): void {
    if (this.#saving.state !== 'failed') return;
    clearTimeout(this.#timer);
    void (this.#underWay ?? this.#send());
  }

  replace = (item: Content & { readonly revision: number }): void => {
    if (item.revision < this.#revision || this.#underWay) return;
    this.#revision = item.revision;
    this.#fields.replace(item);
    this.#tell();
  };

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /**
   * The window goes away: sends what a browser still finishes and what is not on the way already. The
   * rest, and all that gets no answer, is held here until the item is opened again.
   */
  sendLast(): void {
    const isOnTheWay = new Set(this.#unanswered?.changes.map(({ path }) => path));
    const waiting = this.#fields.listChanges().filter(({ path }) => !isOnTheWay.has(path));
    const changes = fitting(waiting, maxLastLength);
    if (changes.length === 0) return;
    void this.#options.send(this.#toRequest(changes)).catch(() => {});
  }

  /** Nothing is sent by itself any more. */
  close(): void {
    clearTimeout(this.#timer);
  }

  /** Once it is drawn, and one after the other: what is typed while one is written goes with the next. */
  #hold() {
    this.#hasChanged = true;
    if (this.#isWriting || !this.#options.words) return;
    this.#isWriting = true;
    void this.#writeWords(this.#options.words).finally(() => {
      this.#isWriting = false;
    });
  }

  async #writeWords({ write, remove }: NonNullable<DraftOptions['words']>): Promise<void> {
    try {
      while (this.#hasChanged) {
        await new Promise((resolve) => setTimeout(resolve, holdAfterMs));
        this.#hasChanged = false;
        const changes = this.#fields.listUnsaved();
        const words = { base: this.#revision, request: this.#unanswered, changes };
        await (changes.length > 0 || words.request ? write(words) : remove());
      }
      this.isHeld = true;
    } catch {
      // Private windows of some browsers; the window then asks before it closes.
      this.isHeld = false;
    }
  }

  #tell() {
    for (const listener of this.#listeners) listener();
  }

  #say(saving: Saving) {
    this.#saving = saving;
    this.#tell();
  }

  /** Until they rest, but not for longer than a few seconds. */
  #wait() {
    this.#typedSince ??= Date.now();
    const longest = this.#typedSince + longestTypingMs - Date.now();
    if (this.#underWay || this.#failures > 0) return;
    if (this.#saving.state === 'saved') this.#saving = { state: 'waiting' };
    this.#sendIn(Math.max(0, Math.min(restMs, longest)));
  }

  #sendIn(ms: number) {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#send(), ms);
  }

  /** One at a time; what it brings never touches what is being typed. */
  #send(): Promise<void> {
    this.#underWay ??= this.#sendNow().finally(() => {
      this.#underWay = null;
      if (this.#saving.state === 'waiting') this.#sendIn(restMs);
    });
    return this.#underWay;
  }

  async #sendNow(): Promise<void> {
    const request = this.#unanswered ?? this.#createRequest();
    if (!request) return this.#say({ state: 'saved', at: new Date() });
    const since = this.#saving.state === 'failed' ? this.#saving.since : new Date();
    this.#unanswered = request;
    this.#typedSince = null;
    this.#hold();
    if (this.#saving.state !== 'failed') this.#say({ state: 'saving' });
    try {
      const answer = await this.#options.send(request);
      this.#unanswered = null;
      this.#failures = 0;
      this.#revision = Math.max(this.#revision, answer.revision);
      if (request.key === this.#stepKey) this.#takeStep(request, answer);
      else {
        const clashes = answer.conflicts.map(({ path }) => path);
        this.#fields.take(answer.values, request.changes, clashes);
      }
      this.#hold();
      this.#sayWhere();
      this.#options.onSaved?.(answer);
    } catch (error) {
      this.#fail(error as Error, since);
    }
  }

  /** In the form it comes in like another's change: it was made of words that stood there before. */
  #takeStep({ changes }: SaveRequest, { values }: SaveAnswer) {
    this.#step = null;
    this.#fields.take({
      ...Object.fromEntries(changes.map(({ path, to }) => [path, to])),
      ...values,
    });
  }

  #createRequest(): SaveRequest | null {
    const changes = fitting(this.#fields.listChanges(), maxLength).slice(0, maxChanges);
    if (changes.length > 0) return this.#toRequest(changes);
    if (!this.#step) return null;
    const { path, before, after } = this.#step;
    const request = this.#toRequest([{ path, from: after, to: before }]);
    this.#stepKey = request.key;
    return request;
  }

  #toRequest = (changes: readonly Change[]): SaveRequest => ({
    key: crypto.randomUUID(),
    base: this.#revision,
    changes,
  });

  /** After an answer. */
  #sayWhere() {
    const barred = this.#barred;
    if (this.isDirty) this.#say({ state: 'waiting' });
    else if (barred && this.#fields.isRefused(barred.path))
      this.#say({ state: 'failed', ...barred });
    else this.#say({ state: 'saved', at: new Date() });
  }

  #fail(error: Error, since: Date) {
    const { status, details } =
      error instanceof AskFailed ? error : { status: 0, details: undefined };
    const isRefused =
      typeof status === 'number' && status >= 400 && status < 500 && !isForNow.has(status);
    if (isRefused) {
      this.#unanswered = null;
      this.#step = null;
    }
    const path = (details as { path?: unknown } | undefined)?.path;
    if (status === 400 && typeof path === 'string') {
      this.#fields.refuse(path);
      this.#barred = { path, error, since };
      return this.#sayWhere();
    }
    this.#say({ state: 'failed', since, error });
    // What was refused waits for another change, or for somebody to sign in.
    if (isRefused) return;
    this.#sendIn(retryMs[Math.min(this.#failures++, retryMs.length - 1)] ?? 0);
  }
}

/** Too slow, or too much at once: the same is taken in a moment. */
const isForNow: ReadonlySet<number> = new Set([408, 429]);

/** The first changes that have room in a request; one alone always has. */
function fitting(changes: readonly Change[], max: number): Change[] {
  let length = 0;
  const some = changes.filter((change) => {
    const own = JSON.stringify(change).length;
    if (length + own > max) return false;
    length += own;
    return true;
  });
  return some.length > 0 || max < maxLength ? some : changes.slice(0, 1);
}
