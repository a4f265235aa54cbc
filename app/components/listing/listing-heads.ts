/**
 * How each listing opens, by what a visitor came for; decision 0299. No two of a section open alike, but
 * those of words alone.
 *
 * `words`: title and sentence; `desk`: the same, over what is done right below; `beside`: with a picture at
 * the window's edge; `below`: a wide picture over a line of words; `tall`: words on a picture; `object`: a work
 * free on ink; `first`: the list's first item is the picture; `people`: those who are here stand in the head;
 * `pattern`: lines of a girih in place of a picture.
 */
export const listingHeads = {
  'about-the-collection': 'object',
  careers: 'words',
  'contact-us': 'words',
  convenings: 'pattern',
  'digital-studio': 'below',
  events: 'tall',
  exhibitions: 'first',
  form: 'words',
  news: 'words',
  'our-center': 'tall',
  'plan-your-visit': 'beside',
  'public-programs': 'words',
  residencies: 'people',
  shop: 'desk',
  staff: 'words',
  tickets: 'desk',
  'virtual-tour': 'desk',
} as const;

export type ListingName = keyof typeof listingHeads;
