import { isSame } from '#shared/json/is-same.ts';
import { type Content, readAt, rootOf, writeAt } from './paths.ts';

export interface Change {
  readonly path: string;
  /** What stood there when the change began. */
  readonly from: unknown;
  readonly to: unknown;
  /** What was sent of it before and clashed: this is said instead. */
  readonly refused?: unknown;
}

export interface Conflict {
  readonly path: string;
  readonly kind: 'value' | 'order';
  readonly base: unknown;
  readonly mine: unknown;
  readonly theirs: unknown;
}

export interface SaveAnswer {
  readonly revision: number;
  /** What others changed, and what the merge made otherwise than it was sent, by path. */
  readonly values: Readonly<Record<string, unknown>>;
  /** Where others wrote too: what they wrote stays until somebody chooses. */
  readonly conflicts: readonly Conflict[];
}

/**
 * The fields of an item as somebody types in them: of each that differs from the server's the value
 * that it began with, so that the server can join what several write. No time and no network here.
 */
export class DraftFields {
  #server: Content;
  #current: Content;
  /** Of each field that was changed here, what its words were made of. */
  readonly #origins = new Map<string, unknown>();
  /** Sent, kept by the server beside what another wrote, and still in the hands of whoever types. */
  readonly #clashed = new Map<string, unknown>();
  /** Sent, and not taken as it is: it is nowhere but here. */
  readonly #refused = new Map<string, unknown>();
  #held: string | null = null;

  constructor(content: Content) {
    this.#server = content;
    this.#current = content;
  }

  get current(): Content {
    return this.#current;
  }

  read(path: string): unknown {
    return readAt(this.#current, path);
  }

  write(path: string, value: unknown): void {
    const root = rootOf(path);
    if (!this.#origins.has(root)) this.#origins.set(root, readAt(this.#server, root));
    this.#current = writeAt(this.#current, path, value);
    const isBack = isSame(this.read(root), readAt(this.#server, root));
    if (isBack && isSame(this.#origins.get(root), readAt(this.#server, root))) this.#let(root);
  }

  /** A conflict is settled: what is written next is made of what the other wrote. */
  accept(path: string): void {
    const root = rootOf(path);
    this.#let(root);
    this.#current = writeAt(this.#current, root, readAt(this.#server, root));
  }

  /** What has to be sent, each with what it began with. */
  listChanges(): Change[] {
    return this.listUnsaved().filter(
      ({ path }) => !this.isRefused(path) && !this.#isStill(this.#clashed, path),
    );
  }

  /** These, and what the server has refused. */
  listUnsaved(): Change[] {
    return [...this.#origins].flatMap(([path, from]) => {
      const to = this.read(path);
      if (isSame(from, to)) return [];
      const refused = this.#clashed.get(path);
      return [refused === undefined ? { path, from, to } : { path, from, to, refused }];
    });
  }

  /** The server does not take what stands there; it is sent again once it is changed. */
  refuse(path: string): void {
    this.#refused.set(rootOf(path), this.read(rootOf(path)));
  }

  isRefused(path: string): boolean {
    return this.#isStill(this.#refused, rootOf(path));
  }

  #isStill(sent: ReadonlyMap<string, unknown>, root: string): boolean {
    return sent.has(root) && isSame(sent.get(root), this.read(root));
  }

  /** The field that somebody is in: what others wrote there comes in when they leave it. */
  hold(path: string | null): void {
    const before = this.#held;
    this.#held = path && rootOf(path);
    if (before === null || before === this.#held) return;
    const isTyped = this.listUnsaved().some((change) => change.path === before);
    if (!isTyped || this.#isStill(this.#clashed, before)) this.accept(before);
  }

  /** @param sent the changes that are answered; none: others changed something */
  take(
    values: SaveAnswer['values'],
    sent: readonly Change[] = [],
    clashes: readonly string[] = [],
  ) {
    const sentTo = new Map(sent.map(({ path, to }) => [path, to]));
    const answered = { ...Object.fromEntries(sentTo), ...this.#inFields(values) };
    const clashing = new Set(clashes.map(rootOf));
    for (const [path, given] of Object.entries(answered)) {
      const value = given ?? undefined;
      this.#server = writeAt(this.#server, path, value);
      if (sentTo.has(path)) this.#takeAnswer(path, value, sentTo.get(path), clashing.has(path));
      else this.#takeOthers(path, value);
    }
  }

  #takeAnswer(path: string, value: unknown, sent: unknown, isClash: boolean) {
    const isUntouched = isSame(this.read(path), sent);
    if (isUntouched && (path !== this.#held || isSame(value, sent))) this.accept(path);
    // Made of the same words as before: the clash would else be joined away with the next ones.
    else if (isClash) this.#clashed.set(path, sent);
    else {
      this.#origins.set(path, sent);
      this.#clashed.delete(path);
    }
  }

  #takeOthers(path: string, value: unknown) {
    if (path === this.#held && !this.#origins.has(path)) this.#origins.set(path, this.read(path));
    if (!this.#origins.has(path)) this.#current = writeAt(this.#current, path, value);
  }

  /** A language that began or ended says all its fields; what is typed in one of them stays. */
  #inFields(values: SaveAnswer['values']): Record<string, unknown> {
    const fields: Record<string, unknown> = {};
    const isField = (path: string) => path === 'tags' || path.includes('.');
    for (const [language, value] of Object.entries(values)) {
      if (isField(language)) continue;
      const isTyped = [...this.#origins.keys()].some((root) => root.startsWith(`${language}.`));
      const known = Object.keys((readAt(this.#server, language) ?? {}) as object);
      const given = (value ?? {}) as Record<string, unknown>;
      if (value === null && !isTyped) fields[language] = null;
      else if (value !== null && this.read(language) === undefined) fields[language] = {};
      if (value !== null || isTyped)
        for (const name of known) fields[`${language}.${name}`] = given[name];
      for (const [name, one] of Object.entries(given)) fields[`${language}.${name}`] = one;
    }
    for (const [path, value] of Object.entries(values)) {
      const [language = ''] = path.split('.');
      if (isField(path) && fields[language] !== null) fields[path] = value;
    }
    return fields;
  }

  #let(root: string) {
    this.#origins.delete(root);
    this.#clashed.delete(root);
    this.#refused.delete(root);
  }

  /** All as the server has it by now. */
  replace(content: Content): void {
    const whole = Object.entries(content.languages).map(([language, values]) => [language, values]);
    this.take({ tags: content.tags, ...Object.fromEntries(whole) });
  }
}
