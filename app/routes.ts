import {
  index,
  layout,
  type RouteConfig,
  type RouteConfigEntry,
  route,
} from '@react-router/dev/routes';
import { defaultLanguage, type Language, languages } from '../shared/languages.ts';

/** Every address in the specification's order (§2): path and the module of its screen. */
const screens: readonly [path: string, module: string][] = [
  ['what-we-do', 'menu/MenuPage'],
  ['what-we-do/residencies', 'what-we-do/Residencies'],
  ['what-we-do/residencies/explore-all-residencies', 'what-we-do/AllResidencies'],
  ['what-we-do/residencies/:id', 'what-we-do/ResidentDetail'],
  ['what-we-do/artists/:id', 'what-we-do/ArtistDetail'],
  ['what-we-do/convenings', 'what-we-do/Convenings'],
  ['what-we-do/convenings/:id', 'what-we-do/ConveningDetail'],
  ['what-we-do/convenings/explore-all', 'what-we-do/AllConvenings'],
  ['what-we-do/events', 'what-we-do/Events'],
  ['what-we-do/events/:id', 'what-we-do/EventDetail'],
  ['what-we-do/events/explore-all', 'what-we-do/AllEvents'],
  ['whats-on', 'menu/MenuPage'],
  ['whats-on/exhibitions', 'whats-on/Exhibitions'],
  ['whats-on/exhibitions/explore-all', 'whats-on/AllExhibitions'],
  ['whats-on/exhibitions/:uid', 'whats-on/ExhibitionDetail'],
  ['whats-on/public-programs', 'whats-on/PublicPrograms'],
  ['whats-on/public-programs/:id', 'whats-on/PublicProgramDetail'],
  ['whats-on/public-programs/explore-all', 'whats-on/AllPublicPrograms'],
  ['digital-studio', 'digital-studio/DigitalStudio'],
  ['collection', 'menu/MenuPage'],
  ['collection/explore-the-collection', 'collection/explore/ExploreTheCollection'],
  ['collection/about-the-collection', 'collection/AboutTheCollection'],
  // Not in the specification: a visitor's own list.
  ['collection/saved-objects', 'collection/SavedObjects'],
  ['collection/open-data', 'collection/OpenData'],
  // Not in the specification: who made the objects, and what they are about.
  ['collection/makers', 'collection/terms/Makers'],
  ['collection/makers/:id/:slug?', 'collection/terms/MakerDetail'],
  ['collection/subjects', 'collection/terms/Subjects'],
  ['collection/subjects/:id', 'collection/terms/SubjectDetail'],
  ['objects/:id/:slug?', 'collection/object/ObjectDetail'],
  ['visit', 'visit/Visit'],
  ['visit/visitor-guidelines', 'visit/VisitorGuidelines'],
  ['visit/plan-your-visit', 'visit/PlanYourVisit'],
  ['visit/virtual-tour', 'visit/VirtualTour'],
  ['visit/tour-form', 'visit/TourForm'],
  ['shop', 'shop/Shop'],
  ['tickets', 'visit/Tickets'],
  ['about', 'menu/MenuPage'],
  ['about/our-center', 'about/OurCenter'],
  ['about/news', 'about/News'],
  ['about/news/:uid', 'about/NewsDetail'],
  ['about/staff', 'about/Staff'],
  ['about/contact-us', 'about/ContactUs'],
  ['about/careers', 'about/Careers'],
  ['about/careers/:uid', 'about/CareerDetail'],
  ['subscribe', 'about/Subscribe'],
  ['search', 'search/Search'],
  ['search-results', 'search/SearchResults'],
  ['terms-of-use', 'legal/TermsOfUse'],
  ['privacy-policy', 'legal/PrivacyPolicy'],
  ['builder/*', 'builder/BuilderPage'],
];

/** Addresses that editors do not extend. */
const others: readonly [path: string, module: string][] = [
  // What the explore screen asks for while it is used.
  ['collection/explore-the-collection/suggestions', 'collection/explore/explore-answers'],
  ['collection/explore-the-collection/values', 'collection/explore/explore-answers'],
  ['collection/explore-the-collection/objects', 'collection/explore/explore-answers'],
  // What `/search-suggestions` answers, in each language.
  ['search-suggestions', 'search/suggestions'],
  // A visitor's own, behind addresses that only they have.
  ['tickets/find', 'reservations/FindReservation'],
  ['tickets/reserve/:hold', 'reservations/Reserve'],
  ['tickets/reservation/:token', 'reservations/Reservation'],
  ['tickets/reservation/:token/change', 'reservations/ChangeReservation'],
  ['tickets/wait/:slot', 'reservations/WaitForPlaces'],
  ['tickets/waiting-list/:token', 'reservations/WaitingList'],
  ['tickets/check-in/:token', 'reservations/CheckIn'],
  ['form-submission', 'builder/FormSubmission'],
  // What the mails of the newsletter lead to, one person's own.
  ['subscribe/confirm', 'about/ConfirmSubscription'],
  ['subscribe/preferences', 'about/SubscriptionPreferences'],
  ['subscribe/leave', 'about/LeaveNewsletter'],
  ['typography', 'typography/TypographyShowcase'],
  ['typography-test', 'typography/TypographyTest'],
  // Redirects; where to is told in the module.
  ['WhatWeDo/Residencies', 'redirects/Redirect'],
  ['WhatWeDo/Convenings', 'redirects/Redirect'],
  ['WhatWeDo/Events', 'redirects/Redirect'],
  ['what-we-do/museum', 'redirects/Redirect'],
  ['*', 'not-found/NotFound'],
];

/** Each address once per language; the default language has no prefix (design of languages: docs/decisions). */
export default languages.flatMap(routesOf) satisfies RouteConfig;

function routesOf(language: Language): RouteConfigEntry[] {
  const prefix = language === defaultLanguage ? '' : `${language}/`;
  const home = 'routes/home/Home.tsx';
  const toRoute = ([path, module]: readonly [string, string]) =>
    route(prefix + path, `routes/${module}.tsx`, { id: `${language}/${path}` });
  return [
    layout('routes/builder/EditorsFrame.tsx', { id: `${language}/editors` }, [
      prefix ? route(language, home, { id: `${language}/home` }) : index(home, { id: 'en/home' }),
      ...screens.map(toRoute),
    ]),
    ...others.map(toRoute),
  ];
}
