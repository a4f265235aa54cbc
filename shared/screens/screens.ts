import { movedAddresses } from '../../brand/moved-addresses.ts';
import type { Language } from '../languages/languages.ts';
import type { Section } from '../languages/sections.ts';

/** The site search finds a screen by its title, its description and its keywords. */
export interface SearchedScreen {
  /** The section of messages, `locales/<language>/<section>.json`, that has its `title` and `description`. */
  readonly section: Section;
  /** The key of this screen, when the section has those of several. */
  readonly part?: string;
  /** Keys of the section whose fixed words name what visitors come for; those of states and failures do not. */
  readonly searchedParts?: readonly string[];
  /** Other names that visitors use for the screen. Never shown. */
  readonly keywords?: Readonly<Record<Language, readonly string[]>>;
}

/** A path below each language's prefix, as the router writes it, and what draws it. */
export interface Address {
  /** `/about/news/:uid` */
  readonly path: string;
  /** The route module, below `app/routes/` and without extension. */
  readonly module: string;
}

/** The addresses of content management documents. */
interface ShowsDocuments {
  /**
   * By type of document, what follows the path: nothing where the path itself has the uid, else a
   * query or a fragment, `#:uid`. Links to a document lead there.
   */
  readonly documents?: Readonly<Record<string, string>>;
}

/** A screen whose content editors may replace or extend in the page builder. */
export interface Screen extends Address, ShowsDocuments {
  /** Whether the sitemap names the path. Items below it are named by their own lists. */
  readonly isInSitemap: boolean;
  /** Null: the site search does not find the screen itself. */
  readonly siteSearch: SearchedScreen | null;
  /** The uid of the text page that the screen shows. The site search finds it part by part. */
  readonly textPage?: string;
  /** The uid of the listing page with which editors open the screen. */
  readonly listingPage?: string;
  /** The screen of one item of this list. Structured data name the list as what is above the item. */
  readonly detail?: Address & ShowsDocuments;
  /** The section of the navigation, where the path does not begin with it. */
  readonly section?: string;
}

/** An address that editors do not extend. */
export interface OtherAddress extends Address {
  /** An old address: the path to which it redirects. */
  readonly leadsTo?: string;
}

/**
 * Every screen, in the specification's order (§2). Routes, the sitemap, the site search, breadcrumbs
 * and the links of documents derive from this table. It is for the server: browsers know their
 * routes already.
 */
export const screens: readonly Screen[] = [
  { path: '/', module: 'home/Home', isInSitemap: true, siteSearch: null, documents: { home: '' } },
  { path: '/what-we-do', module: 'menu/MenuPage', isInSitemap: true, siteSearch: null },
  {
    path: '/what-we-do/residencies',
    module: 'what-we-do/Residencies',
    isInSitemap: true,
    siteSearch: {
      section: 'residencies',
      keywords: {
        en: ['residents', 'artists in residence', 'apply', 'residency application', 'open call'],
        es: ['residentes', 'artistas residentes', 'solicitud de residencia', 'convocatoria'],
        haw: ['nā mea noho', 'noi papahana noho'],
      },
    },
    listingPage: 'residencies',
    detail: {
      path: '/what-we-do/residencies/:id',
      module: 'what-we-do/ResidentDetail',
      documents: { resident: '' },
    },
  },
  {
    path: '/what-we-do/residencies/explore-all-residencies',
    module: 'what-we-do/AllResidencies',
    isInSitemap: true,
    siteSearch: null,
  },
  {
    path: '/what-we-do/artists/:id',
    module: 'what-we-do/ArtistDetail',
    isInSitemap: false,
    siteSearch: null,
    documents: { artist: '' },
  },
  {
    path: '/what-we-do/convenings',
    module: 'what-we-do/Convenings',
    isInSitemap: true,
    siteSearch: { section: 'convenings' },
    listingPage: 'convenings',
    detail: {
      path: '/what-we-do/convenings/:id',
      module: 'what-we-do/ConveningDetail',
      documents: { convening: '' },
    },
  },
  {
    path: '/what-we-do/convenings/explore-all',
    module: 'what-we-do/AllConvenings',
    isInSitemap: true,
    siteSearch: null,
  },
  {
    path: '/what-we-do/events',
    module: 'what-we-do/Events',
    isInSitemap: true,
    siteSearch: { section: 'events' },
    listingPage: 'events',
    detail: {
      path: '/what-we-do/events/:id',
      module: 'what-we-do/EventDetail',
      documents: { event: '' },
    },
  },
  {
    path: '/whats-on',
    module: 'whats-on/WhatsOn',
    isInSitemap: true,
    siteSearch: {
      section: 'whatsOn',
      part: 'menuPage',
      keywords: {
        en: [
          'calendar',
          'this week',
          'films',
          'concerts',
          'talks',
          'workshops',
          'agenda',
          'things to do',
          'things to do with kids',
          'next week',
          'Friday night',
          'upcoming events',
          'Friday',
          'Saturday',
          'Sunday',
          'lectures',
        ],
        es: [
          'calendario',
          'esta semana',
          'películas',
          'conciertos',
          'charlas',
          'talleres',
          'agenda',
          'qué hacer',
          'mañana',
          'próxima semana',
          'viernes',
          'sábado',
          'domingo',
          'conferencias',
        ],
        haw: [
          'ʻalemanaka',
          'kēia lā',
          'kēia pō',
          'kēia ahiahi',
          'hopena pule',
          'kiʻiʻoniʻoni',
          'ʻaha mele',
          'haʻiʻōlelo',
          'papahana',
          'papa hana lima',
          'mele',
          'ʻapōpō',
          'kēia pule',
          'pule aʻe',
          'kēia mahina',
          'Pōʻalima',
          'Pōʻaono',
          'Lāpule',
        ],
      },
    },
  },
  {
    path: '/whats-on/exhibitions',
    module: 'whats-on/Exhibitions',
    isInSitemap: true,
    siteSearch: { section: 'exhibitions' },
    listingPage: 'exhibitions',
    detail: {
      path: '/whats-on/exhibitions/:uid',
      module: 'whats-on/ExhibitionDetail',
      documents: { exhibition: '' },
    },
  },
  {
    path: '/whats-on/exhibitions/explore-all',
    module: 'whats-on/AllExhibitions',
    isInSitemap: true,
    siteSearch: null,
  },
  {
    path: '/whats-on/public-programs',
    module: 'whats-on/PublicPrograms',
    isInSitemap: true,
    siteSearch: {
      section: 'publicPrograms',
      keywords: {
        en: ['classes', 'art class', 'drawing class', 'calligraphy class', 'courses'],
        es: ['clases', 'clase de dibujo', 'clase de caligrafía', 'cursos'],
        haw: ['nā papa', 'papa kaha kiʻi', 'papa kākau lima'],
      },
    },
    listingPage: 'public-programs',
    detail: {
      path: '/whats-on/public-programs/:id',
      module: 'whats-on/PublicProgramDetail',
      documents: { public_program: '' },
    },
  },
  {
    path: '/digital-studio',
    module: 'digital-studio/DigitalStudio',
    isInSitemap: true,
    siteSearch: {
      section: 'digitalStudio',
      keywords: {
        en: ['videos', 'films', 'pattern maker', 'draw a pattern'],
        es: ['videos', 'películas', 'trazador de patrones'],
        haw: ['wikiō', 'kiʻiʻoniʻoni', 'mea kaha hakulau'],
      },
    },
    listingPage: 'digital-studio',
    documents: { video: '?video=:uid#film', playlist: '#:uid' },
  },
  {
    path: '/collection',
    module: 'collection/explore/Collection',
    isInSitemap: true,
    siteSearch: null,
  },
  {
    path: '/collection/explore-the-collection',
    module: 'collection/explore/ExploreTheCollection',
    isInSitemap: true,
    siteSearch: {
      section: 'exploreTheCollection',
      keywords: {
        en: ['highlights', 'masterpieces', 'most famous objects', 'oldest objects'],
        es: ['obras maestras', 'obras más famosas', 'objetos más antiguos'],
        haw: ['nā mea kaulana', 'nā mea kahiko loa'],
      },
    },
    listingPage: 'explore-the-collection',
    documents: { collection: '?collection=:uid' },
  },
  {
    path: '/collection/about-the-collection',
    module: 'collection/AboutTheCollection',
    isInSitemap: true,
    siteSearch: {
      section: 'aboutTheCollection',
      keywords: {
        en: [
          'provenance',
          'repatriation',
          'restitution',
          'returned or stolen',
          'colonial',
          'acquisitions',
        ],
        es: ['procedencia', 'restitución', 'devolución de obras', 'expolio', 'adquisiciones'],
        haw: ['hoʻihoʻi ʻana', 'ka moʻolelo o nā mea'],
      },
    },
    listingPage: 'about-the-collection',
  },
  // Not in the specification: a visitor's own list.
  {
    path: '/collection/saved-objects',
    module: 'collection/SavedObjects',
    isInSitemap: false,
    siteSearch: null,
  },
  {
    path: '/collection/open-data',
    module: 'collection/OpenData',
    isInSitemap: true,
    siteSearch: {
      section: 'openData',
      keywords: {
        en: ['API', 'IIIF', 'download data', 'download images', 'dataset'],
        es: ['API', 'IIIF', 'descargar datos', 'descargar imágenes'],
        haw: ['API', 'IIIF', 'ʻikepili'],
      },
    },
  },
  // Not in the specification: who made the objects, and what they are about.
  {
    path: '/collection/makers',
    module: 'collection/terms/Makers',
    isInSitemap: true,
    siteSearch: { section: 'makersAndSubjects', part: 'makers' },
    detail: { path: '/collection/makers/:id/:slug?', module: 'collection/terms/MakerDetail' },
  },
  {
    path: '/collection/subjects',
    module: 'collection/terms/Subjects',
    isInSitemap: true,
    siteSearch: { section: 'makersAndSubjects', part: 'subjects' },
    detail: { path: '/collection/subjects/:id', module: 'collection/terms/SubjectDetail' },
  },
  {
    path: '/objects/:id/:slug?',
    module: 'collection/object/ObjectDetail',
    isInSitemap: false,
    siteSearch: null,
    section: 'collection',
  },
  { path: '/visit', module: 'visit/Visit', isInSitemap: true, siteSearch: null },
  {
    path: '/visit/visitor-guidelines',
    module: 'visit/VisitorGuidelines',
    isInSitemap: true,
    siteSearch: {
      section: 'visitorGuidelines',
      keywords: {
        en: [
          'rules',
          'bags',
          'food',
          'dogs',
          'luggage',
          'lost property',
          'prayer room',
          'what to wear',
          'dress code',
          'touching',
          'sketching',
        ],
        es: ['normas', 'bolsos', 'comida', 'perros', 'sala de oración', 'qué ponerse', 'tocar'],
        haw: ['lula', 'ʻeke', 'meaʻai', 'ʻīlio', 'lumi pule'],
      },
    },
    textPage: 'visitor-guidelines',
  },
  {
    path: '/visit/plan-your-visit',
    module: 'visit/PlanYourVisit',
    isInSitemap: true,
    siteSearch: {
      section: 'planYourVisit',
      searchedParts: [
        ...['hours', 'address', 'exceptions', 'gettingHere', 'map', 'access', 'prices'],
        ...['allTickets', 'expect', 'guidelines', 'questions'],
      ],
      keywords: {
        en: [
          'opening hours',
          'directions',
          'parking',
          'bus',
          'restaurant',
          'café',
          'map',
          'access',
        ],
        es: ['horario', 'cómo llegar', 'estacionamiento', 'autobús', 'restaurante', 'café', 'mapa'],
        haw: [
          'hola wehe',
          'kuhikuhi',
          'kahi kū kaʻa',
          'kaʻa ʻōhua',
          'hale ʻaina',
          'palapala ʻāina',
        ],
      },
    },
    listingPage: 'plan-your-visit',
  },
  {
    path: '/visit/virtual-tour',
    module: 'visit/VirtualTour',
    isInSitemap: true,
    siteSearch: {
      section: 'visit',
      part: 'virtualTour',
      keywords: {
        en: ['online tour', '360', 'panorama', 'rooms', 'from home'],
        es: ['visita en línea', 'visita a distancia', '360', 'panorama', 'salas'],
        haw: ['mākaʻikaʻi ma ka pūnaewele', '360', 'nā lumi'],
      },
    },
    listingPage: 'virtual-tour',
  },
  {
    path: '/visit/tour-form',
    module: 'visit/TourForm',
    isInSitemap: true,
    siteSearch: {
      section: 'visit',
      part: 'tourForm',
      keywords: {
        en: [
          'group visit',
          'group tour',
          'private tour',
          'school trip',
          'field trip',
          'class of pupils',
          'school students',
        ],
        es: [
          'visita en grupo',
          'visita privada',
          'excursión escolar',
          'escuela con alumnos',
          'colegio con estudiantes',
        ],
        haw: ['huakaʻi hui', 'huakaʻi kula', 'kula me nā haumāna'],
      },
    },
    listingPage: 'tour-form',
  },
  {
    path: '/shop',
    module: 'shop/Shop',
    isInSitemap: true,
    siteSearch: {
      section: 'shop',
      keywords: {
        en: [
          'gifts',
          'store',
          'books',
          'catalogue',
          'souvenirs',
          'postcards',
          'prints',
          'posters',
          'shipping',
          'ship to the mainland',
        ],
        es: [
          'regalos',
          'libros',
          'catálogo',
          'recuerdos',
          'souvenirs',
          'postales',
          'pósteres',
          'envíos al continente',
        ],
        haw: ['makana', 'puke', 'pepa poʻoleka'],
      },
    },
    listingPage: 'shop',
    documents: { product: '#:uid' },
  },
  {
    path: '/tickets',
    module: 'visit/Tickets',
    isInSitemap: true,
    siteSearch: {
      section: 'tickets',
      searchedParts: ['kinds', 'before', 'guidelines', 'prices'],
      keywords: {
        en: [
          'admission',
          'prices',
          'reserve',
          'booking',
          'group visit',
          'guided tour',
          'audio guide',
          'cancel or change a reservation',
          'refund',
          'payment',
          'cash',
          'credit card',
          'waiting list',
          'waitlist',
          'group discount',
          'seniors',
          'students',
          'tours in Spanish',
          'tours in Hawaiian',
        ],
        es: [
          'admisión',
          'precios',
          'reservar',
          'visita guiada',
          'grupos',
          'audioguía',
          'cancelar o cambiar una reserva',
          'reembolso',
          'pago',
          'efectivo',
          'tarjeta de crédito',
          'lista de espera',
          'mayores',
          'jubilados',
          'estudiantes',
          'visita guiada en español',
        ],
        haw: [
          'uku komo',
          'kumu kūʻai',
          'mālama wahi',
          'huakaʻi alakaʻi',
          'hoʻopau a hoʻololi i ka hoʻopaʻa',
          'papa kali',
          'kūpuna',
          'haumāna',
          'huakaʻi ʻōlelo Hawaiʻi',
          'kālā kūʻike',
          'kāleka',
        ],
      },
    },
    listingPage: 'tickets',
    documents: { ticket_type: '#:uid' },
  },
  { path: '/about', module: 'menu/MenuPage', isInSitemap: true, siteSearch: null },
  {
    path: '/about/our-center',
    module: 'about/OurCenter',
    isInSitemap: true,
    siteSearch: {
      section: 'ourCenter',
      keywords: {
        en: [
          'history of the house',
          'who built the house',
          'architect',
          'founders',
          'owners',
          'mission',
        ],
        es: ['historia de la casa', 'fundadores', 'quién fundó el museo', 'arquitecto', 'misión'],
        haw: ['moʻolelo o ka hale', 'nā mea nāna i kūkulu'],
      },
    },
    listingPage: 'our-center',
  },
  {
    path: '/about/news',
    module: 'about/News',
    isInSitemap: true,
    siteSearch: { section: 'news' },
    listingPage: 'news',
    detail: { path: '/about/news/:uid', module: 'about/NewsDetail', documents: { news: '' } },
  },
  {
    path: '/about/staff',
    module: 'about/Staff',
    isInSitemap: true,
    siteSearch: {
      section: 'staff',
      keywords: {
        en: [
          'team',
          'curators',
          'director',
          'people',
          'who runs the museum',
          'who directs the museum',
          'who is in charge',
        ],
        es: [
          'equipo',
          'conservadores',
          'directora',
          'personas',
          'quién dirige el museo',
          'quién es la directora',
        ],
        haw: ['limahana', 'luna', 'ʻo wai ka luna'],
      },
    },
    listingPage: 'staff',
    documents: { staff: '#:uid' },
  },
  {
    path: '/about/contact-us',
    module: 'about/ContactUs',
    isInSitemap: true,
    siteSearch: {
      section: 'contactUs',
      keywords: {
        en: ['phone number', 'telephone', 'email', 'address', 'Instagram', 'Facebook'],
        es: ['teléfono', 'correo electrónico', 'dirección', 'Instagram', 'Facebook'],
        haw: ['helu kelepona', 'leka uila', 'helu wahi', 'Instagram', 'Facebook'],
      },
    },
    listingPage: 'contact-us',
  },
  {
    path: '/about/careers',
    module: 'about/Careers',
    isInSitemap: true,
    siteSearch: {
      section: 'careers',
      keywords: {
        en: [
          'jobs',
          'vacancies',
          'employment',
          'work with us',
          'work here',
          'work at the museum',
          'I want to work here',
          'internship',
        ],
        es: [
          'empleo',
          'trabajo',
          'vacantes',
          'trabaje con nosotros',
          'trabajar en el museo',
          'quiero trabajar aquí',
          'prácticas',
        ],
        haw: ['hana', 'ʻoihana', 'noi hana', 'makemake au e hana'],
      },
    },
    listingPage: 'careers',
    detail: {
      path: '/about/careers/:uid',
      module: 'about/CareerDetail',
      documents: { career: '' },
    },
  },
  {
    path: '/subscribe',
    module: 'about/Subscribe',
    isInSitemap: true,
    siteSearch: {
      section: 'subscribe',
      keywords: {
        en: ['newsletter', 'mailing list', 'email', 'sign up'],
        es: ['boletín', 'lista de correo', 'correo electrónico', 'suscripción'],
        haw: ['leka nūhou', 'leka hoʻolaha', 'leka uila', 'kau inoa'],
      },
    },
    listingPage: 'subscribe',
  },
  { path: '/search', module: 'search/Search', isInSitemap: false, siteSearch: null },
  { path: '/search-results', module: 'search/SearchResults', isInSitemap: false, siteSearch: null },
  {
    path: '/terms-of-use',
    module: 'legal/TermsOfUse',
    isInSitemap: true,
    siteSearch: { section: 'termsOfUse' },
    textPage: 'terms-of-use',
  },
  {
    path: '/privacy-policy',
    module: 'legal/PrivacyPolicy',
    isInSitemap: true,
    siteSearch: {
      section: 'privacyPolicy',
      keywords: {
        en: ['cookies', 'personal data'],
        es: ['cookies', 'datos personales'],
        haw: ['ʻikepili pilikino'],
      },
    },
    textPage: 'privacy-policy',
  },
  { path: '/builder/*', module: 'builder/BuilderPage', isInSitemap: false, siteSearch: null },
  // Editors' own pages that stand in a section of the site have an address there.
  { path: '/visit/*', module: 'builder/BuilderPage', isInSitemap: false, siteSearch: null },
  { path: '/about/*', module: 'builder/BuilderPage', isInSitemap: false, siteSearch: null },
];

/** Addresses that editors do not extend. */
export const otherAddresses: readonly OtherAddress[] = [
  // The explore screen's requests while it is used.
  {
    path: '/collection/explore-the-collection/suggestions',
    module: 'collection/explore/explore-answers',
  },
  {
    path: '/collection/explore-the-collection/values',
    module: 'collection/explore/explore-answers',
  },
  {
    path: '/collection/explore-the-collection/objects',
    module: 'collection/explore/explore-answers',
  },
  // The answers of `/search-suggestions`, in each language.
  { path: '/search-suggestions', module: 'search/suggestions' },
  // A visitor's own, behind addresses that only they have.
  { path: '/tickets/find', module: 'reservations/FindReservation' },
  { path: '/tickets/reserve/:hold', module: 'reservations/Reserve' },
  { path: '/tickets/reservation/:token', module: 'reservations/Reservation' },
  { path: '/tickets/reservation/:token/change', module: 'reservations/ChangeReservation' },
  { path: '/tickets/wait/:slot', module: 'reservations/WaitForPlaces' },
  { path: '/tickets/waiting-list/:token', module: 'reservations/WaitingList' },
  { path: '/tickets/check-in/:token', module: 'reservations/CheckIn' },
  { path: '/form-submission', module: 'builder/FormSubmission' },
  // The targets of newsletter mails, private to one person.
  { path: '/subscribe/confirm', module: 'about/ConfirmSubscription' },
  { path: '/subscribe/preferences', module: 'about/SubscriptionPreferences' },
  { path: '/subscribe/leave', module: 'about/LeaveNewsletter' },
  { path: '/typography', module: 'typography/TypographyShowcase' },
  { path: '/typography-test', module: 'typography/TypographyTest' },
  // Old addresses. Source: specification §2, "Redirects".
  {
    path: '/WhatWeDo/Residencies',
    module: 'redirects/Redirect',
    leadsTo: '/what-we-do/residencies',
  },
  { path: '/WhatWeDo/Convenings', module: 'redirects/Redirect', leadsTo: '/what-we-do/convenings' },
  { path: '/WhatWeDo/Events', module: 'redirects/Redirect', leadsTo: '/what-we-do/events' },
  {
    path: '/what-we-do/museum',
    module: 'redirects/Redirect',
    leadsTo: '/collection/about-the-collection',
  },
  // One list of all that is on (docs/decisions/0172).
  {
    path: '/whats-on/public-programs/explore-all',
    module: 'redirects/Redirect',
    leadsTo: '/whats-on?kind=program',
  },
  {
    path: '/what-we-do/events/explore-all',
    module: 'redirects/Redirect',
    leadsTo: '/whats-on?kind=event',
  },
  ...Object.entries(movedAddresses).map(([path, leadsTo]) => ({
    path,
    module: 'redirects/Redirect',
    leadsTo,
  })),
  { path: '/*', module: 'not-found/NotFound' },
];

/** The screens with those of their items. */
export const allScreens: readonly (Address & ShowsDocuments)[] = screens.flatMap((screen) =>
  screen.detail ? [screen, screen.detail] : [screen],
);
