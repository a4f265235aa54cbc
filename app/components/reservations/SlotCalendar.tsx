import { useEffect, useRef } from 'react';
import { useHasScripts } from '#app/components/layout/use-has-scripts.ts';
import { SiteLink } from '#app/components/text/SiteLink.tsx';
import { TitleText } from '#app/components/text/TitleText.tsx';
import { useMessages } from '#app/i18n/language-context.tsx';
import english from '#locales/en/tickets.json';
import type { Lines } from '#services/reservations/contract.ts';
import { addDays, parseLocalDate } from '#shared/dates/local-date.ts';
import type { CalendarView, DayCell } from './calendar-view.ts';
import { placesPrefix } from './reservation-answer.ts';

/** How many days stand below each other where letters are too large for a table. */
const soonDays = 3;

/** The day that is chosen with its open neighbors, or the first open ones. */
function findSoon({ weeks }: CalendarView): ReadonlySet<string> {
  const open = weeks.flat().filter((cell) => cell?.href) as DayCell[];
  const chosen = open.findIndex(({ isChosen }) => isChosen);
  const first = Math.max(0, Math.min(chosen - 1, open.length - soonDays));
  return new Set(open.slice(first, first + soonDays).map(({ date }) => date));
}

/** How many people were chosen, which goes on to another day. */
export interface CarriedPlaces {
  /** The id of the form that asks; without a script it is sent for the other day. */
  readonly form: string;
  readonly offer: string;
  readonly lines: Lines;
}

/**
 * The days of the next weeks as one long table, week below week: the number large, below it a line
 * where half of the places or fewer are left, in words where they are few. Every day that can be chosen is a link.
 */
export function SlotCalendar({
  of: view,
  carried = null,
}: {
  of: CalendarView;
  carried?: CarriedPlaces | null;
}) {
  const hasScripts = useHasScripts();
  const { allDays } = useMessages('tickets', english).reserve.calendar;
  const { from, until } = view.near;
  const isFar = (week: number) => week < from || week >= until;
  const soon = findSoon(view);
  const shown = view.day?.date;
  const last = useRef(shown);
  // The page stands still when a day is chosen, unless nothing of its times would be seen.
  useEffect(() => {
    if (last.current === shown) return;
    last.current = shown;
    const times = document.getElementById('times');
    if (!times) return;
    const { top, bottom } = times.getBoundingClientRect();
    if (top > window.innerHeight || bottom < 0) times.scrollIntoView();
  }, [shown]);
  return (
    <>
      <table className="slot-calendar">
        <caption className="visually-hidden">{view.caption}</caption>
        <thead>
          <tr>
            {view.weekdays.map(({ short, long }) => (
              <th key={long} scope="col">
                <abbr title={long} aria-hidden>
                  {short}
                </abbr>
                <span className="visually-hidden">{long}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {view.weeks.map((week, at) => (
            <tr key={week.find(Boolean)?.date} data-far={isFar(at) || undefined}>
              {week.map((cell, index) =>
                cell ? (
                  <td
                    key={cell.date}
                    data-state={cell.state}
                    data-today={cell.isToday || undefined}
                    data-soon={soon.has(cell.date) || undefined}
                  >
                    <Cell of={cell} carried={carried} hasScripts={hasScripts} />
                  </td>
                ) : (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the other days of a week never change
                  <td key={index} data-state="outside">
                    {at === 0 && (
                      <span className="slot-day">
                        <span className="slot-number" aria-hidden>
                          {tellPast(week, index)}
                        </span>
                      </span>
                    )}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
      <div className="slot-foot">
        {/* The other weeks are behind this. */}
        {view.weeks.length > until - from && (
          <details key={view.day?.date} className="slot-more" data-print="none">
            <summary>{allDays}</summary>
          </details>
        )}
        <p className="slot-legend" aria-hidden>
          {view.legend.map(({ look, text, isFar }) => (
            <span key={look} data-far={isFar || undefined}>
              <span className="slot-sample" data-look={look} />
              {text}
            </span>
          ))}
        </p>
      </div>
    </>
  );
}

/** The number of a day of the first week that has passed. */
function tellPast(week: CalendarView['weeks'][number], index: number): number | null {
  const first = week.findIndex(Boolean);
  const date = parseLocalDate(week[first]?.date ?? '');
  return date && index < first ? addDays(date, index - first).day : null;
}

function Cell({
  of: cell,
  carried,
  hasScripts,
}: {
  of: DayCell;
  carried: CarriedPlaces | null;
  hasScripts: boolean;
}) {
  const face = (
    <>
      <span className="slot-month" aria-hidden>
        {cell.month}
      </span>
      <span className="slot-number" aria-hidden>
        {cell.number}
      </span>
      {cell.word && (
        <span className="slot-word" aria-hidden>
          {cell.word}
        </span>
      )}
      {cell.fill !== null && <span className="slot-bar" data-fill={cell.fill} aria-hidden />}
      <span className="visually-hidden">{cell.label}</span>
    </>
  );
  if (cell.href && carried && !hasScripts) {
    return (
      <button
        type="submit"
        form={carried.form}
        formMethod="get"
        formAction="#times"
        name="day"
        value={cell.date}
        className="slot-day"
        aria-current={cell.isChosen ? 'date' : undefined}
      >
        {face}
      </button>
    );
  }
  const address = cell.href && carried ? withLines(cell.href, carried.lines) : cell.href;
  return address ? (
    <SiteLink
      to={hasScripts ? withoutPart(address) : address}
      // The day stays under the finger; to a part of a page the router would scroll all the same.
      preventScrollReset
      className="slot-day"
      aria-current={cell.isChosen ? 'date' : undefined}
    >
      {face}
    </SiteLink>
  ) : (
    <span className="slot-day">{face}</span>
  );
}

const withoutPart = (address: string) => address.split('#')[0] ?? '';

function withLines(href: string, lines: Lines): string {
  const [path = '', fragment = ''] = href.split('#');
  const query = Object.entries(lines).map(([uid, count]) => `&${placesPrefix}${uid}=${count}`);
  return `${path}${query.join('')}#${fragment}`;
}

/** The offers one may choose between, the current one marked. */
export function OfferSwitch({ of: view, label }: { of: CalendarView; label: string }) {
  if (view.offers.length < 2) return null;
  return (
    <nav aria-label={label} className="slot-offers">
      <ul>
        {view.offers.map(({ uid, title, href, isCurrent }) => (
          <li key={uid}>
            <SiteLink to={href} preventScrollReset aria-current={isCurrent ? 'true' : undefined}>
              <TitleText of={title} />
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
