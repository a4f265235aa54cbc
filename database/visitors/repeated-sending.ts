/** A browser without scripts that sends the same again within this time was impatient. */
const repeatWithinMs = 10 * 60_000;

/** Keys of a sending that named none: the same content within some minutes is the same sending. */
export interface ContentKeys {
  readonly current: string;
  /** Counts where it was stored after `since`: the minutes do not begin anew at a round time. */
  readonly previous: string;
  /** ISO 8601, UTC. */
  readonly since: string;
}

/** @param fingerprint a hash of all that was sent */
export function toContentKeys(fingerprint: string, now: Date): ContentKeys {
  const time = now.getTime();
  const period = Math.floor(time / repeatWithinMs);
  return {
    current: `content ${fingerprint} ${period.toString(36)}`,
    previous: `content ${fingerprint} ${(period - 1).toString(36)}`,
    since: new Date(time - repeatWithinMs).toISOString(),
  };
}
