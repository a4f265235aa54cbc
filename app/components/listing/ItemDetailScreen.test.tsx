import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { showPiece } from '#app/components/show-piece.test-support.tsx';
import { ItemDetailScreen } from './ItemDetailScreen.tsx';

const say = (text: string) => ({ text, language: 'en' as const });
const next = {
  href: '/about/news/rain',
  title: say('Rain on the court'),
  lead: null,
  image: null,
  kind: 'Story',
  dates: null,
  label: 'Read next',
};

test.each([
  ['after the one that follows', next],
  ['where none follows', null],
])('the way to all stands %s', (_, following) => {
  showPiece(
    <ItemDetailScreen title={say('The well')} facts={[]} text={[]} picture={null} next={following}>
      <a href="/about/news">All news</a>
    </ItemDetailScreen>,
  );
  screen.getByRole('link', { name: 'All news' });
  expect(screen.queryAllByRole('link', { name: 'Rain on the court' })).toHaveLength(
    following ? 1 : 0,
  );
});
