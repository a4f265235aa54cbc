/** Values that expressions read and actions change; the blocks of one entry share them. */
export class StateStore {
  #base: Readonly<Record<string, unknown>> = {};
  #written: Record<string, unknown> = {};
  #version = 0;
  readonly #listeners = new Set<() => void>();
  values: Readonly<Record<string, unknown>> = {};

  /** What the state is apart from what actions wrote; the same base changes nothing. */
  rebase(base: Readonly<Record<string, unknown>>) {
    if (base === this.#base) return;
    this.#base = base;
    this.values = { ...base, ...this.#written };
  }

  read = (name: string): unknown =>
    Object.hasOwn(this.values, name) ? this.values[name] : undefined;

  write = (name: string, value: unknown) => {
    this.#written = { ...this.#written, [name]: value };
    this.values = { ...this.#base, ...this.#written };
    this.touch();
  };

  /** Tells that something changed, be it deep inside a value. */
  touch = () => {
    this.#version++;
    for (const listener of this.#listeners) listener();
  };

  subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  };

  version = () => this.#version;
}
