// `npm run visitors:reservations`: who comes when; lists for the desk; cancelling a time.
import pino from 'pino';
import { buildServices } from '#server/services/build-services.ts';
import { findAvailability } from '#services/reservations/embedded/availability.ts';
import { type Desk, openDesk } from '#services/reservations/embedded/desk.ts';
import {
  cancelSlot,
  createCheckInLink,
  findCheckIn,
  type ListedReservation,
  listReservations,
  TooManyReservations,
} from '#services/reservations/embedded/staff.ts';
import { toMuseumTime } from '#shared/calendar/museum-time.ts';
import { toInstant } from '#shared/calendar/to-instant.ts';
import { addDays, parseLocalDate, toDateText } from '#shared/dates/local-date.ts';
import { type CsvCell, toCsv } from '#shared/files/to-csv.ts';
import { readCommandLine, WrongCommand } from '../command-line/read-command-line.ts';
import { runStaffCommand, withDatabases } from '../command-line/run-staff-command.ts';
import { toTable } from '../command-line/to-table.ts';

const help = `Reservations of tickets and tours.

  npm run visitors:reservations -- times                             # every time of the next days, with what is left
  npm run visitors:reservations -- list --from 2026-12-05 --days 1   # who comes
  npm run visitors:reservations -- export --days 31 > december.csv
  npm run visitors:reservations -- check-in house-tour@2026-12-05T10:30
  npm run visitors:reservations -- cancel house-tour@2026-12-05T10:30 --note "The roof needs us." --yes

  times      times with places taken and left; the first column is what check-in and cancel want
  list       reservations in the order of their times
  export     the same as CSV in UTF-8; nothing in it is taken for a formula by spreadsheets
  check-in   address of the printable list of one time, for the desk; holds until a day after it
  cancel     takes a time out of sale for good and writes to everybody who had reserved; without --yes
             it only says how many they are

  --from <date>    first day, YYYY-MM-DD; today when not given
  --days <number>  days from there on, 14 when not given, at most 366
  --offer <uid>    only these: admission, house-tour, …
  --all            also those who cancelled, and those who wait
  --note <text>    stands in the mails of cancel
  --help           shows this

DATABASE_URL and DATA_FOLDER choose the database, as for the site; PUBLIC_ORIGIN stands in the links.
With RESERVATIONS_URL the reservations are a service elsewhere, which has commands of its own.

Exit status: 0 done, 1 failed, 2 the command is wrong.
`;

const { values, positionals } = readCommandLine(
  {
    words: 2,
    options: {
      from: { type: 'string' },
      days: { type: 'string' },
      offer: { type: 'string' },
      note: { type: 'string' },
      all: { type: 'boolean' },
      yes: { type: 'boolean' },
    },
  },
  help,
);
const [action, slotId = null] = positionals;

type Values = typeof values;

const actions = {
  async times(desk: Desk, values: Values) {
    const { from, to } = toRange(desk, values);
    const days = { from: toDay(desk, from), to: toDay(desk, new Date(to.getTime() - 1)) };
    const offers = desk.programme.offers.filter(({ uid }) => !values.offer || uid === values.offer);
    const availabilities = await Promise.all(offers.map(({ uid }) => findAvailability(desk, uid)));
    const slots = availabilities
      .flatMap((availability) => availability.days.flatMap((day) => day.slots))
      .filter(({ date }) => date >= days.from && date <= days.to)
      .sort((one, other) => one.startsAt.localeCompare(other.startsAt));
    print(
      ['time', 'state', 'places', 'taken', 'left'],
      slots.map(({ id, state, capacity, left }) => [
        id,
        state,
        String(capacity),
        String(capacity - left),
        String(left),
      ]),
      2,
    );
  },

  async list(desk: Desk, values: Values) {
    const rows = await read(desk, values);
    print(
      ['time', 'code', 'state', 'name', 'email', 'needs', 'people'],
      rows.map((row) => [
        row.slotId,
        row.code ?? '',
        row.state,
        row.name ?? '',
        row.email ?? '',
        row.access ? 'yes' : '',
        String(row.quantity),
      ]),
      6,
    );
  },

  async export(desk: Desk, values: Values) {
    const rows = await read(desk, values);
    process.stdout.write(toCsv([exportedColumns, ...rows.map(toExported)]));
  },

  async 'check-in'(desk: Desk, _: Values, slotId: string | null) {
    const link = await createCheckInLink(desk, requireSlot(slotId));
    if (!link) throw new WrongCommand(`There is no time ${slotId}; see the command times.`);
    console.log(link);
  },

  async cancel(desk: Desk, values: Values, slotId: string | null) {
    const id = requireSlot(slotId);
    if (!values.yes) {
      const list = await findCheckIn(desk, id);
      const count = list?.entries.length ?? 0;
      if (!list && !desk.findPlanned(id)) {
        throw new WrongCommand(`There is no time ${id}; see the command times.`);
      }
      console.log(
        `${count} reservations would be cancelled. Nothing was done; add --yes to do it.`,
      );
      return;
    }
    const count = await cancelSlot(desk, id, values.note ?? null);
    if (count === null) throw new WrongCommand(`There is no time ${id}; see the command times.`);
    console.log(`${id} is cancelled; ${count} mails are queued.`);
  },
};

function requireSlot(slotId: string | null): string {
  if (!slotId) throw new WrongCommand('Name the time, such as house-tour@2026-12-05T10:30.');
  return slotId;
}

/** Whole days of the museum's calendar. */
function toRange({ programme, now }: Desk, values: Values): { from: Date; to: Date } {
  const days = Number(values.days ?? 14);
  if (!Number.isInteger(days) || days < 1 || days > 366) {
    throw new WrongCommand('--days must be a whole number from 1 to 366.');
  }
  const first = values.from
    ? parseLocalDate(values.from)
    : toMuseumTime(now, programme.timeZone).date;
  if (!first) throw new WrongCommand('--from must be a day such as 2026-12-05.');
  const midnight = (date: typeof first) =>
    // When the clock skips midnight, an hour later is early enough.
    toInstant(date, 0, programme.timeZone) ?? toInstant(date, 60, programme.timeZone) ?? now;
  return { from: midnight(first), to: midnight(addDays(first, days)) };
}

const toDay = ({ programme }: Desk, instant: Date) =>
  toDateText(toMuseumTime(instant, programme.timeZone).date);

const read = (desk: Desk, values: Values): Promise<ListedReservation[]> =>
  listReservations(desk, {
    ...toRange(desk, values),
    offer: values.offer ?? null,
    all: values.all ?? false,
  });

const exportedColumns = [
  'time',
  'starts at',
  'code',
  'state',
  'people',
  'tickets',
  'name',
  'email',
  'language',
  'language of the guide',
  'needs',
  'reserved at',
];

const toExported = (row: ListedReservation): CsvCell[] => [
  row.slotId,
  row.startsAt,
  row.code,
  row.state,
  row.quantity,
  Object.entries(row.lines)
    .map(([ticket, count]) => `${count} ${ticket}`)
    .join('; '),
  row.name,
  row.email,
  row.language,
  row.tourLanguage,
  row.access,
  row.reservedAt,
];

function print(head: readonly string[], rows: readonly string[][], textColumns: number): void {
  console.log(rows.length === 0 ? 'There are none.' : toTable([[...head], ...rows], textColumns));
}

await runStaffCommand(async () => {
  if (!action) {
    process.stdout.write(help);
    return;
  }
  if (!Object.hasOwn(actions, action)) {
    throw new WrongCommand(`${action} is not understood; see --help.`);
  }
  await withDatabases(async (databases, settings) => {
    const { reservationsDesk } = buildServices(settings, databases, pino({ level: 'silent' }));
    if (!reservationsDesk)
      throw new WrongCommand('RESERVATIONS_URL is set: reservations are managed in that service.');
    await actions[action as keyof typeof actions](await openDesk(reservationsDesk), values, slotId);
  });
}, [TooManyReservations]);
