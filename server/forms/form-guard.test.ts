import { describe, expect, onTestFinished, test } from 'vitest';
import { openSqlite } from '#database/database.ts';
import { migrate } from '#database/migrate.ts';
import { createLimits } from '#database/visitors/limits.ts';
import { createSigner } from '#database/visitors/signing.ts';
import { guardFields, visitorAddressHeader } from '#shared/forms/form-guard.ts';
import { createFormGuard } from './form-guard.ts';

const publicOrigin = 'https://museum.example';

async function open(maxPerHour = 4) {
  const database = openSqlite('visitors', ':memory:');
  onTestFinished(database.close);
  await migrate(database);
  const clock = { now: new Date('2026-11-21T20:10:00Z') };
  const now = () => clock.now;
  const guard = createFormGuard({
    signer: createSigner({ database, secret: null, now }),
    limits: createLimits(database),
    publicOrigin,
    maxPerHour,
    now,
  });
  const wait = (ms: number) => {
    clock.now = new Date(clock.now.getTime() + ms);
  };
  const send = (fields: Record<string, string>, headers: Record<string, string> = {}) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    const request = new Request(`${publicOrigin}/about/contact-us`, {
      method: 'POST',
      headers: { [visitorAddressHeader]: '192.0.2.1', ...headers },
    });
    return guard.check(request, form, 'contact');
  };
  const token = async () => ({ [guardFields.token]: await guard.createToken() });
  const sharedToken = async () => ({ [guardFields.token]: await guard.sharedToken() });
  return { guard, send, wait, token, sharedToken };
}

describe('What no person sent', () => {
  test('is told by its speed, and taken when it comes again', async () => {
    const { send, token, wait } = await open();
    const mine = await token();
    expect(await send(mine)).toBe('unsure');
    wait(2_000);
    expect(await send(mine)).toBeNull();
  });

  test('is told by the field that nobody sees', async () => {
    const { send, token, wait } = await open();
    const mine = await token();
    wait(5_000);
    expect(await send({ ...mine, [guardFields.trap]: 'Buy now' })).toBe('unsure');
    expect(await send({ ...mine, [guardFields.trap]: '' })).toBeNull();
  });

  test('has no token of ours, an altered one or one of yesterday', async () => {
    const { send, token, wait } = await open();
    const mine = await token();
    wait(25 * 3_600_000);
    expect(await send({})).toBe('unsure');
    expect(await send(mine)).toBe('unsure');
    expect(await send({ [guardFields.token]: 'abc.def.ghi' })).toBe('unsure');
  });

  test('comes from a page elsewhere', async () => {
    const { send, token, wait } = await open();
    const mine = await token();
    wait(5_000);
    expect(await send(mine, { 'Sec-Fetch-Site': 'cross-site' })).toBe('other-site');
    expect(await send(mine, { Origin: 'https://evil.example' })).toBe('other-site');
    expect(await send(mine, { Origin: publicOrigin })).toBeNull();
    expect(await send(mine, { Origin: 'null', 'Sec-Fetch-Site': 'same-origin' })).toBeNull();
  });

  test('comes too often from one place, and others are still taken', async () => {
    const { send, token, wait } = await open();
    const mine = await token();
    wait(5_000);
    const answers = [];
    for (let index = 0; index < 5; index += 1) answers.push(await send(mine));
    expect(answers).toEqual([null, null, null, null, 'too-many']);
    expect(await send(mine, { [visitorAddressHeader]: '192.0.2.2' })).toBeNull();
  });

  test('may guess only so often', async () => {
    const { send } = await open(1);
    const answers = [];
    for (let index = 0; index < 5; index += 1) answers.push(await send({}));
    expect(answers).toEqual(['unsure', 'unsure', 'unsure', 'unsure', 'too-many']);
  });
});

describe('When very much was stored of a form', () => {
  const from = (index: number) => ({ [visitorAddressHeader]: `192.0.2.${index % 250}` });

  test('everybody is asked to press once more, and nobody is kept out', async () => {
    const { guard, send, wait, token, sharedToken } = await open(2);
    for (let index = 0; index < 40; index += 1) await guard.stored('contact');
    const mine = { ...(await token()) };
    wait(2_000);
    expect(await send(mine, from(1))).toBe('unsure');
    expect(await send(await sharedToken(), from(2))).toBe('unsure');
    const again = { [guardFields.token]: await guard.createToken('unsure') };
    expect(await send(again, from(1)), 'pressed too fast for a person').toBe('unsure');
    wait(2_000);
    expect(await send(again, from(1))).toBeNull();
    expect(await send(again, from(2))).toBeNull();
    wait(2 * 3_600_000);
    expect(await send(await sharedToken(), from(3))).toBeNull();
  });

  test('what was refused, or was invalid and not stored, counts for nobody else', async () => {
    const { send, wait, token } = await open(2);
    const mine = await token();
    wait(2_000);
    for (let index = 0; index < 100; index += 1) await send(mine, from(index));
    expect(await send(mine, from(249))).toBeNull();
  });
});

test('without a script the token is the same for all during an hour, and fewer are taken', async () => {
  const { guard, send, wait, sharedToken } = await open();
  const first = await guard.sharedToken();
  wait(20 * 60_000);
  expect(await guard.sharedToken()).toBe(first);
  wait(40 * 60_000);
  expect(await guard.sharedToken()).not.toBe(first);
  const all = await sharedToken();
  expect([await send(all), await send(all), await send(all)]).toEqual([null, null, 'too-many']);
});

test('a museum may leave the number unlimited', async () => {
  const { send, sharedToken } = await open(0);
  const all = await sharedToken();
  for (let index = 0; index < 50; index += 1) expect(await send(all)).toBeNull();
});

test('the protocol of the forms may be called only so often from one place', async () => {
  const { guard } = await open(1);
  const call = (from: string) =>
    guard.allowsCall(new Request(publicOrigin, { headers: { [visitorAddressHeader]: from } }));
  const answers = [];
  for (let index = 0; index < 5; index += 1) answers.push(await call('192.0.2.1'));
  expect(answers).toEqual([true, true, true, true, false]);
  expect(await call('192.0.2.2')).toBe(true);
});
