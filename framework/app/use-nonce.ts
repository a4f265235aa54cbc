import { useContext } from 'react';
import { UNSAFE_FrameworkContext as FrameworkContext } from 'react-router';

/** The mark by which the server knows inline code of ours and allows it by its hash; none in browsers. */
export const useNonce = (): string | undefined => useContext(FrameworkContext)?.nonce;
