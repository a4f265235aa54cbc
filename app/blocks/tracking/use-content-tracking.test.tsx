import { fireEvent, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { BuilderSiteContext, localBuilderSite } from '../frame/builder-site.ts';
import { keepChoice } from '../personalization/made-choices.ts';
import { component, showEntry } from '../show-entry.test-support.tsx';
import { useContentTracking } from './use-content-tracking.ts';

interface Sent {
  type: string;
  data: Record<string, unknown>;
}

let bodies: Promise<Sent[]>[];
const readSent = async () => (await Promise.all(bodies)).flat();

beforeEach(() => {
  bodies = [];
  goal = [20, { ticket: 'day' }];
  window.builderChoices = undefined;
  vi.stubGlobal('navigator', {
    userAgent: 'Mozilla/5.0 (X11; Linux x64) Firefox/140.0',
    cookieEnabled: true,
    sendBeacon: (_: string, body: Blob) => {
      bodies.push(body.text().then((text) => JSON.parse(text).events));
      return true;
    },
  });
  return () => vi.unstubAllGlobals();
});

let goal: unknown[] = [];

function Entry({ contentId }: { contentId: string | null }) {
  const { onClickCapture, trackConversion } = useContentTracking(contentId);
  return (
    <div onClickCapture={onClickCapture} role="presentation">
      <div builder-id="builder-7">
        <button type="button" onClick={() => trackConversion(...goal)}>
          Book
        </button>
      </div>
    </div>
  );
}

// Each test has a queue of its own.
const renderEntry = (apiKey: string, contentId: string | null) =>
  render(
    <StrictMode>
      <BuilderSiteContext value={{ ...localBuilderSite, apiKey }}>
        <Entry contentId={contentId} />
      </BuilderSiteContext>
    </StrictMode>,
  );

const settle = () => new Promise((resolve) => setTimeout(resolve, 20));

test('an entry is seen once, with the variation that is shown', async () => {
  keepChoice('test:page-1', 'blue');
  renderEntry('one', 'page-1');
  await settle();
  expect(await readSent()).toMatchObject([
    { type: 'impression', data: { contentId: 'page-1', variationId: 'blue', ownerId: 'one' } },
  ]);
});

test('clicks tell where they fell, and which was the first', async () => {
  renderEntry('two', 'page-1');
  await settle();
  bodies = [];
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(
    DOMRect.fromRect({ x: 100, y: 100, width: 200, height: 100 }),
  );
  const button = screen.getByRole('button');
  fireEvent.click(button, { clientX: 150, clientY: 133 });
  fireEvent.click(button, { clientX: 150, clientY: 133 });
  await settle();
  const clicks = (await readSent()).filter(({ type }) => type === 'click');
  expect(clicks.map(({ data }) => data.unique)).toEqual([true, false]);
  expect(clicks[0]?.data).toMatchObject({
    targetBuilderElement: 'builder-7',
    metadata: {
      targetOffset: { x: 0.25, y: 0.33 },
      builderTargetOffset: { x: 0.25, y: 0.33 },
      builderElementIndex: 0,
    },
  });
});

test('a goal is told with its amount', async () => {
  renderEntry('three', 'page-1');
  fireEvent.click(screen.getByRole('button'));
  await settle();
  expect((await readSent()).find(({ type }) => type === 'conversion')?.data).toMatchObject({
    amount: 20,
    metadata: { ticket: 'day', amount: 20 },
  });
});

test('a goal may name the content and the variation that it belongs to', async () => {
  goal = [5, 'page-2', 'blue', { ticket: 'year' }];
  renderEntry('five', 'page-1');
  fireEvent.click(screen.getByRole('button'));
  await settle();
  expect((await readSent()).find(({ type }) => type === 'conversion')?.data).toMatchObject({
    ...{ contentId: 'page-2', variationId: 'blue', amount: 5 },
    metadata: { ticket: 'year', amount: 5 },
  });
});

test('a goal inside a symbol is the symbol’s', async () => {
  const book = component(
    'Core:Button',
    { text: 'Book' },
    {
      actions: { click: 'builder.trackConversion(7)' },
    },
  );
  const content = { id: 'symbol/1', data: { blocks: [book] } };
  showEntry({
    blocks: [component('Symbol', { symbol: { model: 'symbol', entry: 'symbol/1', content } })],
  });
  fireEvent.click(screen.getByRole('button'));
  await settle();
  // As it is called at the service, whatever a class may hold.
  expect(document.querySelector('.builder-component-symbol1')).not.toBeNull();
  const goals = (await readSent()).filter(({ type }) => type === 'conversion');
  expect(goals.map(({ data }) => [data.contentId, data.amount])).toEqual([['symbol/1', 7]]);
});

test('a preview is not counted', async () => {
  renderEntry('four', null);
  fireEvent.click(screen.getByRole('button'));
  await settle();
  expect(await readSent()).toEqual([]);
});
