import { Content } from '@builder.io/sdk-react';
import { type OfficialGiven, toOfficialProps } from './official-props.ts';
import { setStage } from './stage.ts';

setStage<OfficialGiven>((given) => <Content {...toOfficialProps(given)} />);
