/** How long tests wait for what comes true by itself, in milliseconds: on a machine that does a dozen other things it comes late. */
export const patience = 60_000
