/** The page that says how accessible the site is, without language: every page leads there. */
export const accessibilityPath = '/accessibility'
