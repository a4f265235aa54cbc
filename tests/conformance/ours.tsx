import { adoptSheet } from '#app/blocks/adopt-sheet.ts';
import { allParts, loadParts } from '#app/blocks/draw/parts.ts';
import { OurDrawing, type OursGiven } from './our-drawing.tsx';
import { setStage } from './stage.ts';

await loadParts(allParts);

setStage<OursGiven>((given) => <OurDrawing of={given} />, adoptSheet);
