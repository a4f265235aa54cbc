/**
 * Files that came with the request in hand. They lie on the disk of this process until it is
 * answered; in the form stands a token for each, which nobody can guess.
 */
export interface ReceivedFiles {
  /** @returns null: no file of this token came with any request in hand */
  read(token: string): Promise<ReceivedFile | null>;
}

export type ReceivedFile =
  | { readonly name: string; readonly content: Uint8Array<ArrayBuffer>; readonly problem: null }
  /** Larger than any file may be; the rest of it was thrown away. */
  | { readonly name: string; readonly content: null; readonly problem: 'file-too-large' };

/** The prefix of a token in the value of a file field. */
export const receivedPrefix = 'received:';
