import sheetAddress from './reservations.css?url';

/** The `links` of screens about places: only they need this sheet, so it is no part of the site's one. */
export const reservationsLinks = () => [{ rel: 'stylesheet', href: sheetAddress }];
