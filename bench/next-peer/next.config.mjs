/** As the builder's documentation sets it up; nothing tuned either way. */
export default { poweredByHeader: false };
