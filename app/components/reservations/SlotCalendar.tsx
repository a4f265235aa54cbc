import { Localized } from '#app/components/text/Localized.tsx';
import { SiteLink } from '#app/components/text/SiteLink.tsx';
import type { CalendarView, DayCell } from './calendar-view.ts';

const monthLetters = 3;

/**
 * The days of the next weeks as one long table, week below week: the number large, below it a line
 * where half of the places or fewer are left, in words where they are few. Every day that can be chosen is a link.
 */
export function SlotCalendar({ of: view }: { of: CalendarView }) {
  return (
    <>
      <table className="slot-calendar">
        <caption className="visually-hidden">{view.caption}</caption>
        <thead>
          <tr>
            {view.weekdays.map(({ short, long }) => (
              <th key={long} scope="col">
                <abbr title={long}>{short}</abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {view.weeks.map((week) => (
            <tr key={week.find((cell) => typeof cell !== 'string')?.date}>
              {week.map((cell, index) =>
                typeof cell !== 'string' ? (
                  <td
                    key={cell.date}
                    data-state={cell.state}
                    data-today={cell.isToday || undefined}
                  >
                    <Cell of={cell} />
                  </td>
                ) : (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the other days of a week never change
                  <td key={index} data-state="outside">
                    <span className="slot-day" aria-hidden>
                      <span />
                      <span className="slot-number">{cell}</span>
                    </span>
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="slot-legend" aria-hidden>
        {view.legend}
      </p>
    </>
  );
}

function Cell({ of: cell }: { of: DayCell }) {
  const face = (
    <>
      {/* Phones have room for its beginning only. */}
      <span className="slot-month" aria-hidden>
        {cell.month?.slice(0, monthLetters)}
        <span>{cell.month?.slice(monthLetters)}</span>
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
  return cell.href ? (
    <SiteLink to={cell.href} className="slot-day" aria-current={cell.isChosen ? 'date' : undefined}>
      {face}
    </SiteLink>
  ) : (
    <span className="slot-day">{face}</span>
  );
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
              <Localized of={title} />
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
