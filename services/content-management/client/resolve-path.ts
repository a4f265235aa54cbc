/** What a link to a document carries. */
export interface LinkedDocument {
  readonly type: string;
  /** Null or absent: the document has none, its id stands in the address. */
  readonly uid?: string | null;
  readonly id: string;
}

/** Types with a screen per item. The uid is readable and the same in all languages. */
const screens = new Map<string, (slug: string) => string>(
  Object.entries({
    exhibition: (slug) => `/whats-on/exhibitions/${slug}`,
    public_program: (slug) => `/whats-on/public-programs/${slug}`,
    resident: (slug) => `/what-we-do/residencies/${slug}`,
    artist: (slug) => `/what-we-do/artists/${slug}`,
    convening: (slug) => `/what-we-do/convenings/${slug}`,
    event: (slug) => `/what-we-do/events/${slug}`,
    news: (slug) => `/about/news/${slug}`,
    career: (slug) => `/about/careers/${slug}`,
    staff: (slug) => `/about/staff#${slug}`,
    product: (slug) => `/shop#${slug}`,
    ticket_type: (slug) => `/tickets#${slug}`,
    video: (slug) => `/digital-studio?video=${slug}#film`,
    playlist: (slug) => `/digital-studio#${slug}`,
    collection: (slug) => `/collection/explore-the-collection?collection=${slug}`,
    home: () => '/',
    menu_page: (slug) => `/${slug}`,
    listing_page: (slug) => toSectionPath(slug),
    text_page: (slug) => toSectionPath(slug),
  }),
);

/** Listings and texts that stand below a section. Source: specification §2, "Route table". */
const sectionPaths = new Map(
  Object.entries({
    residencies: '/what-we-do/residencies',
    convenings: '/what-we-do/convenings',
    events: '/what-we-do/events',
    exhibitions: '/whats-on/exhibitions',
    'public-programs': '/whats-on/public-programs',
    'explore-the-collection': '/collection/explore-the-collection',
    'about-the-collection': '/collection/about-the-collection',
    'visitor-guidelines': '/visit/visitor-guidelines',
    'plan-your-visit': '/visit/plan-your-visit',
    'virtual-tour': '/visit/virtual-tour',
    'tour-form': '/visit/tour-form',
    'our-center': '/about/our-center',
    news: '/about/news',
    staff: '/about/staff',
    careers: '/about/careers',
    'contact-us': '/about/contact-us',
  }),
);

function toSectionPath(slug: string): string {
  return sectionPaths.get(slug) ?? `/${slug}`;
}

/**
 * The address of a document on this site, without language prefix; null for a type that has no
 * screen, for example a quote. Source: specification §2.
 */
export function resolvePath({ type, uid, id }: LinkedDocument): string | null {
  return screens.get(type)?.(encodeURIComponent(uid || id)) ?? null;
}
