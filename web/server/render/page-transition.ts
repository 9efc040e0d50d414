/**
 * Lets one whole page fade into the next, where the browser can. It has to be there before the page is first shown, and stands in no
 * stylesheet, because checkers of HTML take a rule that they do not know for an error.
 */
export const pageTransition =
  '@media (prefers-reduced-motion:no-preference){@view-transition{navigation:auto}::view-transition-group(root){animation-duration:var(--fast)}}'
