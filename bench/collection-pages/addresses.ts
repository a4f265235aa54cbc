/** The screen of all objects, and what visitors look for there. */
export const explorePath = '/collection/explore-the-collection';
export const objectWords =
  'chair bowl blue glass portrait river oak silver horse woman dancer bridge'.split(' ');
export const facets = { material: 'paper', type: 'prints', hasImage: false } as const;
export const facetQuery = 'material=paper&type=prints&hasImage=false';
