/** Model of whole pages: an entry at a screen's path replaces that screen's body. */
export const pageModel = 'page';

/** Models that fill a slot of every page, in the order of the page. Source: design §3. */
export const sectionModels = ['announcement-bar', 'before-body', 'after-body'] as const;

export type SectionModel = (typeof sectionModels)[number];

/** Model of what pages are begun with; visitors see none of them. */
export const templateModel = 'page-template';

/** Of what is at no address: the studio shows it alone. */
export const aloneModels: readonly string[] = [templateModel, 'symbol'];

/** Where the studio shows it; nothing is there for visitors. */
export const templatePath = '/builder/page-template';

/** Model of what leads from the old address of a page to the new one: `data.target`, at the path of its rule. */
export const redirectModel = 'redirect';
