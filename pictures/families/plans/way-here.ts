import * as house from '../../../brand/house.ts';
import { starPolygon, tau } from '../../geometry/points.ts';
import { at, curve, dot, polygon, type Shape, toSvg } from './shape.ts';
import { drawBenches, drawBus, drawRose } from './signs.ts';
import { colors, drawSurvey } from './survey.ts';

/** Of the map of the way here, which is four by three. */
const frame = { x: -58, y: -36, width: 152, height: 114 };

/** The map of the way here by bus, by car and on foot; its names are the page's. */
export const drawWayHere = (): string =>
  toSvg([...drawSurvey(), ...drawBenches(), ...drawRoutes(), ...drawRose([82, 68])], frame);

function drawRoutes(): Shape[] {
  const [gateX, gateY] = house.gate.at;
  const [busX, busY] = house.busStop.at;
  const car = curve([
    [-60, -20],
    [-52, -20.2],
    [-46.6, -19.8],
    [-45.4, -15],
    [-43, -8],
    [-42, -4.4],
  ]);
  const bus = curve(house.sidewalk.fromBus);
  const foot = curve(house.sidewalk.fromParking);
  return [
    { d: bus, stroke: '#ffffff', width: 1.2 },
    { d: bus, stroke: colors.fuchsia, width: 0.75, dash: [2.6, 1.8] },
    { d: car, stroke: colors.night, width: 0.8 },
    { d: `M${at(-43.9, -6.2)}l2 2.4 .7-3`, stroke: colors.night, width: 0.8 },
    { d: foot, stroke: colors.green, width: 0.9, dash: [0, 1.75] },
    { d: dot(busX, busY), stroke: colors.fuchsia, width: 5.4 },
    { d: dot(busX, busY), stroke: '#ffffff', width: 4.2 },
    ...drawBus(colors.fuchsia, '#ffffff', 1),
    {
      d: polygon(starPolygon(8, 3.3, 0.765, 0, [gateX, gateY])),
      fill: colors.yellow,
      stroke: colors.ink,
      width: 0.3,
    },
    { d: polygon(starPolygon(8, 1.3, 0.765, tau / 16, [gateX, gateY])), fill: colors.ink },
  ];
}
