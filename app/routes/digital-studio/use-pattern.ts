import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import {
  firstPattern,
  type PatternChoice,
  parsePattern,
  patternParameters,
  toPatternQuery,
} from '#shared/girih/pattern.ts';

/** A slider sends many values in a second; browsers limit how often an address may change. */
const addressDelayMs = 300;

/**
 * The pattern of the page: it stands in the address beside what else stands there, and follows it
 * when the visitor goes back. An address that says nothing of a pattern leaves it as it is.
 */
export function usePattern() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const [choice, setChoice] = useState(() => parsePattern(new URLSearchParams(search)));
  /** Counts the patterns that did not come from the form, which then shows them anew. */
  const [edition, setEdition] = useState(0);
  /** The pattern that was last shown, sent to the address or read there. */
  const known = useRef(toPatternQuery(choice));
  const isTouched = useRef(false);

  useEffect(() => {
    const parameters = new URLSearchParams(search);
    if (!patternParameters.some((name) => parameters.has(name))) return;
    const said = parsePattern(parameters);
    if (toPatternQuery(said) === known.current) return;
    known.current = toPatternQuery(said);
    isTouched.current = false;
    setChoice(said);
    setEdition((count) => count + 1);
  }, [search]);

  useEffect(() => {
    if (!isTouched.current) return;
    const timer = setTimeout(() => {
      known.current = toPatternQuery(choice);
      navigate(withPattern(window.location.search, known.current), {
        replace: true,
        preventScrollReset: true,
      });
    }, addressDelayMs);
    return () => clearTimeout(timer);
  }, [choice, navigate]);

  const choose = useCallback((next: PatternChoice, isByButton = false) => {
    isTouched.current = true;
    setChoice(next);
    if (isByButton) setEdition((count) => count + 1);
  }, []);

  /** The page as it begins, its pattern said: a link to it works before the page has its scripts. */
  const beginning = withPattern(search, toPatternQuery(firstPattern));
  return { choice, choose, edition, beginning };
}

/** The query with another pattern in it; what else it says, such as a film, stays. */
function withPattern(search: string, pattern: string): string {
  const others = new URLSearchParams(search);
  for (const name of patternParameters) others.delete(name);
  return `?${[others.toString(), pattern].filter(Boolean).join('&')}`;
}
