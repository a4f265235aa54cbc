import type { BuilderContent } from '@builder.io/sdk-react';

export interface OfficialGiven {
  readonly content: BuilderContent;
  readonly language: string;
  readonly passed?: Readonly<Record<string, unknown>> | undefined;
}

/** How the official renderer is called, on the server and in the browser. It changes what it gets. */
export const toOfficialProps = ({ content, language, passed }: OfficialGiven) => ({
  model: 'page',
  apiKey: 'conformance',
  content: structuredClone(content),
  ...(passed && { data: structuredClone(passed) }),
  locale: language,
  canTrack: false,
});
