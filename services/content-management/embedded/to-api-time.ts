/** `2026-04-03T14:52:29+0000`, the form of all instants of the service. */
export function toApiTime(time: number): string;
export function toApiTime(time: number | null): string | null;
export function toApiTime(time: number | null): string | null {
  return time === null ? null : new Date(time).toISOString().replace(/\.\d+Z$/, '+0000');
}
