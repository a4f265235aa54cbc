/** Results that are kept: a museum writes the same date, and the same measure, again and again. */
const mostKept = 2_000;

/** A function of a text that keeps what it gave for the texts it was asked last. */
export function remembered<Result>(read: (text: string) => Result): (text: string) => Result {
  let recent = new Map<string, Result>();
  let older = new Map<string, Result>();
  return (text) => {
    let result = recent.get(text);
    if (result !== undefined) return result;
    result = older.get(text) ?? read(text);
    if (recent.size === mostKept) {
      older = recent;
      recent = new Map();
    }
    recent.set(text, result);
    return result;
  };
}
