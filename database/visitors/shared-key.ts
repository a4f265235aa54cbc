import { randomBytes } from 'node:crypto';
import { toVisitorsQuery, type VisitorsQuery } from './mail-queue.ts';

/**
 * A random secret of the name, made once and the same for all processes of the database.
 * @returns 64 hexadecimal digits
 */
export async function readSharedKey(target: VisitorsQuery, name: string): Promise<string> {
  const query = toVisitorsQuery(target);
  const find = () =>
    query.selectFrom('visitor_keys').select('value').where('name', '=', name).executeTakeFirst();
  const known = await find();
  if (known) return known.value;
  await query
    .insertInto('visitor_keys')
    .values({
      name,
      value: randomBytes(32).toString('hex'),
      created_at: new Date().toISOString(),
    })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const made = await find();
  if (!made) throw new Error(`The shared key ${name} was created but cannot be found.`);
  return made.value;
}
