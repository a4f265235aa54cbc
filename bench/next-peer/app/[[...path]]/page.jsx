import { Content, fetchOneEntry, isPreviewing } from '@builder.io/sdk-react';
import { notFound } from 'next/navigation';

export const dynamic = 'force-dynamic';

const apiKey = process.env.BUILDER_API_KEY;
const apiHost = process.env.BUILDER_API_HOST;

export default async function BuilderPage({ params, searchParams }) {
  const { path = [] } = await params;
  const content = await fetchOneEntry({
    model: 'page',
    apiKey,
    apiHost,
    userAttributes: { urlPath: `/${path.join('/')}` },
    locale: 'en',
    // As the site does: what was fetched is kept for a while.
    fetchOptions: { cache: 'force-cache' },
  });
  if (!content && !isPreviewing(await searchParams)) notFound();
  return <Content model="page" apiKey={apiKey} apiHost={apiHost} content={content} locale="en" />;
}
