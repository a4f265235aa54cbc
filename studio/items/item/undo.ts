import { isSame } from '#shared/json/is-same.ts';

/** A field as it was before and after somebody changed it. */
export interface Step {
  readonly path: string;
  readonly before: unknown;
  readonly after: unknown;
  readonly at: number;
  /** Where something was typed letter by letter: one step with the letters before; empty: a step of its own. */
  readonly typedAt: string;
}

const burstMs = 1_500;
const maxSteps = 200;

/** The steps of one window, newest last. */
export class UndoSteps {
  #done: Step[] = [];
  #undone: Step[] = [];

  /** What is typed in one go is one step. */
  note(step: Step): void {
    this.#undone = [];
    const last = this.#done.at(-1);
    const isTyped = step.typedAt !== '' && last?.typedAt === step.typedAt;
    const goesOn = isTyped && step.at - last.at < burstMs;
    const joined = goesOn ? { ...step, before: last.before } : step;
    if (goesOn) this.#done.pop();
    if (!isSame(joined.before, joined.after)) this.#done.push(joined);
    if (this.#done.length > maxSteps) this.#done.shift();
  }

  /** The step to take back, which can then be done again; null: none. */
  undo(): Step | null {
    return move(this.#done, this.#undone);
  }

  /** The step to do again, as the change that it now is. */
  redo(): Step | null {
    const step = move(this.#undone, this.#done);
    return step && { ...step, before: step.after, after: step.before };
  }
}

function move(from: Step[], to: Step[]): Step | null {
  const step = from.pop();
  // A step that is done again does not go on with what was typed a moment ago.
  if (step) to.push({ ...step, at: 0 });
  return step ?? null;
}
