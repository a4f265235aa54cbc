// Imported before a server: its clock shows another time, CLOCK_MOVED_MS later.

const movedMs = Number(process.env.CLOCK_MOVED_MS);
const RealDate = Date;

globalThis.Date = class extends RealDate {
  constructor(...given: readonly number[]) {
    if (given.length === 0) super(RealDate.now() + movedMs);
    else super(...(given as [number]));
  }

  static override now(): number {
    return RealDate.now() + movedMs;
  }
} as DateConstructor;
