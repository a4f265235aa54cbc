/**
 * A screen that is opened later comes whole: the code of its pieces is asked for with its data, and not only when
 * the screen stands there without them. What fails is tried again where it is wanted.
 */
export async function withPieces<Data>(
  data: Promise<Data>,
  ...pieces: readonly { load(): Promise<void> }[]
): Promise<Data> {
  const begun = pieces.map((piece) => piece.load().catch(() => {}));
  const found = await data;
  await Promise.all(begun);
  return found;
}
