/** Model of whole pages: an entry at a screen's path replaces that screen's body. */
export const pageModel = 'page';

/** Models that fill a slot of every page, in the order of the page. Source: design §3. */
export const sectionModels = ['announcement-bar', 'before-body', 'after-body'] as const;

export type SectionModel = (typeof sectionModels)[number];

/** Model of what pages are begun with; visitors see none of them. */
export const templateModel = 'page-template';

/** Where the studio shows one; nothing is there for visitors. */
export const templatePath = '/builder/page-template';
