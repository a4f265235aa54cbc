import { useMatches } from 'react-router';
import english from '#locales/en/navigationMenu.json';
import { Localized } from '../components/text/Localized.tsx';
import { SiteLink } from '../components/text/SiteLink.tsx';
import { useMessages } from '../i18n/language-context.tsx';
import type { VisitFacts } from './chrome-data.ts';
import { sectionOfPath } from './sections.ts';
import styles from './TodayBar.module.css';
import type { TodayLine } from './today-lines.ts';
import { useCurrentLine } from './use-current-line.ts';

interface TodayBarProps {
  readonly lines: readonly TodayLine[];
  /** Null where not even the settings could be loaded. */
  readonly visit: VisitFacts | null;
  /** Without language prefix. */
  readonly path: string;
}

const planPath = '/visit/plan-your-visit';

/**
 * Whether it is open and the tickets, in reach of the thumb on every page of a phone, whose bar at the top
 * has no room for them. On the screens of a visit, at every width, with the address and access; at home on phones. Whoever
 * reserves is offered no tickets and finds it at the page's end: nothing lies on the form.
 */
export function TodayBar({ lines, visit, path }: TodayBarProps) {
  const { actions, today, visit: messages } = useMessages('navigationMenu', english);
  const line = useCurrentLine(lines);
  const { admission, street, gettingHere, access } = visit ?? {};
  const section = useEditorsSection() ?? sectionOfPath(path);
  const isBooking = /^\/tickets(\/|$)/.test(path);
  const isVisit = isBooking || section === 'visit' || path === '/';
  return (
    <nav
      className={styles.bar}
      aria-label={today}
      // Home says both itself; of a work the first screen is for the work and its facts.
      data-late={path === '/' ? 'home' : path.startsWith('/objects/') || undefined}
      // Their heads say all of it; on phones it is under the thumb all the same.
      data-told={path === '/visit' ? 'page' : path === planPath ? 'head' : undefined}
      data-visit={isVisit || undefined}
      data-booking={isBooking || undefined}
      data-print="none"
    >
      <SiteLink
        to={path === planPath ? `${planPath}#hours` : planPath}
        data-open={line?.isOpen || undefined}
      >
        <span data-closed={line?.closed}>{line?.closed ?? messages.hours}</span>{' '}
        <b>{line?.text ?? messages.hours}</b>
      </SiteLink>
      {isVisit && gettingHere && (
        <SiteLink to={`${planPath}#way`} data-street={street}>
          <span>{messages.way}</span>{' '}
          <b>
            {street}
            <em>
              {street && '\u00a0· '}
              <Localized of={gettingHere} />
            </em>
          </b>
        </SiteLink>
      )}
      {isVisit && access && (
        <SiteLink to={`${planPath}#access`}>
          <span>{messages.accessSign}</span>{' '}
          <b>
            <Localized of={access} />
          </b>
        </SiteLink>
      )}
      {!isBooking && (
        <SiteLink to="/tickets" prefetch="intent">
          <span>{actions.tickets}</span>
          {isVisit && admission && (
            <>
              {' '}
              <b>
                <i>
                  <Localized of={admission.name} />{' '}
                </i>
                {admission.price}
              </b>
            </>
          )}
        </SiteLink>
      )}
    </nav>
  );
}

/** The section that editors say their page belongs to, whose address does not. */
const useEditorsSection = (): string | undefined =>
  (useMatches() as readonly { readonly loaderData?: unknown }[])
    .map(({ loaderData }) => (loaderData as Editors | null | undefined)?.editorsSection)
    .find(Boolean);

type Editors = { readonly editorsSection?: string };
