import { type BuilderContent, Content } from '@builder.io/sdk-react';
import { setStage } from './stage.ts';

interface Given {
  readonly content: BuilderContent;
  readonly language: string;
  readonly passed?: Readonly<Record<string, unknown>>;
}

setStage<Given>(({ content, language, passed }) => (
  <Content
    model="page"
    apiKey="conformance"
    content={content}
    data={passed}
    locale={language}
    canTrack={false}
  />
));
