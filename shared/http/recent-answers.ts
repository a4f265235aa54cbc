/** Answers that are believed for a moment. */
export interface RecentAnswers<Answer> {
  /** @param ask called when none is at hand, once for all who want it meanwhile; what it throws is not kept */
  find(key: string, ask: () => Promise<Answer>): Promise<Answer>;
  /** Lets go of everything when the content is of another version than before. */
  retainFor(version: string): void;
  clear(): void;
}

/**
 * Spares a busy site the way to the service and back for every page it draws.
 * @param maxAgeMs 0: nothing is kept
 * @param maxAnswers beyond that the oldest goes
 */
export function createRecentAnswers<Answer>(
  maxAgeMs: number,
  maxAnswers = 500,
): RecentAnswers<Answer> {
  const cache = new Map<string, { answer: Answer; until: number }>();
  /** Questions that are on their way. */
  const asking = new Map<string, Promise<Answer>>();
  let version: string | null = null;
  /** Counts the clearings: an answer from before one is not kept after it. */
  let round = 0;
  const clear = () => {
    cache.clear();
    asking.clear();
    round += 1;
  };
  const askAnew = async (key: string, ask: () => Promise<Answer>) => {
    const asked = round;
    const answer = await ask();
    if (asked !== round) return answer;
    // Set anew it is the youngest; the oldest one goes first.
    cache.delete(key);
    const oldest = cache.size >= maxAnswers ? cache.keys().next().value : undefined;
    if (oldest !== undefined) cache.delete(oldest);
    cache.set(key, { answer, until: performance.now() + maxAgeMs });
    return answer;
  };
  return {
    async find(key, ask) {
      const known = cache.get(key);
      if (known && performance.now() < known.until) return known.answer;
      if (maxAgeMs === 0) return ask();
      const others = asking.get(key);
      if (others) return others;
      const answer = askAnew(key, ask).finally(() => {
        if (asking.get(key) === answer) asking.delete(key);
      });
      asking.set(key, answer);
      return answer;
    },
    retainFor(found) {
      if (found === version) return;
      version = found;
      clear();
    },
    clear,
  };
}
