/** Filled-in forms for tests; the museum's day is 2026-11-20. */
export const museumNoon = new Date('2026-11-20T22:00:00Z');

export const tourRequest = {
  groupType: 'community',
  organization: 'Hui Kāpili',
  partySize: '12',
  ages: ['adults', 'elders'],
  firstDate: '2026-12-10',
  secondDate: '2026-12-12',
  tourLanguage: 'haw',
  access: 'Two wheelchairs',
  message: 'We would like to see the tiles.\nMahalo!',
  name: 'Leilani Kahananui',
  email: 'Leilani@Example.org',
  phone: '+1 (808) 555-0142',
};

export const subscription = {
  email: 'Noʻeau@example.org',
  firstName: 'Noʻeau',
  lastName: '',
  newsletterLanguage: 'haw',
  topics: ['exhibitions', 'programs'],
  consent: 'yes',
};
