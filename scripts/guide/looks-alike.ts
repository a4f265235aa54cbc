import sharp from 'sharp';

/** Of all points: letters of a minute that passed, not a button that moved. */
const mayDiffer = 0.002;
const visibleStep = 24;

/** Whether two pictures of a screen show the same but for a few letters. */
export async function looksAlike(one: Buffer, other: Buffer): Promise<boolean> {
  const [first, second] = await Promise.all(
    [one, other].map((file) => sharp(file).greyscale().raw().toBuffer({ resolveWithObject: true })),
  );
  if (!first || !second || first.info.width !== second.info.width) return false;
  if (first.info.height !== second.info.height) return false;
  let different = 0;
  for (const [place, value] of first.data.entries()) {
    if (Math.abs(value - (second.data[place] ?? 0)) > visibleStep) different += 1;
  }
  return different <= first.data.length * mayDiffer;
}
