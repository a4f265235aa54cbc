/** What is called does not answer. */
class CallsHang extends Error {
  override readonly name = 'CallsHang';
}

/** Others were faster, which is no failure of what is called. */
export class NoPlaceFree extends Error {
  override readonly name = 'NoPlaceFree';
}

/**
 * Lets a few calls at a time through to something that may never answer and cannot be told to give up, such as
 * a folder of another machine that is gone: each of its calls holds one of the few threads that Node has for
 * files until the system returns. A call counts until it has returned, and not until nobody waits for it any more.
 */
export class BoundedCalls {
  readonly #max: number;
  readonly #waiting: (() => void)[] = [];
  #running = 0;
  /** Calls that have outlived their time and have not returned. */
  #hanging = 0;

  constructor(max: number) {
    this.#max = max;
  }

  /** So many hang that nothing can be asked until one returns. */
  get isBlocked(): boolean {
    return this.#hanging >= this.#max;
  }

  /**
   * @param withinMs to wait for a place, and then for the answer
   * @throws {NoPlaceFree}
   * @throws {CallsHang} where it does not answer in time, or nothing can be asked; and what the call throws
   */
  async run<Answer>(
    withinMs: number,
    call: (signal: AbortSignal) => Promise<Answer>,
  ): Promise<Answer> {
    if (this.isBlocked) throw new CallsHang('Calls of the store do not return.');
    if (!(await this.#enter(withinMs))) throw new NoPlaceFree('Too much was asked at once.');
    const late = new AbortController();
    let isLate = false;
    let timer: NodeJS.Timeout | undefined;
    const tooLate = new Promise<never>((_, reject) => {
      timer = setTimeout(() => {
        isLate = true;
        this.#hanging += 1;
        reject(new CallsHang(`The store did not answer within ${withinMs} ms.`));
        late.abort();
      }, withinMs);
    });
    // A race: what hangs heeds no signal.
    const answered = call(late.signal).finally(() => {
      clearTimeout(timer);
      if (isLate) this.#hanging -= 1;
      this.#leave();
    });
    answered.catch(() => {});
    return Promise.race([answered, tooLate]);
  }

  #enter(withinMs: number): Promise<boolean> {
    if (this.#running < this.#max) {
      this.#running += 1;
      return Promise.resolve(true);
    }
    return new Promise((resolve) => {
      const enter = () => {
        clearTimeout(timer);
        resolve(true);
      };
      const timer = setTimeout(() => {
        this.#waiting.splice(this.#waiting.indexOf(enter), 1);
        resolve(false);
      }, withinMs);
      this.#waiting.push(enter);
    });
  }

  /** The place goes to whoever waits for one. */
  #leave(): void {
    const next = this.#waiting.shift();
    if (next) next();
    else this.#running -= 1;
  }
}
