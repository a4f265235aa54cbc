/** What a script threw, on its way out. */
export class Thrown extends Error {
  readonly value: unknown;
  constructor(value: unknown) {
    super(value instanceof ScriptError ? value.message : 'thrown by a script');
    this.value = value;
  }
}

/** `new Error('…')` in a script. */
export class ScriptError {
  readonly name: string;
  readonly message: string;
  constructor(name: string, message: string) {
    this.name = name;
    this.message = message;
  }
}
