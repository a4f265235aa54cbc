/** The screen of all objects, and what visitors look for there. */
export const explorePath = '/collection/explore-the-collection';
export const objectWords =
  'chair bowl blue glass portrait river oak silver horse woman dancer bridge'.split(' ');
/** Of the Carnegie's records they leave one in ten. */
export const facets = { culture: 'american', type: 'prints', hasImage: false } as const;
export const facetQuery = 'culture=american&type=prints&hasImage=false';
