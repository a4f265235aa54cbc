/** In a file of its own: the screen names them, and needs nothing else of what makes its list. */
export const conveningPeriods = ['upcoming', 'past'] as const;
