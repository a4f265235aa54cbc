import slotsAddress from './slots.css?url';
import ticketAddress from './ticket.css?url';

/** The `links` of screens on which places are chosen: only they need this stylesheet. */
export const slotsLinks = () => [{ rel: 'stylesheet', href: slotsAddress }];

/** The `links` of screens of a reservation, and of the desk's list. */
export const ticketLinks = () => [{ rel: 'stylesheet', href: ticketAddress }];
