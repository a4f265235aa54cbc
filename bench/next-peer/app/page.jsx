import { Content, fetchOneEntry } from '@builder.io/sdk-react';
import { notFound } from 'next/navigation';

export const dynamic = 'force-dynamic';

const apiKey = process.env.BUILDER_API_KEY;
const apiHost = process.env.BUILDER_API_HOST;

export default async function BuilderPage() {
  const content = await fetchOneEntry({
    model: 'page',
    apiKey,
    apiHost,
    userAttributes: { urlPath: process.env.BUILDER_URL_PATH },
    locale: 'en',
    // As the site does: what was fetched is kept for a while.
    fetchOptions: { cache: 'force-cache' },
  });
  if (!content) notFound();
  return <Content model="page" apiKey={apiKey} apiHost={apiHost} content={content} locale="en" />;
}
