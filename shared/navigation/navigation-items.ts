/** The seven links of the bar, in order. Source: specification §2, "Navigation bar". */
export const navigationItems = [
  { key: 'whatWeDo', path: '/what-we-do', section: 'what-we-do' },
  { key: 'whatsOn', path: '/whats-on', section: 'whats-on' },
  { key: 'digitalStudio', path: '/digital-studio', section: 'digital-studio' },
  { key: 'collection', path: '/collection', section: 'collection' },
  { key: 'visit', path: '/visit', section: 'visit' },
  { key: 'shop', path: '/shop', section: 'shop' },
  { key: 'about', path: '/about', section: 'about' },
] as const;
