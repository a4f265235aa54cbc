import { AskFailed } from '../../api/ask.ts';
import { type Change, DraftFields, type SaveAnswer } from './draft-fields.ts';
import type { ItemDraft, Saving } from './open-item.ts';
import type { Content } from './paths.ts';

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
  /** Called after each answer. */
  readonly onSaved?: (answer: SaveAnswer) => void;
}

const restMs = 800;
const longestTypingMs = 5_000;
const retryMs = [1_000, 2_000, 5_000, 10_000, 30_000];
/** What the API takes at once. */
const maxChanges = 500;

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
  #failures = 0;

  constructor(options: DraftOptions) {
    this.#options = options;
    this.#fields = new DraftFields(options.item);
    this.#revision = options.item.revision;
    const { updatedAt } = options.item;
    this.#saving = { state: 'saved', at: updatedAt ? new Date(updatedAt) : null };
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
    return this.#unanswered !== null || this.#fields.listChanges().length > 0;
  }

  read = (path: string): unknown => this.#fields.read(path);

  write = (path: string, value: unknown): void => {
    this.#fields.write(path, value);
    this.#wait();
    this.#tell();
  };

  hold(path: string | null): void {
    this.#fields.hold(path);
    this.#tell();
  }

  accept(path: string): void {
    this.#fields.accept(path);
    this.#tell();
  }

  save = async (): Promise<number> => {
    clearTimeout(this.#timer);
    // What is typed while one request is on the way goes with the next.
    for (let round = 0; this.isDirty && round < 20; round++) {
      await (this.#underWay ?? this.#send());
      if (this.#saving.state === 'failed') throw this.#saving.error;
    }
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

  /** Nothing is sent by itself any more. */
  close(): void {
    clearTimeout(this.#timer);
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
    if (this.#saving.state === 'failed' || this.#underWay) return;
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
    if (this.#saving.state !== 'failed') this.#say({ state: 'saving' });
    try {
      const answer = await this.#options.send(request);
      this.#unanswered = null;
      this.#failures = 0;
      this.#revision = Math.max(this.#revision, answer.revision);
      const clashes = answer.conflicts.map(({ path }) => path);
      this.#fields.take(answer.values, request.changes, clashes);
      const isMore = this.#fields.listChanges().length > 0;
      this.#say(isMore ? { state: 'waiting' } : { state: 'saved', at: new Date() });
      this.#options.onSaved?.(answer);
    } catch (error) {
      this.#fail(error as Error, since);
    }
  }

  #createRequest(): SaveRequest | null {
    const changes = this.#fields.listChanges().slice(0, maxChanges);
    if (changes.length === 0) return null;
    return { key: crypto.randomUUID(), base: this.#revision, changes };
  }

  #fail(error: Error, since: Date) {
    const status = error instanceof AskFailed ? error.status : 0;
    // Refused, and refused again: what is typed next makes another request.
    const isRefused = typeof status === 'number' && status >= 400 && status < 500;
    if (isRefused) this.#unanswered = null;
    this.#say({ state: 'failed', since, error });
    const wait = retryMs[Math.min(this.#failures++, retryMs.length - 1)] ?? 0;
    this.#sendIn(wait);
  }
}
