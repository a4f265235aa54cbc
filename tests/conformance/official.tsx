import { type BuilderContent, Content } from '@builder.io/sdk-react';
import { setStage } from './stage.ts';

interface Given {
  readonly content: BuilderContent;
  readonly language: string;
}

setStage<Given>(({ content, language }) => (
  <Content model="page" apiKey="conformance" content={content} locale={language} canTrack={false} />
));
