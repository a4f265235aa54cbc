/** Characters of the shortest password of the studio. */
export const minPasswordLength = 12;
