/** "HST"; the letters by which a zone is known where it is. */
export const nameZone = (timeZone: string, instant: Date): string =>
  new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'short' })
    .formatToParts(instant)
    .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
