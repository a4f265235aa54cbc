/**
 * The house and its grounds, from which every plan is drawn: the map of the way here, the map of access, the
 * folded map, the plan of the guidebook and that of the tour. Meters; x grows to the east and y towards the sea.
 * Rooms of the tour are measured in their own texts (`plan_x` …); a test holds that both are one house.
 */

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}
type Point = readonly [x: number, y: number];

/** Rooms of the tour. */
export const court: Box = { x: 12, y: 11, width: 16.8, height: 22.4 };
export const terrace: Box = { x: 14.15, y: 42.6, width: 12.5, height: 6.4 };
export const library: Box = { x: 16.5, y: -0.6, width: 7.8, height: 10 };
export const damascusRoom: Box = { x: 3.8, y: 18.1, width: 6.6, height: 8.2 };
export const latticeRoom: Box = { x: 30.4, y: 18.6, width: 7, height: 7.4 };
export const tileLoggia: Box = { x: 15.6, y: 35, width: 9.6, height: 6 };

const desk: Box = { x: 3.8, y: 2.4, width: 7.2, height: 7 };
const geometryRoom: Box = { x: 25.9, y: 2.4, width: 11.5, height: 7 };
const gallery1: Box = { x: 3.8, y: 11, width: 6.6, height: 5.5 };
const gallery2: Box = { x: 30.4, y: 11, width: 7, height: 6 };
export const restrooms: Box = { x: 3.8, y: 27.9, width: 6.6, height: 5.5 };
export const gallery3: Box = { x: 30.4, y: 27.6, width: 7, height: 5.8 };
const screeningRoom: Box = { x: 3.8, y: 35, width: 10.2, height: 6 };
const gallery4: Box = { x: 26.8, y: 35, width: 10.6, height: 6 };

/** What the tour does not enter. */
export const otherRooms: readonly Box[] = [
  desk,
  geometryRoom,
  gallery1,
  gallery2,
  restrooms,
  gallery3,
  screeningRoom,
  gallery4,
];

/** Middles of the doors to those rooms and to the court, and the side they lead to. */
export const otherDoors: readonly (readonly [...Point, 'across' | 'along'])[] = [
  [13.75, 10.2, 'across'],
  [11.8, 5, 'along'],
  [27, 10.2, 'across'],
  [11.2, 13.75, 'along'],
  [29.6, 14, 'along'],
  [11.2, 30.4, 'along'],
  [29.6, 30.4, 'along'],
  [13, 34.2, 'across'],
  [27.8, 34.2, 'across'],
];

/** Of the wall that bears the gate, its gap. */
export const gate = { at: [13.75, -14] as Point, width: 4 };
export const gardenWall: readonly Point[] = [
  [-22, 8],
  [-22, -14],
  [62, -14],
];
/** From the gate down to the court; its last six meters slope. */
export const ramp: Box = { x: 12.6, y: 3.4, width: 2.3, height: 6 };
export const elevator: Box = { x: 35.4, y: 28, width: 1.7, height: 1.7 };
/** Down from the loggia to the terrace. */
export const stepsToTerrace = 7;

/** From west to east. */
export const road: readonly Point[] = [
  [-66, -21],
  [-30, -21.5],
  [10, -23.5],
  [50, -25.5],
  [102, -26.5],
];
export const parking = {
  lot: { x: -52, y: -10, width: 24, height: 15 } as Box,
  drive: [
    [-47, -21],
    [-46.4, -15],
    [-43, -10],
  ] as readonly Point[],
};
/** Where the road is cut short on the maps: the stop lies farther away than they are wide. */
export const busStop = { at: [84, -21] as Point, cut: 62 };
export const sidewalk = {
  fromBus: [
    [84, -20.6],
    [50, -19.6],
    [20, -17.8],
    [13.75, -15],
  ] as readonly Point[],
  fromParking: [
    [-35, -3],
    [-29, -11],
    [-21, -17.6],
    [2, -17.4],
    [13.75, -15],
  ] as readonly Point[],
};

export const banyan = { at: [20.6, -12.4] as Point, radius: 5 };
/** In four parts, with two channels that cross. */
export const garden: Box = { x: 50, y: 3, width: 28, height: 24 };
export const gardenWalk: readonly Point[] = [
  [14.4, -8],
  [24, -4.4],
  [38, -3],
  [44.5, 3],
  [44, 16],
  [45, 29],
  [57, 32.5],
  [72, 30.5],
  [85, 31],
  [87, 39],
  [76, 42.5],
  [62, 39.5],
  [50, 43],
  [41, 49.5],
];
export const upperRoute: readonly Point[] = [
  [14.4, -10.4],
  [34, -11],
  [54, -10],
  [72, -6.5],
  [84, 1],
  [87, 13],
  [83, 23],
];
/** Along the garden walk, each with the turn it stands at in degrees. */
export const benches: readonly (readonly [...Point, turn: number])[] = [
  [41.8, 12, 90],
  [64, 33.8, -5],
  [70, 43.4, 12],
];
/** The fourth of the row fell. */
export const palms: readonly Point[] = [
  [-14, 44.5],
  [-8.5, 44.2],
  [-3, 44.6],
];
