import {
  firstPattern,
  type PaletteName,
  type PatternChoice,
  palettes,
  starAngles,
  starsRange,
} from '#shared/girih/pattern.ts';
import { folds } from '#shared/girih/tilings.ts';

/** Another pattern, as chance has it, and always one of stars; the tiling stays as it is. */
export function drawLots({ showsTiling, palette: last }: PatternChoice): PatternChoice {
  const pick = <Item>(list: readonly Item[]) => list[Math.floor(Math.random() * list.length)];
  const between = ({ min, max }: { min: number; max: number }) =>
    min + Math.floor(Math.random() * (max - min + 1));
  const others = (Object.keys(palettes) as PaletteName[]).filter((name) => name !== last);
  const fold = pick(folds) ?? firstPattern.fold;
  return {
    fold,
    angle: between(starAngles[fold]),
    palette: pick(others) ?? firstPattern.palette,
    stars: between({ ...starsRange, max: 6 }),
    showsTiling,
  };
}
