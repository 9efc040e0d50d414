/**
 * Cross-document view transitions, where the browser supports them. Needed before the page is first shown, and inline, because HTML
 * and CSS checkers report a rule that they do not know.
 */
export const pageTransition =
  '@media (prefers-reduced-motion:no-preference){@view-transition{navigation:auto}::view-transition-group(root){animation-duration:var(--fast)}}'
