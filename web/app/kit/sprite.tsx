import styles from './icon.module.css'

const horn =
  'M9 96L9 72L9 48L9 24L9 0.7L11.1 -6.4L14.4 -13.5L18.8 -19.3L24 -23.9L29.7 -27.1L35.8 -28.9L41.8 -29.3L47.6 -28.4L52.9 -26.3L57.6 -23.2L61.4 -19.2L64.2 -14.6L66 -9.6L66.6 -4.5L66.3 0.4L64.9 4.9L62.8 8.9L60 12.2L56.8 14.6L53.4 16.2L49.8 16.9L46.4 16.8L43.2 16L40.4 14.6L38 12.6L36.2 10.2L34.9 7.6L34.3 4.9L34.2 2.3L34.7 -0.1L35.6 -2.2L36.7 -3.9L38.1 -5.1L39.6 -5.9L41 -6.3L42.3 -6.4L43.5 -6.2L44.5 -5.8L45.3 -5.2L46.2 -4L55.3 -10.4L53.7 -12.8L51 -15.3L47.6 -17.1L43.8 -18.2L39.6 -18.3L35.4 -17.4L31.3 -15.5L27.7 -12.6L24.7 -8.8L22.5 -4.2L21.2 0.9L21.1 6.3L22.2 11.8L24.4 17.1L27.9 21.9L32.4 26L37.9 29.1L44.2 30.9L50.8 31.3L57.6 30.1L64.1 27.4L70.1 23.2L75.1 17.7L79 11L81.4 3.4L82.3 -4.8L81.4 -13.1L78.7 -21.3L74.3 -28.9L68.3 -35.5L60.8 -40.8L52.1 -44.4L42.7 -46.1L32.9 -45.7L23.2 -43L14.1 -38.1L6 -31.3L-0.7 -22.7L-5.6 -12.7L-9 -0.7L-9 24L-9 48L-9 72L-9 96ZM42.7 -7.2a8 8 0 1 0 16 0a8 8 0 1 0 -16 0Z'

const drawings = {
  arrow: 'M4 12h16M14 6l6 6-6 6',
  back: 'M20 12H4M10 6l-6 6 6 6',
  down: 'M6 9l6 6 6-6',
  plus: 'M12 5v14M5 12h14',
  close: 'M6 6l12 12M18 6L6 18',
  menu: 'M4 7h16M4 12h16M4 17h16',
  search: 'M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14M16 16l5 5',
  eye: 'M2 12s3.6-7 10-7 10 7 10 7-3.6 7-10 7S2 12 2 12M12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6',
  phone: 'M5 3h4l2 5-2.5 1.8a12 12 0 0 0 5.7 5.7L16 13l5 2v4a2 2 0 0 1-2 2A16 16 0 0 1 3 5a2 2 0 0 1 2-2',
  mail: 'M3 6h18v12H3zM3 7l9 7 9-7',
  pin: 'M12 21s7-6.2 7-11a7 7 0 1 0-14 0c0 4.8 7 11 7 11M12 7.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5',
  clock: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M12 7v5l3.5 2',
  file: 'M6 3h8l4 4v14H6zM14 3v4h4M12 10v7M9 14l3 3 3-3',
  play: 'M8 5.5v13l11-6.5z',
  alert: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M12 7.5v5.5M12 16.5v.1',
  check: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M8 12.2l2.8 2.8L16 9.5',
  info: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M12 11v5.5M12 7.5v.1',
} as const

/** Names of icons. */
export type Drawing = keyof typeof drawings

const draw = () => {
  const symbols = Object.entries(drawings).map(([name, path]) => `<symbol id="i-${name}" viewBox="0 0 24 24"><path d="${path}"/></symbol>`)
  return `${symbols.join('')}<defs><path id="i-horn" d="${horn}"/></defs>`
}

const id = 'sprite'

/** In a browser it is taken from the page, which always brings it along: the drawings need not come a second time as code. */
const __html = import.meta.env.SSR ? draw() : (document.getElementById(id)?.innerHTML ?? '')

/** The SVG symbols of icons and logo; once per page. Ids have a prefix because elements have ids too. */
export const Sprite = () => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing but the drawings above is ever in it.
  <svg id={id} className={styles.sprite} aria-hidden="true" dangerouslySetInnerHTML={{ __html }} />
)
