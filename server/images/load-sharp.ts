/** A twentieth of a start, so it comes with the first picture that is looked into. */
export const loadSharp = async () => (await import('sharp')).default;
