import type { ConfigData } from 'html-validate';

/**
 * What pages are checked against: the HTML standard, and what WCAG asks of markup.
 *
 * Some rules are told about the site. The menu's button is a link with a role, since without scripts
 * it leads to the same links in the footer; what a search suggests is a list box below a text field,
 * which no `select` can be. No style attributes, as the policy drops them.
 */
export const htmlRules: ConfigData = {
  root: true,
  extends: ['html-validate:standard', 'html-validate:a11y'],
  rules: {
    'prefer-native-element': ['error', { exclude: ['button', 'listbox'] }],
    'no-inline-style': 'error',
    // Those that are shown are counted by `readPage`; one may wait in a template in another's place.
    'heading-level': ['error', { allowMultipleH1: true }],
    // Voice control finds a field by either; both do no harm.
    'no-redundant-for': 'off',
  },
};
