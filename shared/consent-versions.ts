/**
 * Versions of the texts beside the forms on what is done with the data, stored with each
 * submission. A changed text needs a new version; the test beside this file holds both together.
 */
export const consentVersions = {
  'tour-request': '2026-11',
  subscription: '2026-11',
} as const;
