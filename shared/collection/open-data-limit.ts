/** How often one address may ask for data. A second's calls may come at once; the rest waits. */
export const openDataLimit = { name: 'open-data', quota: 600, windowMs: 60_000 } as const;

/** Calls that taking the whole collection counts as. */
export const dumpCost = 60;

/** Calls that a search counts as; the same units are a client's share in what the site does for it. */
export const searchCost = 3;
