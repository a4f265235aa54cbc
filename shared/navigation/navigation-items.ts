/** The seven links of the bar, in order. Source: specification §2, "Navigation bar". */
export const navigationItems = [
  { key: 'whatWeDo', path: '/what-we-do', section: 'what-we-do' },
  { key: 'whatsOn', path: '/whats-on', section: 'whats-on' },
  { key: 'digitalStudio', path: '/digital-studio', section: 'digital-studio' },
  { key: 'collection', path: '/collection', section: 'collection', also: '/objects' },
  { key: 'visit', path: '/visit', section: 'visit', also: '/tickets' },
  { key: 'shop', path: '/shop', section: 'shop' },
  { key: 'about', path: '/about', section: 'about' },
] as const;

/** Whether the path lies in the section of an item: some pages of it have addresses of their own. */
export const liesIn = (path: string, item: { readonly path: string; readonly also?: string }) =>
  [item.path, item.also ?? item.path].some((prefix) => `${path}/`.startsWith(`${prefix}/`));
