export const courtyardMaterials = {
  wall: 0,
  floor: 1,
  tile: 2,
  water: 3,
  wood: 4,
  leaf: 5,
  bark: 6,
  sea: 7,
  stone: 8,
  earth: 9,
  inner: 10,
  glow: 11,
  band: 12,
  chair: 14,
  rain: 15,
};

export const m = courtyardMaterials;
