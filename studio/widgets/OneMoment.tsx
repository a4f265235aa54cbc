import { useWords } from '../words/words.ts';

/** Stands where something is on its way. */
export const OneMoment = () => <p role="status">{useWords().wait}</p>;
