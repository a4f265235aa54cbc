import { useSuspenseQuery } from '@tanstack/react-query';
import { Navigate, useLocation, useParams } from 'react-router';
import { AskFailed, api, ask } from '../../api/ask.ts';

/** Leads to the one item of a type, such as the settings, wherever a link cannot know its address. */
export function OnlyItem() {
  const { type = '' } = useParams();
  const { search } = useLocation();
  const { data } = useSuspenseQuery({
    queryKey: ['items', 'only', type],
    queryFn: () => ask(api.items.$get({ query: { type } })),
  });
  const [item] = data.items;
  if (!item) throw new AskFailed(404, 'unknown');
  return <Navigate to={`/items/${item.setId}${search}`} replace />;
}
