import { adoptSheet } from '#app/blocks/adopt-sheet.ts';
import { allBundles, loadBundles } from '#app/blocks/draw/bundles.ts';
import { OurDrawing, type OursGiven } from './our-drawing.tsx';
import { setStage } from './stage.ts';

await loadBundles(allBundles);

setStage<OursGiven>((given) => <OurDrawing of={given} />, adoptSheet);
